import AppIntents
import IntentRuntime
import JSON
import SchemaCatalog

/// An app of this process as a host sees it: what it offers, found by its names.
package struct HostedApp: Sendable {
    /// The app's id; `nil` where the whole program is one app.
    package let id: String?
    /// What a person calls the app.
    let title: String
    /// The system that runs what the app offers.
    package private(set) var system: IntentSystem
    private let queries: [any IntentValueQuery.Type]

    /// An app of this process.
    ///
    /// - Parameters:
    ///   - id: The app's id, as ``AppDescriptor/id`` has it; `nil` for all that the program links.
    ///   - timeLimit: How long an intent may take.
    ///   - title: What a person calls the app; the id where it is left out.
    package init(id: String?, timeLimit: Duration = .seconds(30), title: String? = nil) {
        self.id = id
        self.title = title ?? id ?? ""
        system = IntentSystem(catalog: Self.catalog, timeLimit: timeLimit)
        queries = Self.queries.filter { id == nil || AppDescriptor.of($0).id == id }
    }

    /// The same app, its intents limited to another time; what takes the last intent back is shared.
    func limited(to limit: Duration) -> HostedApp {
        var app = self
        app.system.timeLimit = limit
        return app
    }

    /// What this process offers; its types do not change while it runs.
    package static let catalog = IntentCatalog.discovered()

    private static let queries = ConformanceRecords.types(conformingTo: ["IntentValueQuery"], of: "AppIntents")
        .compactMap { $0 as? any IntentValueQuery.Type }
        .filter { AppDescriptor.of($0).id != "appIntents" }

    func intent(named name: String) throws -> IntentDescriptor {
        try found(name, "intent", intents, { [$0.identifier, $0.schema] }) { try system.catalog.intent(named: $0) }
    }

    func entity(named name: String) throws -> EntityDescriptor {
        try found(name, "entity", entities, { [$0.typeName, $0.schema] }) { try system.catalog.entity(named: $0) }
    }

    func query(named name: String) throws -> any IntentValueQuery.Type {
        if let query = queries.first(where: { $0.persistentIdentifier == name }) { return query }
        throw IntentSystemError.unknownName(
            kind: "value query", name: name,
            nearest: Nearest.names(to: name, among: queries.map { $0.persistentIdentifier }))
    }

    var intents: [IntentDescriptor] { system.catalog.intents.filter { id == nil || $0.app.id == id } }

    var entities: [EntityDescriptor] { system.catalog.entities.filter { id == nil || $0.app.id == id } }

    var enums: [EnumDescriptor] { system.catalog.enums.filter { id == nil || $0.app.id == id } }

    /// All that the app offers, by name.
    var description: JSONValue {
        func names(_ names: [String]) -> JSONValue { .array(names.sorted().map { .string($0) }) }
        return [
            "intents": names(intents.map(\.identifier)),
            "entities": names(entities.filter { !($0.type is any TransientAppEntity.Type) }.map(\.typeName)),
            "transientEntities": names(entities.filter { $0.type is any TransientAppEntity.Type }.map(\.typeName)),
            "enums": .object(
                JSONObject(
                    enums.map { ($0.typeName, .array($0.cases.map { .string($0.rawValue) })) })),
            "valueQueries": names(queries.map { $0.persistentIdentifier }),
        ]
    }

    /// What the app has of a name, or what the whole program has of it where the app has none: an app may use another module's.
    private func found<Descriptor>(
        _ name: String, _ kind: String, _ own: [Descriptor], _ names: (Descriptor) -> [String?],
        _ other: (String) throws -> Descriptor
    ) throws -> Descriptor {
        if let descriptor = own.first(where: { names($0).contains(name) }) { return descriptor }
        guard id == nil else {
            throw IntentSystemError.unknownName(
                kind: kind, name: name, nearest: Nearest.names(to: name, among: own.compactMap { names($0)[0] }))
        }
        return try other(name)
    }
}
