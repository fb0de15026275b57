// EPD: nothing crashes, and what is written is read again as the same record.
#include "fuzz/fuzz_target.h"
#include "notation/epd.h"

namespace adoube {

namespace {

void check(std::string_view text, fen::Strictness strictness) {
    const auto record = epd::read(text, Variant::chess960, strictness);
    if (!record) {
        fuzz::require(record.error().offset <= text.size(), "a fault is inside the text");
        return;
    }
    const std::string written = epd::write(record->position(), record->operations);
    const auto again = epd::read(written, Variant::chess960, strictness);
    fuzz::require(again.has_value(), "what was written can be read");
    fuzz::require(again->position().same_as(record->position()), "the position is kept");
    const std::string twice = epd::write(again->position(), again->operations);
    fuzz::require(twice == written, "print-parse-print is identity");
}

}  // namespace

}  // namespace adoube

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adoube;
    check(fuzz::text_of(data, size), fen::Strictness::strict);
    check(fuzz::text_of(data, size), fen::Strictness::lenient);
    return 0;
}
