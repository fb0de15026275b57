#include "perft/program/unit_file.h"

#include <fmt/format.h>

#include <boost/system/system_error.hpp>
#include <exception>
#include <stdexcept>

#include "notation/fen.h"

namespace adoube::perft {

namespace {

namespace json = boost::json;

// Any exception of reading JSON becomes a complaint about the file.
struct Misfit : std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[nodiscard]] const char* name_of(Variant variant) {
    return variant == Variant::chess960 ? "chess960" : "standard";
}

[[nodiscard]] Variant variant_of(const json::value& name) {
    if (name == "standard") return Variant::standard;
    if (name == "chess960") return Variant::chess960;
    throw Misfit("no such variant");
}

[[nodiscard]] json::object part_of(const char* kind, const CountId& count, std::size_t number) {
    return {{"perft", kind},        {"root", count.root}, {"variant", name_of(count.variant)},
            {"depth", count.depth}, {"unit", number},     {"of", count.units}};
}

struct Part {
    CountId count;
    std::size_t number = 0;
};

[[nodiscard]] Part read_part(const json::value& value, const char* kind) {
    if (value.at("perft") != json::value(kind)) throw Misfit("it is something else");
    Part part;
    part.count.root = json::value_to<std::string>(value.at("root"));
    part.count.variant = variant_of(value.at("variant"));
    part.count.depth = json::value_to<int>(value.at("depth"));
    part.count.units = json::value_to<std::size_t>(value.at("of"));
    part.number = json::value_to<std::size_t>(value.at("unit"));
    if (part.number < 1 || part.number > part.count.units) throw Misfit("no such unit");
    return part;
}

[[nodiscard]] MergedPosition read_merged(const json::value& value, Variant variant) {
    const auto fen = json::value_to<std::string>(value.at("fen"));
    const auto position = fen::read_position(fen, variant);
    if (!position) throw Misfit("a position cannot be read: " + fen);
    return {position->position, json::value_to<std::uint64_t>(value.at("times"))};
}

[[nodiscard]] Unit read_positions(const json::value& value, Variant variant) {
    Unit unit{json::value_to<int>(value.at("plies")), {}};
    if (unit.depth < 0 || unit.depth > max_depth) throw Misfit("no such number of plies");
    for (const json::value& each : value.at("positions").as_array())
        unit.positions.push_back(read_merged(each, variant));
    return unit;
}

// What a reader of JSON throws says besides in which line of the library it was thrown.
[[nodiscard]] std::string words_of(const std::exception& error) {
    const auto* const from_library = dynamic_cast<const boost::system::system_error*>(&error);
    return from_library ? from_library->code().message() : error.what();
}

[[nodiscard]] Complaint misfit(const std::string& kind, const std::string& file,
                               const std::exception& error) {
    return {"this is no " + kind + " of a count, " + words_of(error), file,
            "a file as perft --units and --run-unit write it", "badFile", file};
}

}  // namespace

json::object write_unit(const NumberedUnit& unit) {
    json::object object = part_of("unit", unit.count, unit.number);
    object["plies"] = unit.unit.depth;
    json::array positions;
    for (const auto& [position, times] : unit.unit.positions)
        positions.push_back(json::object{{"fen", fen::write(position)}, {"times", times}});
    object["positions"] = std::move(positions);
    return object;
}

json::object write_result(const UnitResult& result) {
    json::object object = part_of("result", result.count, result.number);
    object["nodes"] = result.nodes;
    object["seconds"] = result.seconds;
    return object;
}

Expected<NumberedUnit, Complaint> read_unit(std::string_view text, const std::string& file) {
    try {
        const json::value value = json::parse(text);
        Part part = read_part(value, "unit");
        Unit unit = read_positions(value, part.count.variant);
        return NumberedUnit{std::move(part.count), part.number, std::move(unit)};
    } catch (const std::exception& error) {
        return Failure{misfit("unit", file, error)};
    }
}

Expected<UnitResult, Complaint> read_result(std::string_view text, const std::string& file) {
    try {
        const json::value value = json::parse(text);
        Part part = read_part(value, "result");
        return UnitResult{std::move(part.count), part.number,
                          json::value_to<std::uint64_t>(value.at("nodes")),
                          json::value_to<double>(value.at("seconds"))};
    } catch (const std::exception& error) {
        return Failure{misfit("result", file, error)};
    }
}

std::string unit_file_name(std::size_t number) { return fmt::format("unit-{:04}.json", number); }

std::filesystem::path result_file_of(const std::filesystem::path& unit_file) {
    std::filesystem::path file = unit_file;
    return file.replace_extension(".result.json");
}

}  // namespace adoube::perft
