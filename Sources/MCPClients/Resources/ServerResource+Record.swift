import IntentRuntime
import JSON

extension ServerResource {
    /// The type of entity that an app's resources are.
    ///
    /// - Parameter app: The app that the server is.
    static func type(of app: AppDescriptor) -> EntityDescriptor {
        EntityDescriptor(
            typeName: typeName, app: app, title: "Resource",
            properties: [
                PropertyDescriptor(name: "name", title: "Name", kind: .text, isOptional: false),
                PropertyDescriptor(name: "description", title: "Description", kind: .text, isOptional: true),
                PropertyDescriptor(name: "mimeType", title: "MIME type", kind: .text, isOptional: true),
                PropertyDescriptor(name: "size", title: "Size in bytes", kind: .integer, isOptional: true),
                PropertyDescriptor(name: "content", title: "Content", kind: .text, isOptional: true),
            ])
    }

    /// The resource as an entity.
    ///
    /// - Parameters:
    ///   - app: The app that the server is.
    ///   - contents: What reading it gave, where it was read.
    func record(of app: AppDescriptor, contents: ResourceContents? = nil) -> EntityRecord {
        let address = EntityURI(app: app.id, type: Self.typeName, id: uri).text
        let size = contents?.size ?? size
        let type = contents?.mimeType ?? mimeType
        var properties: JSONObject = [
            "name": .string(name), "description": summary.map { .string($0) } ?? .null,
            "mimeType": type.map { .string($0) } ?? .null, "size": size.map { .integer($0) } ?? .null,
        ]
        if let contents {
            properties["content"] = contents.text.map { .string($0) } ?? .null
            if !contents.parts.isEmpty { properties["parts"] = .array(contents.parts) }
        }
        return EntityRecord(
            uri: address, title: title, subtitle: summary,
            json: [
                "uri": .string(address), "type": .string(Self.typeName), "id": .string(uri), "title": .string(title),
                "subtitle": summary.map { .string($0) } ?? .null, "url": .null, "properties": .object(properties),
            ])
    }
}
