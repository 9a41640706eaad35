import AppIntents

/// Adds up how much memory the values of an entity take that the system is handed.
///
/// What is fetched when it is asked for does not count, nor does a file on disk, which is handed over by its place.
struct EntitySize {
    /// The most that an entity may take, its children's values included: 10 MB.
    private static let limit = 10_000_000

    private var properties: [(name: String, size: Int)] = []

    /// The entities that were counted: each is counted once, since one may lead back to another.
    private var seen: Set<String>

    /// Begins with nothing.
    init(of entity: any AppEntity) {
        seen = [Self.key(entity)]
    }

    /// Adds the value of a property.
    mutating func add(_ value: (any _IntentValue)?, as name: String) {
        properties.append((name, bytes(of: value)))
    }

    /// Holds what was added against the limit.
    ///
    /// - Parameter entity: The entity's URI.
    /// - Throws: ``IntentSystemError/tooLarge(entity:property:size:)``, which names the largest property.
    func check(_ entity: String) throws(IntentSystemError) {
        let total = properties.reduce(0) { $0 + $1.size }
        guard total > Self.limit, let largest = properties.max(by: { $0.size < $1.size }) else { return }
        throw .tooLarge(entity: entity, property: largest.name, size: total)
    }

    private static func key(_ entity: any AppEntity) -> String {
        "\(type(of: entity).persistentIdentifier)/\(entity.identifierText)"
    }

    private mutating func bytes(of value: (any _IntentValue)?) -> Int {
        switch value?._valueIfAny {
        case nil: return 0
        case let value as String: return value.utf8.count
        case let value as AttributedString: return value.characters.reduce(0) { $0 + $1.utf8.count }
        case let value as IntentFile: return value.fileURL == nil ? value.data.count : 0
        case let value as any AppEntity:
            guard seen.insert(Self.key(value)).inserted else { return 0 }
            var sum = 0
            for (_, property) in value.properties where sum <= Self.limit {
                sum += bytes(of: property.value(in: value))
            }
            return sum
        case let value as any SequenceIntentValue:
            var sum = 0
            for element in value.elements where sum <= Self.limit { sum += bytes(of: element) }
            return sum
        case let value as any UnionIntentValue: return bytes(of: value.asIntentValue)
        case let value?: return MemoryLayout.size(ofValue: value)
        }
    }
}
