import IntentRuntime
import JSON
import Synchronization

/// What a program offers by the Model Context Protocol beside its App Intents: tools, resources and prompts of its own.
///
/// It is for what an intent cannot say: a name that clients know already, resources with addresses of another scheme, what the client's
/// model or its folders are needed for. All of it can change while clients are served, who are told that it did.
public final class ServerAdditions: Sendable {
    private struct State {
        var tools: [String: AddedTool] = [:]
        var resources: [String: AddedResource] = [:]
        var templates: [String: AddedResourceTemplate] = [:]
        var prompts: [String: AddedPrompt] = [:]
        /// How often resources were said to hold something else, by their addresses.
        var versions: [String: Int] = [:]
        var observers: [@Sendable (SystemChange) -> Void] = []
    }

    private let state = Mutex(State())
    /// Names of intents' tools that are not the ones they would have, by `app/Type`.
    let toolNames: [String: String]

    /// Makes additions.
    ///
    /// - Parameters:
    ///   - tools: Tools; of two with one name the later stands. An intent's tool of the same name gives way.
    ///   - resources: Resources.
    ///   - templates: Resources by templates of their addresses.
    ///   - prompts: Prompts.
    ///   - toolNames: The names that intents' tools have instead of the app's and the type's, for what clients know already; each by
    ///     `app/Type` of the intent.
    public init(
        tools: [AddedTool] = [], resources: [AddedResource] = [], templates: [AddedResourceTemplate] = [],
        prompts: [AddedPrompt] = [], toolNames: [String: String] = [:]
    ) {
        self.toolNames = toolNames
        state.withLock { state in
            for tool in tools { state.tools[tool.name] = tool }
            for resource in resources { state.resources[resource.uri] = resource }
            for template in templates { state.templates[template.uriTemplate] = template }
            for prompt in prompts { state.prompts[prompt.name] = prompt }
        }
    }

    /// Adds a tool, in place of one of the same name.
    public func add(_ tool: AddedTool) { change(.intents) { $0.tools[tool.name] = tool } }

    /// Adds a resource, in place of one at the same address.
    public func add(_ resource: AddedResource) { change(.resources) { $0.resources[resource.uri] = resource } }

    /// Adds a template, in place of the same one.
    public func add(_ template: AddedResourceTemplate) {
        change(.resources) { $0.templates[template.uriTemplate] = template }
    }

    /// Adds a prompt, in place of one of the same name.
    public func add(_ prompt: AddedPrompt) { change(.shortcuts) { $0.prompts[prompt.name] = prompt } }

    /// Takes a tool away; nothing happens where there is none of the name.
    public func removeTool(named name: String) { change(.intents) { $0.tools[name] = nil } }

    /// Takes a resource away; nothing happens where there is none at the address.
    public func removeResource(at uri: String) { change(.resources) { $0.resources[uri] = nil } }

    /// Takes a prompt away; nothing happens where there is none of the name.
    public func removePrompt(named name: String) { change(.shortcuts) { $0.prompts[name] = nil } }

    /// Whether there is a tool of a name among these.
    public func hasTool(named name: String) -> Bool { tool(named: name) != nil }

    /// Whether there is a prompt of a name among these.
    public func hasPrompt(named name: String) -> Bool { prompt(named: name) != nil }

    /// Says that what a resource holds has changed, for clients that watch it.
    ///
    /// - Parameter uri: Where the resource is.
    public func resourceDidChange(at uri: String) {
        change(.entity(uri: uri)) { $0.versions[uri, default: 0] += 1 }
    }

    /// Calls a function with each change from now on.
    ///
    /// - Parameter observer: What is called; it must not wait.
    func observe(_ observer: @escaping @Sendable (SystemChange) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    private func change(_ change: SystemChange, _ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
        tell(change)
    }

    private func tell(_ change: SystemChange) {
        for observer in state.withLock(\.observers) { observer(change) }
    }
}

extension ServerAdditions {
    // The order is by name, so that it stays the same and clients can keep what they made of it.

    var tools: [AddedTool] { state.withLock { $0.tools.values.sorted { $0.name < $1.name } } }
    var resources: [AddedResource] { state.withLock { $0.resources.values.sorted { $0.uri < $1.uri } } }
    var templates: [AddedResourceTemplate] {
        state.withLock { $0.templates.values.sorted { $0.uriTemplate < $1.uriTemplate } }
    }
    var prompts: [AddedPrompt] { state.withLock { $0.prompts.values.sorted { $0.name < $1.name } } }

    func tool(named name: String) -> AddedTool? { state.withLock { $0.tools[name] } }
    func resource(at uri: String) -> AddedResource? { state.withLock { $0.resources[uri] } }
    func prompt(named name: String) -> AddedPrompt? { state.withLock { $0.prompts[name] } }

    /// What stands for what a resource holds, for whoever wants to know when that is something else; `nil` where there is none.
    func version(of uri: String) -> JSONObject? {
        guard resource(at: uri) != nil || templates.contains(where: { $0.values(in: uri) != nil }) else { return nil }
        return ["version": .integer(state.withLock { $0.versions[uri] ?? 0 })]
    }
}
