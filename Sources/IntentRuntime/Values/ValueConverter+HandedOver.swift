import AppIntents
import CoreTransferable
import JSON

extension ValueConverter {
    /// The value that an entity is handed over as, where a parameter of another type is given the entity's URI.
    ///
    /// An entity that is never a value of the type is not looked up: text may well begin as a URI does.
    func handedOver(_ json: JSONValue, as type: any _IntentValue.Type) async throws -> (any _IntentValue)? {
        guard let words = json.string ?? json["uri"]?.string, words.hasPrefix(EntityURI.scheme),
            let uri = try? EntityURI(words), let entity = try? catalog.entity(named: "\(uri.app)/\(uri.type)"),
            let transferable = entity.type as? any Transferable.Type,
            transferable.exportedValueTypes.contains(where: { $0 == type })
        else { return nil }
        let found = try await EntityFinder(catalog: catalog).entity(at: uri)
        guard let found = found as? any Transferable else { return nil }
        return try await asIntentSystemError { try await found.exportedValue(as: type) } as? any _IntentValue
    }

    /// The entity that is made of a value of another type, where its type says how.
    func made(of json: JSONValue, as type: any AppEntity.Type) async throws -> (any AppEntity)? {
        guard let transferable = type as? any Transferable.Type else { return nil }
        for case let valueType as any _IntentValue.Type in transferable.importedValueTypes {
            guard let value = plain(json, of: valueType) else { continue }
            let made = try await asIntentSystemError { try await transferable.make(ofValue: value) }
            return made as? any AppEntity
        }
        return nil
    }
}
