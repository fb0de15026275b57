#include "arbiter/match/result_fields.h"

#include <algorithm>

#include "arbiter/match/option_readers.h"

namespace adoube::arbiter {
namespace {

constexpr Choice<ResultField> result_fields[] = {
    {"rank", ResultField::rank},
    {"name", ResultField::name},
    {"elo", ResultField::elo},
    {"error", ResultField::error},
    {"nelo", ResultField::normalized_elo},
    {"games", ResultField::games},
    {"wins", ResultField::wins},
    {"losses", ResultField::losses},
    {"draws", ResultField::draws},
    {"points", ResultField::points},
    {"score", ResultField::score},
    {"drawratio", ResultField::draw_ratio},
    {"los", ResultField::superiority},
    {"pairs", ResultField::pairs},
};

constexpr Choice<std::string_view> result_formats[] = {
    {"default", "rank,name,elo,error,games,score,drawratio"},
    {"short", "rank,name,points,games"},
    {"wide", "rank,name,elo,error,nelo,games,wins,losses,draws,points,score,drawratio,los,pairs"},
};

}  // namespace

bool read_result_fields(std::vector<ResultField>& table, std::string_view text) {
    std::string_view fields = text;
    static_cast<void>(read_choice<std::string_view>(fields, text, result_formats));
    table.clear();
    while (true) {
        const auto end = std::min(fields.find(','), fields.size());
        if (!read_choice<ResultField>(table.emplace_back(), fields.substr(0, end), result_fields))
            return false;
        if (end == fields.size()) return true;
        fields.remove_prefix(end + 1);
    }
}

}  // namespace adoube::arbiter
