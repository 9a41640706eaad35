import IntentRuntime
import JSON

/// What a server offers at a time.
struct ServerListing: Sendable {
    /// How many tools are taken.
    static let mostTools = 500
    /// How long a server may take to tell what it offers.
    private static let limit: Duration = .seconds(15)

    /// Its tools, by name.
    let tools: [String: ServerTool]
    /// Whether it has resources.
    let hasResources: Bool
    /// What of it is left out, and why.
    let notices: [String]

    /// Asks a server.
    ///
    /// - Parameter session: The conversation with it.
    /// - Throws: ``ServerFault``.
    init(of session: ServerSession) async throws {
        let capabilities = session.capabilities
        hasResources = capabilities.contains("resources")
        var tools: [String: ServerTool] = [:]
        var notices: [String] = []
        if capabilities.contains("tools") {
            let list = try await session.pages("tools/list", "tools", most: Self.mostTools, limit: Self.limit)
            if list.isCut {
                notices.append("it has more than \(Self.mostTools) tools; only the first \(Self.mostTools) are taken")
            }
            for element in list.elements {
                do throws(ServerTool.Refusal) {
                    let tool = try ServerTool(element)
                    guard tools[tool.name] == nil else {
                        notices.append("it has two tools named '\(tool.name)'; only the first is taken")
                        continue
                    }
                    tools[tool.name] = tool
                } catch {
                    notices.append(error.description)
                }
            }
        }
        self.tools = tools
        self.notices = notices
    }

    /// What the server offers, as an app's catalogue.
    ///
    /// - Parameter app: The app that the server is.
    func catalog(of app: AppDescriptor) -> IntentCatalog {
        IntentCatalog(
            apps: [app], intents: tools.values.map { $0.intent(of: app) },
            entities: hasResources ? [ServerResource.type(of: app)] : [],
            enums: tools.values.flatMap { $0.enums(of: app) })
    }

    /// A tool.
    ///
    /// - Parameters:
    ///   - name: Its name, also after the app's id and a `/`.
    ///   - app: The app that the server is.
    /// - Throws: ``IntentSystemError/unknownName(kind:name:nearest:)``.
    func tool(named name: String, of app: AppDescriptor) throws(IntentSystemError) -> ServerTool {
        let prefix = app.id + "/"
        if let tool = tools[name] ?? (name.hasPrefix(prefix) ? tools[String(name.dropFirst(prefix.count))] : nil) {
            return tool
        }
        throw .unknownName(kind: "tool of '\(app.id)'", name: name, nearest: [])
    }
}
