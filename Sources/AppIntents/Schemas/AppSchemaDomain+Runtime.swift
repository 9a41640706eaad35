import SchemaCatalog

extension AppSchemaDomain {
    /// Adds the domain to the catalogue of this process.
    package static func makeKnown() {
        for domain in SchemaDomain.domains(in: records) { SchemaCatalog.add(domain) }
    }

    /// Adds the domain, unless it is known already.
    fileprivate static func makeKnown(for identifier: String) {
        if SchemaCatalog.domain(named: String(identifier.prefix { $0 != "." })) == nil { makeKnown() }
    }
}

extension AppSchema.Intent {
    /// Makes a schema of a domain that a package adds.
    ///
    /// - Parameters:
    ///   - identifier: Domain and name, such as `garden.waterPlant`.
    ///   - domain: What describes the domain. The system knows it from now on.
    public init(identifier: String, of domain: any AppSchemaDomain.Type) {
        domain.makeKnown(for: identifier)
        self.init(identifier: identifier)
    }
}

extension AppSchema.Entity {
    /// Makes a schema of a domain that a package adds.
    ///
    /// - Parameters:
    ///   - identifier: Domain and name, such as `garden.plant`.
    ///   - domain: What describes the domain. The system knows it from now on.
    public init(identifier: String, of domain: any AppSchemaDomain.Type) {
        domain.makeKnown(for: identifier)
        self.init(identifier: identifier)
    }
}

extension AppSchema.Enum {
    /// Makes a schema of a domain that a package adds.
    ///
    /// - Parameters:
    ///   - identifier: Domain and name, such as `garden.season`.
    ///   - domain: What describes the domain. The system knows it from now on.
    public init(identifier: String, of domain: any AppSchemaDomain.Type) {
        domain.makeKnown(for: identifier)
        self.init(identifier: identifier)
    }
}
