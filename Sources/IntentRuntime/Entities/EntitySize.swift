import AppIntents

/// How much memory the values of an entity take that the system is handed.
///
/// What is fetched when it is asked for does not count, nor does a file on disk, which is handed over by its place.
struct EntitySize {
    /// The most that an entity may take, its children's values included: 10 MB.
    static let limit = 10_000_000

    /// How deep entities within entities are followed; one may lead back to itself.
    private static let depth = 8

    /// Holds an entity against the limit.
    ///
    /// - Throws: ``IntentSystemError/tooLarge(entity:property:size:)``, which names the largest property.
    static func check(_ entity: any AppEntity) throws(IntentSystemError) {
        let sizes = entity.properties.map { (name: $0.name, size: bytes(of: $0.property.value(in: entity), 0)) }
        let total = sizes.reduce(0) { $0 + $1.size }
        guard total > limit, let largest = sizes.max(by: { $0.size < $1.size }) else { return }
        throw .tooLarge(entity: EntityURI(of: entity).text, property: largest.name, size: total)
    }

    private static func bytes(of value: (any _IntentValue)?, _ level: Int) -> Int {
        guard level < depth else { return 0 }
        return switch value?._valueIfAny {
        case nil: 0
        case let value as String: value.utf8.count
        case let value as AttributedString: value.characters.reduce(0) { $0 + $1.utf8.count }
        case let value as IntentFile: value.fileURL == nil ? value.data.count : 0
        case let value as any AppEntity:
            value.properties.reduce(0) { $0 + bytes(of: $1.property.value(in: value), level + 1) }
        case let value as any SequenceIntentValue: value.elements.reduce(0) { $0 + bytes(of: $1, level) }
        case let value as any UnionIntentValue: bytes(of: value.asIntentValue, level)
        case let value?: MemoryLayout.size(ofValue: value)
        }
    }
}
