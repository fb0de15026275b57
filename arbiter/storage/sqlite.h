// The little of SQLite that the stores need, with errors as values.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"

struct sqlite3;
struct sqlite3_stmt;

namespace adoube::arbiter::storage {

// What the database says is wrong; the program can only stop.
struct StorageError {
    std::string text;
};

// Absent where all went well.
using StorageFault = std::optional<StorageError>;

// One SQL statement with its parameters, compiled once and run as often as wanted.
class Statement {
public:
    // Parameters count from 1; the text must outlive the run.
    Statement& bind(int parameter, std::string_view text);
    Statement& bind(int parameter, std::int64_t number);
    Statement& bind_null(int parameter);

    // True while there is a row to look at; false at the end, after which it can run again.
    [[nodiscard]] Expected<bool, StorageError> step();
    // Runs a statement that gives no rows.
    [[nodiscard]] StorageFault run();

    // Of the row that step() has come to; columns count from 0. Null reads as "" and 0.
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] bool is_null(int column) const;

private:
    friend class Database;
    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const;
    };
    explicit Statement(sqlite3_stmt* statement) : handle_(statement) {}

    std::unique_ptr<sqlite3_stmt, Finalizer> handle_;
};

class Database {
public:
    // Makes the file if there is none.
    [[nodiscard]] static Expected<Database, StorageError> open(const std::filesystem::path& file);

    [[nodiscard]] Expected<Statement, StorageError> prepare(std::string_view sql) const;
    // Runs statements that take no parameters and whose rows nobody wants.
    [[nodiscard]] StorageFault run(const std::string& sql) const;
    // The first column of the first row.
    [[nodiscard]] Expected<std::int64_t, StorageError> number(std::string_view sql) const;

private:
    struct Closer {
        void operator()(sqlite3* database) const;
    };
    explicit Database(sqlite3* handle) : handle_(handle) {}

    std::unique_ptr<sqlite3, Closer> handle_;
};

}  // namespace adoube::arbiter::storage
