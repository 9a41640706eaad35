/// An index in which the words of an app's entities are found without a look at each of them.
@_alwaysEmitConformanceMetadata
package protocol EntityIndex: SendableMetatype {
    /// The ids of the entities that are indexed, the best match first.
    ///
    /// - Parameters:
    ///   - text: What they must match; `nil` for all of the type.
    ///   - typeName: The entity type's name.
    static func identifiers(matching text: String?, typeName: String) async throws -> [String]
}

/// The index that the program has, where it links one.
enum LinkedIndex {
    /// The index; `IntentHosting` has the one that there is, which a program of an app links.
    static let current = _typeByName("13IntentHosting17SpotlightEntitiesO") as? any EntityIndex.Type
}
