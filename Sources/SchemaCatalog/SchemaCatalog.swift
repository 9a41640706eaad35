/// Every app schema this package knows, by domain.
///
/// A domain is read the first time it is asked for and kept from then on, so that a caller that needs one schema does
/// not pay for the others.
public enum SchemaCatalog {
    /// The intent schema with an identifier.
    ///
    /// - Parameter identifier: Domain and name, such as `notes.createNote`.
    /// - Returns: The schema, or `nil` if there is none of that identifier.
    public static func intent(_ identifier: String) -> IntentSchema? {
        let (domain, name) = split(identifier)
        return self.domain(named: domain)?.intent(named: name)
    }

    /// The entity schema with an identifier.
    ///
    /// - Parameter identifier: Domain and name, such as `notes.note`.
    /// - Returns: The schema, or `nil` if there is none of that identifier.
    public static func entity(_ identifier: String) -> EntitySchema? {
        let (domain, name) = split(identifier)
        return self.domain(named: domain)?.entity(named: name)
    }

    /// The enumeration schema with an identifier.
    ///
    /// - Parameter identifier: Domain and name, such as `mail.category`.
    /// - Returns: The schema, or `nil` if there is none of that identifier.
    public static func enumeration(_ identifier: String) -> EnumSchema? {
        let (domain, name) = split(identifier)
        return self.domain(named: domain)?.enumeration(named: name)
    }

    private static func split(_ identifier: String) -> (domain: String, name: String) {
        guard let dot = identifier.firstIndex(of: ".") else { return (identifier, "") }
        return (String(identifier[..<dot]), String(identifier[identifier.index(after: dot)...]))
    }
}
