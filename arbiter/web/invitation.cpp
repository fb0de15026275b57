#include "arbiter/web/invitation.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <optional>

#include "arbiter/json/fields.h"
#include "arbiter/session/session.h"
#include "base/text_cursor.h"

namespace adoube::arbiter::web {

namespace {

using session::Refused;

constexpr std::size_t longest_name = 40;

// The session itself judges what it would be asked: a trial that nobody sees.
[[nodiscard]] std::optional<Refused> judge(const Invitation& invitation) {
    session::Session trial{session::Settings{}};
    const auto request = boost::json::serialize(create_request(invitation, ""));
    const auto reply = boost::json::parse(trial.answer(request, {}).line).as_object();
    if (reply.at("ok").as_bool()) return std::nullopt;
    return Refused{std::string(reply.at("refusal").as_string()),
                   std::string(reply.at("text").as_string())};
}

[[nodiscard]] Refused not_understood(std::string_view detail) {
    return session::bad_request(detail, game::Language::english);
}

}  // namespace

std::string fit_name(std::string_view name, std::string_view stand_in) {
    std::string fit;
    for (const char byte : name) {
        if (is_control(byte)) continue;
        if (fit.empty() && byte == ' ') continue;
        if (fit.size() >= longest_name && !continues_character(byte)) break;
        fit += byte;
    }
    while (fit.ends_with(' ')) fit.pop_back();
    // A word of the protocol: who has it for a name would not be told from those who look on.
    if (fit.empty() || fit == "spectator") return std::string(stand_in);
    return fit;
}

Expected<Invitation, Refused> read_invitation(std::string_view text) {
    boost::json::error_code error;
    const auto parsed = boost::json::parse(text, error);
    const auto* const object = parsed.if_object();
    if (error || !object) return Failure{not_understood("expected a JSON object")};
    json::Fields fields(*object);
    Invitation invitation;
    invitation.host = fit_name(fields.text_if_any("host").value_or(""), "Host");
    invitation.language = fields.text_if_any("lang").value_or("en");
    invitation.start_fen = fields.text_if_any("startFen").value_or("");
    const auto opponent = fields.text_if_any("opponent").value_or("person");
    if (opponent != "person" && opponent != "engine") fields.blame("opponent", "person or engine");
    invitation.to_engine = opponent == "engine";
    if (const auto* const options = fields.object_if_any("options")) invitation.options = *options;
    if (fields.fault()) return Failure{not_understood(*fields.fault())};
    if (auto refusal = judge(invitation)) return Failure{std::move(*refusal)};
    return invitation;
}

std::string write_invitation(const Invitation& invitation) {
    boost::json::object written{{"host", invitation.host},
                                {"opponent", invitation.to_engine ? "engine" : "person"},
                                {"options", invitation.options},
                                {"lang", invitation.language}};
    if (!invitation.start_fen.empty()) written["startFen"] = invitation.start_fen;
    return boost::json::serialize(written);
}

boost::json::object create_request(const Invitation& invitation, std::string_view guest) {
    std::string name = fit_name(guest, "Guest");
    if (name == invitation.host) name += " 2";
    boost::json::object request{{"op", "create"},
                                {"host", invitation.host},
                                {"guest", name},
                                {"options", invitation.options},
                                {"lang", invitation.language}};
    if (!invitation.start_fen.empty()) request["startFen"] = invitation.start_fen;
    return request;
}

}  // namespace adoube::arbiter::web
