import AppIntents
import ChangeHistory
import Foundation
import IntentCommandLine
import IntentJournal
import IntentRuntime
import JoinedApps
import MCPClients
import NotesApp

/// Sets the apps to work on the person's accounts, and gives the system that runs them.
enum Accounts {
    /// Opens the accounts of the command line, or else of the configuration.
    ///
    /// - Parameters:
    ///   - options: The options of every command.
    ///   - runsIntents: Whether intents are run, which is written down.
    ///   - requester: Who wants them run.
    ///   - tools: The choice of tools that is to be followed, which must be about something that there is.
    static func system(
        _ options: GlobalOptions, runsIntents: Bool = false, for requester: Permissions.Requester = .person,
        choosing tools: ToolChoice? = nil
    ) async throws -> IntentSystem {
        let configuration = try Configuration(at: options.configuration)
        let permissions = try Permissions(options, configuration)
        let joined = await joinedApps(configuration)
        let whole = IntentCatalog.discovered().merging(joined.catalogs)
        try tools?.check(against: whole, unseen: configuration.programs.subtracting(whole.apps.map(\.id)))
        var catalog = try permissions.catalog(of: whole, unseen: configuration.programs)
        // An assistant has no use for an app that has nothing to work on.
        if requester == .assistant { catalog = catalog.removing(apps: appsWithoutAccounts(options, configuration)) }
        let folders = try open(options, configuration)
        let journal = runsIntents ? journal() : nil
        // To take something back is to change it.
        let kept = permissions.policy.isReadOnly ? nil : journal.flatMap { history(beside: $0, of: folders) }
        return IntentSystem(
            catalog: catalog, journal: journal, history: kept,
            gatekeeper: permissions.gatekeeper(for: requester), connections: joined.connections,
            scope: folders.map { $0.resolvingSymlinksInPath().path }.sorted().joined(separator: "\n"))
    }

    /// What the built-in apps and the joined ones offer, without what the person's policy takes away.
    ///
    /// - Parameter options: The options of every command.
    static func catalog(_ options: GlobalOptions) async throws -> IntentCatalog {
        let configuration = try Configuration(at: options.configuration)
        return try Permissions(options, configuration).catalog(
            of: await wholeCatalog(configuration), unseen: configuration.programs)
    }

    /// Does something with an intent, and says where the policy took it away.
    ///
    /// - Parameters:
    ///   - options: The options of every command.
    ///   - body: What to do.
    static func explaining<Value>(_ options: GlobalOptions, _ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as IntentSystemError {
            let configuration = try Configuration(at: options.configuration)
            let permissions = try Permissions(options, configuration)
            throw permissions.explaining(error, in: await wholeCatalog(configuration))
        }
    }

    /// What is kept of the files that runs change; where it cannot be, that is said and the command goes on without.
    ///
    /// - Parameters:
    ///   - journal: The journal that tells of the runs.
    ///   - folders: The accounts in which changes may be taken back.
    static func history(beside journal: SQLiteJournal, of folders: [URL] = []) -> ChangeHistory? {
        do {
            let folder = (journal.path as NSString).deletingLastPathComponent
            return try ChangeHistory(path: folder + "/history", accounts: folders)
        } catch {
            Output.complain("\(error); runs cannot be taken back")
            return nil
        }
    }

    /// Opens those of the accounts whose folders exist, for a look at the apps that says of the others that they do not.
    ///
    /// - Parameter options: The options of every command.
    static func openExisting(_ options: GlobalOptions) throws {
        let folders = options.notes.isEmpty ? try Configuration(at: options.configuration).notes : options.notes
        try NotesLibrary(folders: folders.map(url).filter { (try? $0.checkResourceIsReachable()) == true }).register()
    }

    /// The folder that a person means by a path, `~` included.
    static func url(_ path: String) -> URL {
        URL(fileURLWithPath: HomeFolder.expanding(path), isDirectory: true)
    }

    private static func wholeCatalog(_ configuration: Configuration) async -> IntentCatalog {
        .discovered().merging(await joinedApps(configuration).catalogs)
    }

    /// The apps of the configuration; one that cannot be joined is left out, and that is said.
    private static func joinedApps(
        _ configuration: Configuration
    ) async -> (catalogs: [IntentCatalog], connections: [any AppConnection]) {
        let (apps, servers) = await joined(configuration)
        for failure in apps.failures { Output.complain("\(failure.words); the app '\(failure.id)' is left out") }
        for notice in servers.notices { Output.complain(notice) }
        return (apps.apps.map(\.catalog) + servers.catalogs, apps.apps + servers.apps)
    }

    /// The apps of other programs that the configuration names, and the MCP servers.
    static func joined(_ configuration: Configuration) async -> (apps: JoinedApps, servers: MCPServers) {
        async let apps = JoinedApps(configuration.apps)
        let servers = await MCPServers(configuration.servers)
        return (await apps, servers)
    }

    /// The journal; where it cannot be kept, that is said and the command goes on without.
    private static func journal() -> SQLiteJournal? {
        do {
            return try SQLiteJournal()
        } catch {
            Output.complain("\(error); runs are not written down")
            return nil
        }
    }

    /// The ids of the built-in apps for which no account is set up.
    private static func appsWithoutAccounts(_ options: GlobalOptions, _ configuration: Configuration) -> Set<String> {
        options.notes.isEmpty && configuration.notes.isEmpty ? ["notes"] : []
    }

    /// Opens the accounts; the folders that they are kept in.
    private static func open(_ options: GlobalOptions, _ configuration: Configuration) throws -> [URL] {
        let folders = options.notes.isEmpty ? configuration.notes : options.notes
        let progress = ProgressLine("Reading notes")
        do {
            let library = try NotesLibrary(folders: folders.map(url)) { done, total in progress.show(done, of: total) }
            library.register()
            return folders.map(url)
        } catch let error as VaultError {
            throw UsageError.badValue(
                folders.joined(separator: ", "), option: "--notes", expected: "a folder that exists. \(error)")
        }
    }
}
