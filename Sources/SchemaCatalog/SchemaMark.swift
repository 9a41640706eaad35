/// The type that stands for a schema where the compiler compares types: each entity and enumeration schema has one.
///
/// A type that follows a schema names the schema's mark, so that a member which has to be of such a type can ask for it.
package enum SchemaMark {
    /// The kinds of schemas that members refer to.
    package enum Kind: String, Sendable {
        /// Schemas of app entities.
        case entity = "Entity"
        /// Schemas of app enumerations.
        case enumeration = "Enum"
    }

    /// The mark's name, as it stands in source that imports what declares it.
    ///
    /// - Parameters:
    ///   - kind: The kind of schema.
    ///   - name: The schema's name within its domain, such as `folder`.
    ///   - domain: The domain's name, such as `notes`.
    ///   - provider: The type that gives an own domain to the system; `nil` for a domain of the framework.
    /// - Returns: `AppIntents.AppSchema.NotesEntity.FolderSchema`, or `GardenSchemas.EntityPlantSchema`.
    package static func typeName(kind: Kind, name: String, domain: String, provider: String?) -> String {
        if let provider { return "\(provider).\(kind.rawValue)\(SwiftName.capitalized(name))Schema" }
        return
            "AppIntents.AppSchema.\(SwiftName.capitalized(domain))\(kind.rawValue).\(SwiftName.capitalized(name))Schema"
    }
}
