#include "arbiter/match/match_grammar.h"

#include "arbiter/match/engine_options.h"
#include "base/text_cursor.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

[[nodiscard]] std::vector<std::string> words(std::string_view line) {
    std::vector<std::string> result;
    TextCursor cursor{line};
    while (cursor.skip_spaces(), !cursor.at_end()) result.emplace_back(cursor.take_word());
    return result;
}

constexpr std::string_view two_engines = "-engine cmd=a -engine cmd=b -each tc=1 ";

[[nodiscard]] MatchOptions parsed(std::string_view line) {
    const auto options = parse_match_options(words(std::string{two_engines} + std::string{line}));
    if (!options) FAIL(options.error().option << ' ' << options.error().text);
    return *options;
}

[[nodiscard]] OptionError error_of(std::string_view line) {
    const auto options = parse_match_options(words(line));
    REQUIRE(!options);
    return options.error();
}

[[nodiscard]] OptionError error_after_engines(std::string_view line) {
    return error_of(std::string{two_engines} + std::string{line});
}

}  // namespace

TEST_CASE("A command line of another runner is understood", "[arbiter][grammar]") {
    const MatchOptions options = parsed(
        "-rounds 100 -games 2 -repeat --concurrency 4 -draw movenumber=34 movecount=8 score=20 "
        "-resign movecount=3 score=400 twosided=true -openings file=b.epd format=epd order=random "
        "start=7 -sprt elo0=0 elo1=5 alpha=0.05 beta=0.1 -pgnout file=g.pgn nodes=true -srand 42 "
        "-variant fischerandom -draw-mode fide -claim never -event A long name -recover");
    CHECK(options.rounds == 100);
    CHECK(options.concurrency == 4);
    CHECK(options.rules.draw == DrawAdjudication{34, 8, 20});
    CHECK(options.rules.resign == ResignAdjudication{3, 400, true});
    CHECK(options.openings->start == 7);
    CHECK(options.openings->order == OpeningOrder::random);
    CHECK(options.sprt->beta == 0.1);
    CHECK(options.pgn->fields.nodes);
    CHECK(options.seed == 42);
    CHECK(options.rules.variant == Variant::chess960);
    CHECK(options.rules.draw_mode == game::DrawMode::fide);
    CHECK(options.rules.claim == ClaimPolicy::never);
    CHECK(options.event == "A long name");
}

