import AppIntents
import CoreTransferable
import Foundation
import IntentRuntime
import JSON

extension IntentHost {
    /// Exports an entity as a file of a type, the best that the entity offers where none is asked for.
    func export(_ request: JSONValue) async throws -> JSONValue {
        let entity = try await transferable(in: request)
        return try await app.system.calling {
            WireValue.json(IntentValueContainer(try await exported(entity, as: wanted(in: request))))
        }
    }

    /// Hands an entity over as a value of another type; nothing where its type does not say how.
    func exportValue(_ request: JSONValue) async throws -> JSONValue {
        let entity = try await transferable(in: request)
        let name = try text("valueType", of: request)
        guard let type = SystemValues.type(named: name) else { return .null }
        let value = try await app.system.calling { try await entity.exportedValue(as: type) }
        return (value as? any _IntentValue).map { WireValue.json(IntentValueContainer($0)) } ?? .null
    }

    /// Makes an entity of a value of another type; nothing where its type does not say how.
    func importingValue(_ request: JSONValue) async throws -> JSONValue {
        let name = try text("type", of: request)
        guard let type = try app.entity(named: name).type as? any (AppEntity & Transferable).Type else {
            throw notTransferable(name)
        }
        guard case .value(let value) = WireValue.container(request["value"] ?? .null).content else {
            throw HostFailure(.invalidArgument, "an entity can be made only of one value")
        }
        let made: (any AppEntity)? = try await app.system.calling { try await type.make(ofValue: value) }
        guard let made else { return .null }
        return WireValue.json(IntentValueContainer(.entity(await ValueTelling.content(of: made))))
    }

    /// Makes an entity of a file.
    func importing(_ request: JSONValue) async throws -> JSONValue {
        let name = try text("type", of: request)
        guard let type = try app.entity(named: name).type as? any (AppEntity & Transferable).Type else {
            throw notTransferable(name)
        }
        guard case .value(let file as IntentFile) = WireValue.container(request["file"] ?? .null).content else {
            throw HostFailure(.invalidArgument, "an entity can be made only of a file")
        }
        let entity = try await app.system.calling { try await imported(type, from: file) }
        return WireValue.json(IntentValueContainer(.entity(await ValueTelling.content(of: entity))))
    }

    /// The entity that a request is about, which must be one that can be exported.
    private func transferable(in request: JSONValue) async throws -> any AppEntity & Transferable {
        let container = WireValue.container(request["entity"] ?? .null)
        guard case .entity(let content) = container.content else {
            throw HostFailure(.invalidArgument, "only an entity can be exported")
        }
        let type = try app.entity(named: content.type).localType()
        let value = try await app.system.value(
            container, as: type, name: "entity", app: AppDescriptor.of(type).id)
        guard let entity = value as? any AppEntity & Transferable else { throw notTransferable(content.type) }
        return entity
    }

    private func exported(_ entity: some AppEntity & Transferable, as wanted: UTType?) async throws -> IntentFile {
        let data = try await entity.exported(as: wanted)
        let type = wanted ?? entity.exportedContentTypes().first
        let title = String(localized: entity.displayRepresentation.title)
        let ending = type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
        return IntentFile(data: data, filename: entity.suggestedFilename ?? title + ending, type: type)
    }

    private func imported<Entity: AppEntity & Transferable>(
        _ type: Entity.Type, from file: IntentFile
    ) async throws -> any AppEntity {
        try await Entity(importing: file.data, contentType: file.type)
    }

    private func wanted(in request: JSONValue) throws -> UTType? {
        guard let identifier = request["contentType"]?.string else { return nil }
        guard let type = UTType(identifier) else {
            throw HostFailure(.invalidArgument, "'\(identifier)' is the identifier of no type of content")
        }
        return type
    }

    private func notTransferable(_ name: String) -> HostFailure {
        HostFailure(.invalidArgument, "entities of the type '\(name)' cannot be exported: it is not Transferable")
    }
}
