#include "perft/program/complaint.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>

namespace adoube::perft {

std::string one_line(const Complaint& complaint) {
    std::string line = complaint.what + ": " + complaint.text;
    if (complaint.offset) line += fmt::format(" (column {})", *complaint.offset + 1);
    return line + ", expected " + complaint.expected;
}

std::string as_json(const Complaint& complaint) {
    boost::json::object error{{"fault", complaint.fault}, {"field", complaint.field}};
    if (complaint.offset) error["column"] = *complaint.offset + 1;
    else error["column"] = nullptr;
    error["text"] = complaint.text;
    error["message"] = complaint.what + ", expected " + complaint.expected;
    return boost::json::serialize(boost::json::object{{"error", std::move(error)}});
}

int complain(const Complaint& complaint, bool json) {
    fmt::print(stderr, "perft: {}\n", one_line(complaint));
    if (json) fmt::print("{}\n", as_json(complaint));
    return 2;
}

}  // namespace adoube::perft