TEST_CASE("Two engines and a book are a match", "[arbiter][grammar]") {
    const auto options = parse_match_options(words("-quick cmd=a cmd=b book=c.epd -concurrency 3"));
    REQUIRE(options);
    REQUIRE(options->engines.size() == 2);
    CHECK(options->engines[1].command == "b");
    CHECK(options->engines[0].time_control ==
          game::TimeControl::fischer(std::chrono::seconds{10}, std::chrono::milliseconds{100}));
    CHECK(options->openings->file == "c.epd");
    CHECK(options->openings->order == OpeningOrder::random);
    CHECK(options->rounds == 25'000);
    CHECK(options->games == 2);
    CHECK(options->concurrency == 3);
    CHECK(options->rules.draw == DrawAdjudication{30, 8, 8});
    CHECK(options->console.format == ConsoleFormat::cutechess);
    CHECK(error_of("-quick cmd=a book=c.epd").option == "-engine");
    CHECK(error_of("-quick cmd=a cmd=b").option == "-openings");
    CHECK(error_of("-quick cmd=a cmd=b bok=c.epd").text == "bok=c.epd");
}

TEST_CASE("A file to go on from is the journal", "[arbiter][grammar]") {
    CHECK(parsed("-config outname=m.json discard=true").journal.file == "m.json");
    CHECK(error_after_engines("-config file=config.json").expected.find("-resume FILE") !=
          std::string::npos);
}

TEST_CASE("A shard has a number and a count", "[arbiter][grammar]") {
    CHECK(parsed("-shard 2/8 -rounds 8").shard == Shard{2, 8});
    CHECK(!parsed("-rounds 8").shard);
    for (const std::string_view text : {"-shard", "-shard 2", "-shard 0/2", "-shard 3/2",
                                        "-shard 1/", "-shard /2", "-shard 1/2x", "-shard -1/2"}) {
        CAPTURE(text);
        CHECK(error_after_engines(text).option == "-shard");
    }
    CHECK(error_after_engines("-shard 2/3 -rounds 1").expected ==
          "not more shards than there are pairs of games");
    CHECK(error_after_engines("-shard 1/2 -rounds 9 -tournament swiss").expected ==
          "a tournament whose games do not depend on the results of others");
}

TEST_CASE("What is said of each is applied to all, last", "[arbiter][grammar]") {
    const auto options = parse_match_options(
        words("-each tc=2+1 option.Hash=8 -engine cmd=a name=A tc=9 -engine cmd=b st=1"));
    REQUIRE(options);
    for (const auto& engine : options->engines) {
        CHECK(engine.time_control == game::TimeControl::fischer(2s, 1s));
        CHECK(engine.settings == std::vector<UciSetting>{{"Hash", "8"}});
    }
}

TEST_CASE("Limits may differ from side to side", "[arbiter][grammar]") {
    const auto options = parse_match_options(
        words("-engine cmd=a tc=10 timemargin=50 -engine cmd=b nodes=1000 depth=5 -ping-ms 70"));
    REQUIRE(options);
    CHECK(options->engines[0].time_control.margin == 50ms);
    CHECK(options->engines[1].nodes == 1000U);
    CHECK(options->engines[1].depth == 5);
    CHECK(options->engines[1].limits.ping == 70ms);
}

TEST_CASE("A test without a number of rounds goes on until it is decided", "[arbiter][grammar]") {
    CHECK(parsed("-sprt elo0=0 elo1=5").rounds >= 100'000);
    CHECK(parsed("-sprt elo0=0 elo1=5 -rounds 7").rounds == 7);
    CHECK(parsed("").rounds == 1);
}

TEST_CASE("A misspelt option names the nearest right one", "[arbiter][grammar]") {
    CHECK(error_after_engines("-enigne cmd=c") ==
          OptionError{OptionFault::unknown_option, "", "enigne", "engine"});
    CHECK(error_after_engines("-concurency 2").expected == "concurrency");
    CHECK(error_after_engines("-openings fiel=x") ==
          OptionError{OptionFault::unknown_key, "-openings", "fiel", "file"});
    CHECK(error_after_engines("-qqqqqqqqqq").expected.empty());
}

TEST_CASE("A bad value is named with its option", "[arbiter][grammar]") {
    CHECK(error_after_engines("-rounds x").fault == OptionFault::bad_value);
    CHECK(error_after_engines("-rounds 0").text == "0");
    CHECK(error_after_engines("-rounds").fault == OptionFault::missing_value);
    CHECK(error_after_engines("-rounds 1 2").text == "2");
    CHECK(error_after_engines("-sprt elo0=5 elo1=5").option == "-sprt");
    CHECK(error_after_engines("-sprt alpha=0.7").text == "alpha=0.7");
    CHECK(error_of("-engine cmd=a tc=1x").text == "tc=1x");
    CHECK(error_of("-engine cmd=a proto=xboard").text == "proto=xboard");
    CHECK(error_of("stray -engine cmd=a").fault == OptionFault::unexpected_word);
}

TEST_CASE("What is missing is named", "[arbiter][grammar]") {
    CHECK(error_of("").expected == "at least two engines");
    CHECK(error_of("-engine cmd=a -each tc=1").expected == "at least two engines");
    CHECK(error_of("-engine cmd=a tc=1 -engine name=B tc=1").expected == "cmd=PATH");
    CHECK(error_of("-engine cmd=a tc=1 -engine cmd=b tc=inf").text == "b");
    CHECK(error_after_engines("-pgnout min=true").option == "-pgnout");
}

TEST_CASE("Words of engines stand alone or with a value", "[arbiter][grammar]") {
    const auto options = parse_match_options(std::vector<std::string>{
        "-engine", "cmd=a", "ponder", "debug", "whitepov=true", "tscale=2", "initstr=x y\\nz",
        "option.Move Overhead=10", "option.Clear Hash", "-engine", "cmd=b", "ponder=off", "-each",
        "tc=1", "-ping-ms", "100"});
    REQUIRE(options);
    const EngineOptions& first = options->engines[0];
    CHECK(first.ponder);
    CHECK(first.debug);
    CHECK(first.white_view);
    CHECK(first.limits.ping == 200ms);
    CHECK(options->engines[1].limits.ping == 100ms);
    CHECK(first.initial_lines == std::vector<std::string>{"x y", "z"});
    CHECK(first.settings == std::vector<UciSetting>{{"Move Overhead", "10"}, {"Clear Hash", ""}});
    CHECK_FALSE(options->engines[1].ponder);
}

TEST_CASE("Engines can be taken out of a list", "[arbiter][grammar]") {
    EngineOptions listed;
    listed.name = "Listed";
    listed.command = "/bin/listed";
    listed.settings = {{"Hash", "8"}};
    const auto options = parse_match_options(
        words("-engine conf=Listed name=Other -engine cmd=b -each tc=1"), std::span{&listed, 1});
    REQUIRE(options);
    CHECK(options->engines[0].command == "/bin/listed");
    CHECK(options->engines[0].name == "Other");
    CHECK(options->engines[0].settings.size() == 1);
    CHECK(error_of("-engine conf=Nobody -engine cmd=b -each tc=1").text == "conf=Nobody");
    CHECK(error_of("-engine cmd=a -engine cmd=b -each tc=1 conf=Listed").text == "conf=Listed");
    CHECK(wanted_engine_list(words("-engine conf=A")) == "");
    CHECK(wanted_engine_list(words("-engines list.json")) == "list.json");
    CHECK(wanted_engine_list(words("-engine cmd=A")) == std::nullopt);
}

TEST_CASE("Games are written as is wanted", "[arbiter][grammar]") {
    const MatchOptions options =
        parsed("-pgnout g.pgn min fi -epdout end.epd -crc32 pgn=true -use-affinity 0,4-6 -seeds 2");
    CHECK(options.pgn->notes == PgnNotes::minimal);
    CHECK(options.pgn->finished_only);
    CHECK(options.epd->file == "end.epd");
    CHECK(options.pgn_checksum);
    CHECK(options.processors == std::vector{0, 4, 5, 6});
    CHECK(options.seeds == 2);
    const MatchOptions fields = parsed(
        "-pgnout file=g.pgn nps=true hashfull=true tbhits=true timeleft=true latency=true pv=true "
        "match_line=^info.string");
    CHECK(fields.pgn->fields == PgnFields{false, false, true, true, true, true, true, true});
    CHECK(fields.pgn->line_patterns == std::vector<std::string>{"^info.string"});
    CHECK(parsed("-pgnout file=g.pgn notation=lan").pgn->notation ==
          pgn::MoveNotation::long_algebraic);
    CHECK(parsed("-pgnout g.pgn").pgn->notation == pgn::MoveNotation::san);
    CHECK(error_after_engines("-pgnout file=g notation=pgn").expected ==
          "notation=san, lan or uci");
    CHECK(parsed("-use-affinity").processors->empty());
    CHECK(error_after_engines("-use-affinity 3-1").text == "3-1");
    CHECK(error_after_engines("-each name=A\033B").expected == "name=a name of one line");
    CHECK(error_after_engines("-seeds 3").option == "-seeds");
    CHECK(error_after_engines("-pgnout file=g match_line=(").text == "match_line=(");
    CHECK(error_after_engines("-pgnout file=g seldpeth=true").expected == "seldepth");
    CHECK(error_after_engines("-resultformat rank,naem").option == "-resultformat");
}

TEST_CASE("Policies and tables are read", "[arbiter][grammar]") {
    const GameRules rules = parsed(
                                "-resign-by-engine score=500 -draw-offer movecount=4 -tb /a:/b "
                                "-tbpieces 5 -tbignore50 -tbadjudicate WIN_LOSS")
                                .rules;
    CHECK(rules.own_resignation == OwnResignation{3, 500});
    CHECK(rules.own_draw_offer == OwnDrawOffer{40, 4, 10});
    CHECK(rules.tablebase.path == "/a:/b");
    CHECK(rules.tablebase.pieces == 5);
    CHECK(rules.tablebase.ignores_fifty_moves);
    CHECK(rules.tablebase.use == TablebaseUse::decided);
    CHECK(parsed("").rules.own_resignation == std::nullopt);
    CHECK(parsed("").rules.tablebase.path.empty());
    CHECK(parsed("").rules.line_check == LineCheck::none);
    CHECK(parsed("-check-pvs").rules.line_check == LineCheck::moves);
    CHECK(parsed("-check-mate-pvs -check-pvs").rules.line_check == LineCheck::mates);
    CHECK(parsed("-output format=fastchess").rules.line_check == LineCheck::moves);
    CHECK(error_after_engines("-tbadjudicate SOME").text == "SOME");
    CHECK(error_after_engines("-draw-ofer").expected == "draw-offer");
    CHECK(error_after_engines("-tbpeices 5").expected == "tbpieces");
}

TEST_CASE("A Swiss tournament has rounds enough for a winner", "[arbiter][grammar]") {
    const std::string engines =
        "-engine cmd=a -engine cmd=b -engine cmd=c -engine cmd=d "
        "-engine cmd=e -each tc=1 -tournament swiss ";
    CHECK(parse_match_options(words(engines))->rounds == 3);
    CHECK(parse_match_options(words(engines + "-rounds 5"))->rounds == 5);
}

TEST_CASE("Arguments of an engine may be quoted", "[arbiter][grammar]") {
    CHECK(split_arguments("a  'b c' d\"e f\"g ''") ==
          std::vector<std::string>{"a", "b c", "de fg", ""});
    CHECK(split_arguments("").empty());
}

}  // namespace adoube::arbiter
