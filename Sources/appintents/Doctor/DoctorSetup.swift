import IntentCommandLine
import IntentRuntime
import JoinedApps
import MCPClients

/// What `doctor` looks at: the built-in apps and those that have joined.
struct DoctorSetup {
    /// All that the apps offer, before the policy takes anything away.
    let catalog: IntentCatalog
    /// Why apps of the configuration could not be joined, and what else their programs gave to complain of.
    let failures: [DoctorEntry]

    private let joined: [JoinedApp]
    private let canAuthenticate: Bool

    /// Opens the accounts whose folders exist, and joins the apps of the configuration.
    ///
    /// - Parameter options: The options of every command.
    init(_ options: GlobalOptions) async throws {
        let configuration = try Configuration(at: options.configuration)
        canAuthenticate = try Permissions(options, configuration).canAuthenticate
        try Accounts.openExisting(options)
        let (apps, servers) = await Accounts.joined(configuration)
        joined = apps.apps
        catalog = .discovered().merging(apps.apps.map(\.catalog) + servers.catalogs)
        failures =
            apps.failures.map { DoctorEntry(kind: "app \($0.id)", wrong: $0.words) }
            + servers.notices.map { DoctorEntry(kind: "MCP server", wrong: $0) }
    }

    /// Everything that an app offers, and what is wrong with it.
    ///
    /// - Parameter app: The app.
    func inspect(_ app: AppDescriptor) async -> [DoctorEntry] {
        guard let program = joined.first(where: { $0.app.id == app.id }) else {
            return await catalog.inspect(app, canAuthenticate: canAuthenticate).map { DoctorEntry($0) }
        }
        do {
            return try await program.inspect(canAuthenticate: canAuthenticate).map { DoctorEntry($0) }
        } catch {
            return [DoctorEntry(kind: "app \(app.id)", wrong: "\(error)")]
        }
    }
}
