import AppIntents

/// A query that finds entities, as the system tells of it.
public struct QueryDescriptor: Sendable {
    package let type: any EntityQuery.Type

    /// The type's name within its module, with the types that it is declared in, as `Note.Query`.
    public let typeName: String
    /// The name under which the system stores the query, without the types that it is declared in.
    public let identifier: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The name of the type of entity that it finds.
    public let entity: String
    /// Whether it is the one by which entities of the type are found.
    public let isDefault: Bool

    private init(_ type: any EntityQuery.Type, isDefault: Bool) {
        self.type = type
        typeName = Self.name(of: type)
        identifier = type.persistentIdentifier
        app = AppDescriptor.of(type)
        entity = type.foundType.persistentIdentifier
        self.isDefault = isDefault
    }

    /// The queries of entity types, and others.
    ///
    /// - Parameters:
    ///   - entities: The entity types.
    ///   - others: The types of queries, which may be those of the entity types.
    static func all(of entities: [EntityDescriptor], and others: [any EntityQuery.Type]) -> [QueryDescriptor] {
        var seen: Set<ObjectIdentifier> = []
        var queries: [QueryDescriptor] = []
        for entity in entities {
            let type: (any AppEntity.Type)? = entity.type
            // The framework's own query of transient entities finds none.
            guard let query = type?.queryType, AppDescriptor.moduleName(of: query) != "AppIntents",
                seen.insert(ObjectIdentifier(query)).inserted
            else { continue }
            queries.append(QueryDescriptor(query, isDefault: true))
        }
        for query in others where seen.insert(ObjectIdentifier(query)).inserted {
            queries.append(QueryDescriptor(query, isDefault: false))
        }
        return queries.sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
    }

    /// A type's name within its module.
    static func name(of type: Any.Type) -> String {
        String(String(reflecting: type).drop { $0 != "." }.dropFirst())
    }
}

extension EntityQuery {
    /// The type of entity that the query finds.
    fileprivate static var foundType: any AppEntity.Type { Entity.self }
}

extension AppEntity {
    /// The type of the query by which entities of this type are found.
    package static var queryType: any EntityQuery.Type { DefaultQuery.self }
}
