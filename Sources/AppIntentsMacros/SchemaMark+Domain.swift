import SchemaCatalog

extension SchemaMark {
    /// The name of a schema's mark.
    ///
    /// - Parameters:
    ///   - kind: The kind of schema.
    ///   - name: The schema's name within its domain.
    ///   - domain: The domain's name.
    static func typeName(kind: Kind, name: String, in domain: String) -> String {
        typeName(
            kind: kind, name: name, domain: domain, provider: SchemaCatalog.domain(named: domain)?.providerType)
    }
}
