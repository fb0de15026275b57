#include "arbiter/audit/complaint.h"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace adoube::arbiter::audit {

std::string one_line(const Complaint& complaint) {
    std::string line = complaint.field;
    if (complaint.ply) line += fmt::format(", ply {}", *complaint.ply);
    if (complaint.offset) line += fmt::format(", column {}", *complaint.offset + 1);
    line += ": " + complaint.what;
    return complaint.text.empty() ? line : line + ": " + complaint.text;
}

std::string as_json(const Complaint& complaint) {
    boost::json::object error{{"fault", complaint.fault}, {"field", complaint.field}};
    if (complaint.offset) error["column"] = *complaint.offset + 1;
    else error["column"] = nullptr;
    error["text"] = complaint.text;
    error["message"] = complaint.what;
    if (complaint.ply) error["ply"] = *complaint.ply;
    if (complaint.reason) error["reason"] = *complaint.reason;
    return boost::json::serialize(boost::json::object{{"error", std::move(error)}});
}

}  // namespace adoube::arbiter::audit
