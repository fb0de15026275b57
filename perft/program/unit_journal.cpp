#include "perft/program/unit_journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <string_view>

namespace adoube::perft {

namespace {

[[nodiscard]] Complaint cannot(const std::string& what, const std::string& file) {
    return {"the journal cannot be " + what, file, "a file that can be read and written", "badPath",
            "--journal"};
}

// The results in whole lines of a text.
[[nodiscard]] Expected<std::vector<UnitResult>, Complaint> read_lines(std::string_view text,
                                                                      const std::string& file,
                                                                      const CountId& count) {
    std::vector<UnitResult> results;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        auto result = read_result(text.substr(0, end), file);
        if (!result) return Failure{result.error()};
        if (result->count != count)
            return Failure{Complaint{"the journal is one of another count", file,
                                     "the same position, depth and --unit-count, or a new file",
                                     "otherCount", "--journal"}};
        results.push_back(*std::move(result));
        text.remove_prefix(end + 1);
    }
    return results;
}

}  // namespace

Expected<UnitJournal, Complaint> UnitJournal::open(const std::string& file, const CountId& count) {
    UnitJournal journal(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644), {});
    if (journal.file_ < 0) return Failure{cannot("opened", file)};
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    text.erase(text.rfind('\n') + 1);  // all of it where there is no line break
    const auto size = static_cast<::off_t>(text.size());
    auto known = read_lines(text, file, count);
    if (!known) return Failure{known.error()};
    if (::ftruncate(journal.file_, size) != 0 || ::lseek(journal.file_, 0, SEEK_END) != size)
        return Failure{cannot("written", file)};
    journal.known_ = *std::move(known);
    return journal;
}

UnitJournal::~UnitJournal() {
    if (file_ >= 0) ::close(file_);
}

bool UnitJournal::add(const UnitResult& result) {
    const std::string line = boost::json::serialize(write_result(result)) + '\n';
    return ::write(file_, line.data(), line.size()) == static_cast<::ssize_t>(line.size());
}

}  // namespace adoube::perft
