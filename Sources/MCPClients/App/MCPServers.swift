import IntentRuntime
import JoinedApps

/// The MCP servers that a person has joined, each an app.
public struct MCPServers: Sendable {
    /// The servers, by the ids of the apps that they are.
    public let apps: [MCPServerApp]
    /// What they offer.
    public let catalogs: [IntentCatalog]
    /// What of them is left out and why, each in a sentence that names the server.
    public let notices: [String]

    /// Joins servers, all at once; one that cannot be spoken with is left out. What a server offers is kept, so that one whose
    /// program is still the same is started only when it is called.
    ///
    /// - Parameters:
    ///   - programs: The servers' programs, by the ids that the person gave the apps.
    ///   - timeLimit: How long a call may take.
    public init(_ programs: [String: Program], timeLimit: Duration = .seconds(30)) async {
        await self.init(programs, timeLimit: timeLimit, cache: .usual)
    }

    package init(_ programs: [String: Program], timeLimit: Duration, cache: OfferCache) async {
        let apps = programs.map { id, program in
            MCPServerApp(
                AppDescriptor(id: id, title: id), program: program, limits: ServerLimits(call: timeLimit), cache: cache)
        }
        let replies = await withTaskGroup(of: Reply.self) { group in
            for app in apps { group.addTask { await Reply(of: app) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var joined: [MCPServerApp] = []
        var catalogs: [IntentCatalog] = []
        var notices: [String] = []
        for reply in replies.sorted(by: { $0.app.app.id < $1.app.app.id }) {
            switch reply.offer {
            case .success(let offer):
                joined.append(reply.app)
                catalogs.append(offer.catalog)
                notices += offer.notices
            case .failure(let error): notices.append("\(error); the app '\(reply.app.app.id)' is left out")
            }
        }
        self.apps = joined
        self.catalogs = catalogs
        self.notices = notices
    }

    /// What a server said when it was asked what it offers.
    private struct Reply: Sendable {
        let app: MCPServerApp
        let offer: Result<ServerOffer, any Error>

        init(of app: MCPServerApp) async {
            self.app = app
            do {
                offer = .success(try await app.keptOffer())
            } catch {
                offer = .failure(error)
            }
        }
    }
}
