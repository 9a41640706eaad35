import Foundation

/// A change of an index, as a batch collects them.
enum SpotlightChange: Sendable {
    case index([CSSearchableItem])
    case deleteItems([String])
    case deleteDomains([String])
    case deleteEntities([String], typeName: String)
    case deleteEntityType(String)
    case deleteAll
}
