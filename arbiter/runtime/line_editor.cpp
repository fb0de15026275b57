#include "arbiter/runtime/line_editor.h"

#include <histedit.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string_view>

#include "arbiter/runtime/readable.h"
#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {

namespace {

constexpr int history_size = 500;

struct CloseEditor {
    void operator()(EditLine* editor) const { el_end(editor); }
};
struct CloseHistory {
    void operator()(History* lines) const { history_end(lines); }
};

}  // namespace

struct LineEditor::State {
    std::unique_ptr<History, CloseHistory> history{history_init()};
    std::unique_ptr<EditLine, CloseEditor> editor{el_init("arbiter", stdin, stdout, stderr)};
    std::string prompt{};
    std::string unfinished{};          // typed when the time ended
    std::optional<Moment> deadline{};  // of the call that goes on
    std::mbstate_t decoding{};
    bool at_end = false;

    [[nodiscard]] static State& of(EditLine* editor) {
        void* state = nullptr;
        el_get(editor, EL_CLIENTDATA, &state);
        return *static_cast<State*>(state);
    }

    static const char* show_prompt(EditLine* editor) { return of(editor).prompt.c_str(); }
    static int read_character(EditLine* editor, wchar_t* character);

    [[nodiscard]] bool wait_for_input() const;
    [[nodiscard]] bool decode(char byte, wchar_t& character);
    [[nodiscard]] std::string keep(std::string line);
};

// Whether something can be read before the deadline.
bool LineEditor::State::wait_for_input() const {
    while (true) {
        std::optional<std::chrono::milliseconds> left;
        if (deadline) left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - now());
        if (is_readable_within(STDIN_FILENO, left)) return true;
        if (deadline && now() >= *deadline) return false;
    }
}

// Whether the byte ends a character; what is no text in the locale's encoding becomes '?'.
bool LineEditor::State::decode(char byte, wchar_t& character) {
    const std::size_t used = std::mbrtowc(&character, &byte, 1, &decoding);
    if (used == static_cast<std::size_t>(-2)) return false;
    if (used == static_cast<std::size_t>(-1)) {
        decoding = {};
        character = L'?';
    }
    return true;
}

// As libedit wants it: 1 with a character, 0 at the end of input, which the end of the time looks
// like too.
int LineEditor::State::read_character(EditLine* editor, wchar_t* character) {
    State& state = of(editor);
    char byte = 0;
    do {
        if (!state.wait_for_input()) return 0;
        const auto received = ::read(STDIN_FILENO, &byte, 1);
        if (received < 0 && errno == EINTR) continue;
        if (received <= 0) {
            state.at_end = true;
            return 0;
        }
    } while (!state.decode(byte, *character));
    return 1;
}

// The line without its break, which the history has from now on.
std::string LineEditor::State::keep(std::string line) {
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    HistEvent event;
    if (!line.empty()) ::history(history.get(), &event, H_ENTER, line.c_str());
    return line;
}

bool LineEditor::suits_terminal() {
    const char* const name = std::getenv("TERM");
    const std::string_view terminal = name ? name : "";
    return !terminal.empty() && terminal != "dumb" && isatty(STDIN_FILENO) == 1 &&
           isatty(STDOUT_FILENO) == 1;
}

LineEditor::LineEditor() {
    std::setlocale(LC_CTYPE, "");  // the encoding of what is typed
    state_ = std::make_unique<State>();
    HistEvent event;
    ::history(state_->history.get(), &event, H_SETSIZE, history_size);
    ::history(state_->history.get(), &event, H_SETUNIQUE, 1);
    EditLine* const editor = state_->editor.get();
    el_set(editor, EL_CLIENTDATA, state_.get());
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_PROMPT, &State::show_prompt);
    el_set(editor, EL_HIST, ::history, state_->history.get());
    el_set(editor, EL_GETCFN, &State::read_character);
    el_set(editor, EL_SIGNAL, 1);  // an interrupt leaves the terminal in order
    el_source(editor, nullptr);    // the user's own keys, ~/.editrc
}

LineEditor::~LineEditor() = default;

bool LineEditor::at_end() const { return state_->at_end; }

std::optional<std::string> LineEditor::read(const std::string& prompt,
                                            std::optional<std::chrono::milliseconds> limit) {
    State& state = *state_;
    EditLine* const editor = state.editor.get();
    state.prompt = prompt;
    state.deadline.reset();
    if (limit) state.deadline = now() + *limit;
    if (!state.unfinished.empty()) el_push(editor, state.unfinished.c_str());
    state.unfinished.clear();
    el_set(editor, EL_PREP_TERM, 1);  // before the prompt, so that no key is met half-way
    int size = 0;
    const char* const text = el_gets(editor, &size);
    if (text) return state.keep(text);
    // Nothing read is control-D on an empty line.
    if (size == 0) state.at_end = true;
    const LineInfo* const typed = el_line(editor);
    if (!state.at_end) state.unfinished.assign(typed->buffer, typed->lastchar);
    static_cast<void>(::write(STDOUT_FILENO, "\n", 1));
    return std::nullopt;
}

}  // namespace adoube::arbiter
