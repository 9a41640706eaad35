import Synchronization

/// Every app schema that is known, by domain: the framework's own, and those that an app's packages add.
///
/// A domain is read the first time it is asked for and kept from then on, so that a caller that needs one schema does
/// not pay for the others.
public enum SchemaCatalog {
    private static let added = Mutex<[String: SchemaDomain]>([:])

    /// The names of all domains, in alphabetical order.
    public static var domainNames: [String] {
        (ownDomainNames + added.withLock { $0.keys.filter { !ownDomainNames.contains($0) } }).sorted()
    }

    /// The domain of a name.
    ///
    /// - Parameter name: The name as it stands in source, such as `wordProcessor`.
    /// - Returns: The domain, or `nil` if there is none of that name.
    public static func domain(named name: String) -> SchemaDomain? {
        ownDomain(named: name) ?? added.withLock { $0[name] }
    }

    /// Adds a domain that is not the framework's, in place of one added before by the same name.
    ///
    /// A domain by the name of one of the framework's own stays without effect.
    ///
    /// - Parameter domain: The domain.
    public static func add(_ domain: SchemaDomain) { added.withLock { $0[domain.name] = domain } }

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
