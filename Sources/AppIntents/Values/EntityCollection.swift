import Synchronization

/// Entities of which only the ids travel; the entities themselves are found when they are asked for.
public struct EntityCollection<Entity: AppEntity>: Sendable where Entity.ID: Sendable {
    /// What was found, shared by copies until one of them changes.
    private final class Found: Sendable {
        let entities: Mutex<[Entity]?>

        init(_ entities: [Entity]?) {
            self.entities = Mutex(entities)
        }
    }

    /// The ids, in order.
    public private(set) var identifiers: [Entity.ID]

    private var found: Found

    /// Makes a collection of entities at hand.
    ///
    /// - Parameter entities: The entities.
    public init(entities: [Entity]) {
        identifiers = entities.map(\.id)
        found = Found(entities)
    }

    /// Makes a collection of entities that are found when they are asked for.
    ///
    /// - Parameter identifiers: The ids.
    public init(identifiers: [Entity.ID]) {
        self.identifiers = identifiers
        found = Found(nil)
    }

    /// Finds the entities with their type's query; once found, they are kept.
    ///
    /// - Returns: The entities; those that no longer exist are left out.
    /// - Throws: What the query throws.
    public func resolvedEntities() async throws -> [Entity] {
        if let entities = found.entities.withLock({ $0 }) { return entities }
        let entities = try await Entity.defaultQuery.anyEntities(for: identifiers).compactMap { $0 as? Entity }
        found.entities.withLock { $0 = entities }
        return entities
    }
}

extension EntityCollection {
    /// Adds an entity at the end.
    public mutating func append(_ entity: Entity) {
        append(contentsOf: [entity])
    }

    /// Adds the entity of an id at the end.
    public mutating func append(_ identifier: Entity.ID) {
        append(contentsOf: [identifier])
    }

    /// Adds entities at the end.
    public mutating func append(contentsOf entities: [Entity]) {
        let known = found.entities.withLock { $0 }
        identifiers += entities.map(\.id)
        found = Found(known.map { $0 + entities })
    }

    /// Adds the entities of ids at the end.
    public mutating func append(contentsOf identifiers: [Entity.ID]) {
        self.identifiers += identifiers
        found = Found(nil)
    }

    /// Whether an entity is among these.
    public func contains(_ entity: Entity) -> Bool { identifiers.contains(entity.id) }

    /// Whether the entity of an id is among these.
    public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

    /// Removes an entity.
    public mutating func remove(_ entity: Entity) {
        remove(entity.id)
    }

    /// Removes the entity of an id.
    public mutating func remove(_ identifier: Entity.ID) {
        let known = found.entities.withLock { $0 }
        identifiers.removeAll { $0 == identifier }
        found = Found(known?.filter { $0.id != identifier })
    }
}

extension EntityCollection: RandomAccessCollection {
    /// The position of the first id.
    public var startIndex: Int { identifiers.startIndex }

    /// The position after the last id.
    public var endIndex: Int { identifiers.endIndex }

    /// The id at a position.
    public subscript(position: Int) -> Entity.ID { identifiers[position] }
}

extension EntityCollection: ExpressibleByArrayLiteral {
    /// Makes a collection of ids.
    public init(arrayLiteral elements: Entity.ID...) {
        self.init(identifiers: elements)
    }
}

extension EntityCollection: Equatable {
    /// Whether both have the same ids in the same order.
    public static func == (left: EntityCollection, right: EntityCollection) -> Bool {
        left.identifiers == right.identifiers
    }
}

extension EntityCollection: _IntentValue {}

/// A collection of entities, for whoever makes one without its type.
package protocol EntityCollectionValue: _IntentValue {
    /// The type of entity.
    static var entityType: any AppEntity.Type { get }
    /// How many ids there are.
    var identifierCount: Int { get }
    /// The ids as text.
    var identifierTexts: [String] { get }
    /// The first ids as text.
    func identifierTexts(upTo count: Int) -> [String]
    /// Whether any text may be an id of the type, as it may where ids are text; a number is one only where it is written as such.
    static var takesAnyText: Bool { get }
    /// Whether text is an id of the type.
    static func isIdentifier(_ text: String) -> Bool
    /// A collection of ids as text; `nil` where one is no id of the type.
    static func make(identifierTexts: [String]) -> (any _IntentValue)?
}

extension EntityCollection: EntityCollectionValue {
    package static var entityType: any AppEntity.Type { Entity.self }
    package static var takesAnyText: Bool { isIdentifier("any words, \u{2603}") }
    package static func isIdentifier(_ text: String) -> Bool { Entity.ID.entityIdentifier(for: text) != nil }
    package var identifierCount: Int { identifiers.count }
    package var identifierTexts: [String] { identifiers.map(\.entityIdentifierString) }
    package func identifierTexts(upTo count: Int) -> [String] {
        identifiers.prefix(count).map(\.entityIdentifierString)
    }
    package static func make(identifierTexts: [String]) -> (any _IntentValue)? {
        let ids = identifierTexts.compactMap { Entity.ID.entityIdentifier(for: $0) }
        return ids.count == identifierTexts.count ? EntityCollection(identifiers: ids) : nil
    }
}
