#include "arbiter/storage/sqlite.h"

#include <sqlite3.h>

namespace adoube::arbiter::storage {

namespace {

// Another process may hold the file for as long as one commit takes.
constexpr int patience_ms = 10'000;

[[nodiscard]] StorageError error_of(sqlite3* handle) {
    return {handle ? sqlite3_errmsg(handle) : "out of memory"};
}

}  // namespace

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

void Database::Closer::operator()(sqlite3* database) const { sqlite3_close(database); }

Statement& Statement::bind(int parameter, std::string_view text) {
    sqlite3_bind_text(handle_.get(), parameter, text.data(), static_cast<int>(text.size()),
                      SQLITE_STATIC);
    return *this;
}

Statement& Statement::bind(int parameter, std::int64_t number) {
    sqlite3_bind_int64(handle_.get(), parameter, number);
    return *this;
}

Statement& Statement::bind_null(int parameter) {
    sqlite3_bind_null(handle_.get(), parameter);
    return *this;
}

Expected<bool, StorageError> Statement::step() {
    const int status = sqlite3_step(handle_.get());
    if (status == SQLITE_ROW) return true;
    const StorageError error = error_of(sqlite3_db_handle(handle_.get()));
    sqlite3_reset(handle_.get());
    if (status == SQLITE_DONE) return false;
    return Failure{error};
}

StorageFault Statement::run() {
    const auto stepped = step();
    if (!stepped) return stepped.error();
    return std::nullopt;
}

std::string Statement::text(int column) const {
    const auto* const bytes = sqlite3_column_text(handle_.get(), column);
    if (!bytes) return "";
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
    return {reinterpret_cast<const char*>(bytes), size};
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}

bool Statement::is_null(int column) const {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
}

Expected<Database, StorageError> Database::open(const std::filesystem::path& file) {
    sqlite3* handle = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    const int status = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
    Database database(handle);
    if (status != SQLITE_OK) return Failure{error_of(handle)};
    sqlite3_busy_timeout(handle, patience_ms);
    return database;
}

Expected<Statement, StorageError> Database::prepare(std::string_view sql) const {
    sqlite3_stmt* statement = nullptr;
    const int status = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                          SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (status != SQLITE_OK) return Failure{error_of(handle_.get())};
    return Statement(statement);
}

StorageFault Database::run(const std::string& sql) const {
    if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK)
        return std::nullopt;
    return error_of(handle_.get());
}

Expected<std::int64_t, StorageError> Database::number(std::string_view sql) const {
    auto statement = prepare(sql);
    if (!statement) return Failure{statement.error()};
    const auto found = statement->step();
    if (!found) return Failure{found.error()};
    return *found ? statement->number(0) : 0;
}

}  // namespace adoube::arbiter::storage
