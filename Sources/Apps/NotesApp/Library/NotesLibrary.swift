import AccountStorage
import AppIntents
import Synchronization

/// The accounts that the Notes app works on: folders of Markdown notes.
///
/// A note's or folder's id is its path within its account. Paths of the first account stand as they are, so that they stay the same
/// when accounts are added; those of further ones follow `//<account>/`, with which no path within a folder begins.
public final class NotesLibrary: Sendable {
    /// One account: a folder and its name.
    struct Account: Sendable {
        let name: String
        let root: URL
        let vault: NotesVault
    }

    /// What an id leads to.
    struct Place: Sendable {
        let account: Account
        let path: String
    }

    let accounts: [Account]
    /// What tells of changes, while somebody wants to know.
    let watches = Mutex<[FolderWatch]>([])

    /// Opens accounts.
    ///
    /// - Parameters:
    ///   - folders: The accounts' folders. An account is called as its folder is; of two folders of one name the second gets a number.
    ///   - cacheFolder: Where the indexes are kept; the person's cache folder where it is left out.
    ///   - onIndexing: Told, while an account is read for the first time, how many notes have been read and how many there are.
    /// - Throws: ``VaultError/noVault(path:)`` for a folder that does not exist.
    public init(
        folders: [URL], cacheFolder: URL? = nil,
        onIndexing: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) throws {
        var accounts: [Account] = []
        for folder in folders {
            let base = folder.standardizedFileURL.lastPathComponent
            var name = base
            var number = 2
            while accounts.contains(where: { $0.name == name }) {
                name = "\(base) \(number)"
                number += 1
            }
            let vault = try NotesVault(root: folder, cacheFolder: cacheFolder, onIndexing: onIndexing)
            accounts.append(Account(name: name, root: folder, vault: vault))
        }
        self.accounts = accounts
    }

    /// Makes this library the one that the app's intents and queries work on, and that tells what changes in it.
    public func register() {
        AppDependencyManager.shared.add(dependency: self)
        ContentChanges.add(self)
    }

    /// The account that new notes go to where nothing says otherwise.
    func defaultAccount() throws -> Account { try existingAccounts()[0] }

    /// The accounts, of which there is at least one: without any there is nothing that could be said not to be there.
    ///
    /// - Throws: ``NotesError/noAccount``.
    func existingAccounts() throws -> [Account] {
        if accounts.isEmpty { throw NotesError.noAccount }
        return accounts
    }

    /// The id of a path in an account.
    func id(of path: String, in account: Account) -> String {
        account.name == accounts.first?.name ? path : "//\(account.name)/\(path)"
    }

    /// What an id leads to; `nil` for an account that is not there.
    func place(of id: String) -> Place? {
        guard id.hasPrefix("//") else {
            return accounts.first.map { Place(account: $0, path: id) }
        }
        let rest = id.dropFirst(2)
        guard let slash = rest.firstIndex(of: "/"), let account = accounts.first(where: { $0.name == rest[..<slash] })
        else { return nil }
        return Place(account: account, path: String(rest[rest.index(after: slash)...]))
    }

    /// What an id leads to.
    ///
    /// - Throws: ``NotesError/noSuchAccount(_:)``.
    func existingPlace(of id: String) throws -> Place {
        guard let place = place(of: id) else { throw NotesError.noSuchAccount(id) }
        return place
    }
}
