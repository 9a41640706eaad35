import AccountStorage
import AppIntents
import Synchronization

extension NotesLibrary: ContentSource {
    /// Begins to watch the accounts' folders, each on a thread of its own.
    ///
    /// A folder that cannot be watched is passed over: then nobody says what other programs change in it.
    package func startWatching() {
        let watches = accounts.compactMap { account in
            try? FolderWatch(account.vault.folder) { [weak self] change in self?.tell(change, in: account) }
        }
        self.watches.withLock { $0 = watches }
    }

    /// Watches no more.
    package func stopWatching() {
        watches.withLock { $0 = [] }
    }

    private func tell(_ change: FolderWatch.Change, in account: Account) {
        switch change {
        case .files(let paths):
            let notes = paths.filter(NotePath.isNote)
            if !notes.isEmpty {
                ContentChanges.post(.entities(notes.map { id(of: $0, in: account) }, of: NoteEntity.self))
            }
        case .everything:
            ContentChanges.post(.anyEntities(of: NoteEntity.self))
            ContentChanges.post(.anyEntities(of: FolderEntity.self))
        }
    }
}
