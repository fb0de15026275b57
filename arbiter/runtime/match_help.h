// What `arbiter match --help` prints.
#pragma once

#include <string_view>

namespace adoube::arbiter {

inline constexpr std::string_view match_help =
    R"(Usage: arbiter match -engine cmd=PATH [key=value...] -engine ... [-each key=value...] [OPTION...]

Plays a match or tournament between UCI engines. Options have one dash or two; [...] is the default.

Players (after -engine; after -each for all of them)
  cmd=PATH              the engine
  name=NAME             its name [as it calls itself]
  args="A B"  arg=A     its arguments
  dir=DIR               where it runs [here]
  proto=uci             the one protocol that is spoken
  option.NAME=VALUE     a UCI option; a button takes no value
  tc=[MOVES/]TIME[+INC]  seconds, or MIN:SEC; hgTIME, an hourglass; inf
  st=SECONDS            a fixed time for each move
  nodes=N  depth=N  plies=N   limits of each search; plies is the same as depth
  timemargin=MS         a move may come so much too late [0]
  restart=on|off|auto   a new process for every game; auto is off [off]
  ponder                it thinks in the opponent's time, if it can
  whitepov  debug       it tells scores from White's side; it is told "debug on"
  book=FILE  bookdepth=N  its own Polyglot book, and the full moves up to which it is used [1000]
  conf=NAME             taken out of the list of engines (-engines); what follows changes it;
                        only after -engine
  stderr=FILE           receives its standard error [nobody does]
  initstr=LINE          sent to it before uci; \n between lines
  tscale=FACTOR         its limits are so many times as long [1]
  startup-ms= ucinewgame-ms= ping-ms= stop-ms= quit-ms=   limits of its own, see below

Match
  -tournament round-robin|gauntlet|pyramid|swiss|knockout   [round-robin]
  -seeds N              the first N meet all others in a gauntlet, are placed in a knockout [0]
  -rounds N             [1; with -sprt 500000; with swiss enough for one winner]
  -games N              games of each encounter in a round [2]
  -repeat [N]           games in a row with one opening [2]
  -noswap               colors do not change from game to game
  -reverse              the second engine begins with White
  -shard I/N            plays the I-th of N parts of the match only, every N-th pair of games;
                        arbiter report --merge joins them [all of it]
  -concurrency N        games at a time [1]
  -openings file=FILE [format=epd|pgn|polyglot] [order=sequential|random] [plies=N] [start=N]
                        [format by the file's ending, sequential, all plies, 1];
                        .gz, .zst and .bz2 are read as well
  -engines [FILE]       the list of engines for conf=, in Cute Chess' form; without -engine it
                        is shown [engines.json here or Cute Chess' own]
  -use-affinity [LIST]  a board's engines run on one processor, of 0,2,4-7 or of all [off]
  -srand N              seed of everything random [0]
  -wait MS              rest between two games [0]
  -recover, -norecover  go on, or stop, when an engine has failed [-recover]
  -sprt elo0=E elo1=E alpha=A beta=B [model=normalized|logistic|bayesian]
                        stop when the test is decided [0 5 0.05 0.05 normalized]

Rules
  -variant standard|chess960         [standard]
  -draw-mode auto|fide  threefold repetition and 50 moves draw by themselves, or by claim [auto]
  -claim always|never|score          when an engine's side claims; score: when its last score is
                        not above 0 or absent [score]
  -first-move-limit SEC|off          [off]
  -idle-limit SEC|off   for a move without a clock [600]
  -disconnect-grace SEC|off  an engine that dies in its thoughts is started again, once a move [off]
  -exact-dead-position  judge dead positions by proof
  -draw [movenumber=N] [movecount=N] [score=CP]       [off; 0 8 20]
  -resign [movecount=N] [score=CP] [twosided=true]    [off; 3 400 false]
  -resign-by-engine [movecount=N] [score=CP]          an engine's side resigns [off; 3 600]
  -draw-offer [movenumber=N] [movecount=N] [score=CP]
                        it offers a draw, or accepts one when its score is at most CP
                        [off; 40 8 10]
  -tb FOLDER[:FOLDER]   results of Syzygy tables, right after a capture or a pawn move [off]
  -tbpieces N -tbignore50 -tbadjudicate BOTH|WIN_LOSS|DRAW    [7, with the 50 moves, BOTH]
  -quick cmd=A cmd=B book=FILE
                        25,000 rounds at 10+0.1 with openings by lot, -draw 30 8 8, and the lines of
                        cutechess-cli
  -check-pvs            warn of expected moves that cannot be played, begin otherwise or go on
                        when the game is over [off; with -output format=fastchess on]
  -check-mate-pvs       the same, and of mates that they do not keep [off]
  -maxmoves N           full moves after the opening, then it is a draw [0: off]

Output
  -pgnout [file=]FILE [min=true] [fi=true] [append=false] [nodes=true] [seldepth=true] [nps=true]
                        [hashfull=true] [tbhits=true] [timeleft=true] [latency=true] [pv=true]
                        [notation=san|lan|uci] [match_line=REGEX]
                        fi: only games that have ended
  -crc32 pgn=true       the checksum of the games' file after each game [false]
  -epdout [file=]FILE [append=false]   the last position of each game
  -journal FILE|off     keeps every finished game, durable, to resume from
                        [the file of -pgnout and .journal; off without a PGN file]
  -resume [FILE]        go on where the journal ends; with FILE no other option is needed
  -control FILE         tells a running match: "stop" (no more games begin), "concurrency N"
                        [none; for a shard the journal's name and .control]
  -live [table|boards]  the running games below the lines, on a terminal [off; table]
  -serve PORT           and in a browser, at http://127.0.0.1:PORT/match
  -transcript FILE      the last 100 lines from and to an engine that failed [nowhere]
  -event NAME -site NAME             PGN tags ["Adoube match", "?"]
  -output format=adoube|fastchess|cutechess
                        whose lines are printed, and whose words Termination has [adoube]
  -ratinginterval N     games (with fastchess: pairs) between two reports, 0: only at the end
                        [10; with cutechess 0]
  -scoreinterval N      games between two lines with the score, 0: only at the end [1]
  -outcomeinterval N    games between two lists of how games ended, 0: only at the end [0]
  -resultformat F       a table: default, short, wide, or columns with commas between them:
                        rank name elo error nelo games wins losses draws points score drawratio
                        los pairs [for two players none, for more the usual one]
  -report penta=false   statistics and tests of single games, not of pairs [true]
  -json                 the result as one JSON object on standard output, the rest on stderr
  -log file=FILE [level=trace|info|warn] [engine=true]   [warnings on stderr]

Read for the sake of other runners' command lines, of no effect
  -testEnv -force-concurrency -show-latency -autosaveinterval N -bookmode ram|disk
  -config [outname=FILE] [discard=true] [stats=true]   outname: the journal
  -openings policy=round|encounter|default   an opening serves -repeat games

Limits (milliseconds; what they limit is not charged to the clock)
  -startup-ms MS        from the start to uciok and readyok [10000]
  -ucinewgame-ms MS     to be ready for a new game [10000]
  -ping-ms MS           to answer isready [5000]
  -stop-ms MS           to obey stop when the time is up, then it is killed [1000]
  -quit-ms MS           to obey quit; SIGTERM and SIGKILL follow [1000]

Exit status: 0 the match is complete, 1 it was interrupted or an engine could not start,
2 unusable arguments or input, 3 games could not be stored.

Example:
  arbiter match -engine cmd=./adoube name=A -engine cmd=stockfish name=B -each tc=10+0.1 \
    -rounds 50 -concurrency 2 -openings file=book.epd order=random -pgnout file=games.pgn
  arbiter match -resume games.pgn.journal
)";

}  // namespace adoube::arbiter
