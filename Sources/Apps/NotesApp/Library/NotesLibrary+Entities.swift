import AppIntents

extension NotesLibrary {
    /// The entity of a note's record.
    func entity(_ record: NoteRecord, in account: Account) -> NoteEntity {
        let folder = record.folderPath.isEmpty ? nil : self.entity(FolderRecord(path: record.folderPath), in: account)
        return NoteEntity(record: record, id: id(of: record.path, in: account), folder: folder, library: self)
    }

    /// The entity of a folder's record.
    func entity(_ record: FolderRecord, in account: Account) -> FolderEntity {
        FolderEntity(
            id: id(of: record.path, in: account), name: record.name,
            parent: record.parentPath.flatMap { $0.isEmpty ? nil : entity(FolderRecord(path: $0), in: account) },
            account: AccountEntity(account))
    }

    /// The notes of ids, those that exist.
    func notes(ids: [String]) async throws -> [NoteEntity] {
        var found: [NoteEntity] = []
        for (account, paths) in try grouped(ids) {
            found += try await account.vault.notes(paths: paths).map { entity($0, in: account) }
        }
        return found
    }

    /// The notes for which something holds, in an order; without one, pinned ones first, then the newest.
    ///
    /// - Parameters:
    ///   - isWanted: Whether a note is wanted.
    ///   - order: Whether one note stands before another.
    ///   - limit: How many are wanted at most.
    func notes(
        where isWanted: @Sendable (NoteRecord) -> Bool, sortedBy order: ((NoteRecord, NoteRecord) -> Bool)? = nil,
        limit: Int? = nil
    ) async throws -> [NoteEntity] {
        var found: [(record: NoteRecord, account: Account)] = []
        for account in try existingAccounts() {
            found += try await account.vault.notes().filter(isWanted).map { ($0, account) }
        }
        if let order { found.sort { order($0.record, $1.record) } }
        return found.prefix(limit ?? found.count).map { entity($0.record, in: $0.account) }
    }

    /// The notes in which all words occur, the best first.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - limit: How many are wanted at most.
    func notes(matching words: String, limit: Int? = nil) async throws -> [NoteEntity] {
        var found: [NoteEntity] = []
        for account in try existingAccounts() {
            let rest = limit.map { $0 - found.count }
            found += try await account.vault.search(words, limit: rest).map { entity($0, in: account) }
        }
        return found
    }

    /// The folders of ids, those that exist.
    func folders(ids: [String]) async throws -> [FolderEntity] {
        var found: [FolderEntity] = []
        for (account, paths) in try grouped(ids) {
            found += try await account.vault.folders(paths: paths).map { entity($0, in: account) }
        }
        return found
    }

    /// All folders, by path.
    func folders() async throws -> [FolderEntity] {
        var found: [FolderEntity] = []
        for account in try existingAccounts() {
            found += try await account.vault.folders().map { entity($0, in: account) }
        }
        return found
    }

    private func grouped(_ ids: [String]) throws -> [(account: Account, paths: [String])] {
        let places = ids.compactMap(place)
        return try existingAccounts().compactMap { account in
            let paths = places.filter { $0.account.name == account.name }.map(\.path)
            return paths.isEmpty ? nil : (account, paths)
        }
    }
}
