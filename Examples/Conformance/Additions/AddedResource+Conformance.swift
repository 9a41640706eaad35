import JSON
import ModelContextProtocol

extension AddedResource {
    /// Where the resource is that can be watched.
    static let watchedURI = "test://watched-resource"

    /// Resources that are always the same.
    static let conformance = [
        AddedResource(
            uri: "test://static-text", name: "Text", description: "A text that is always the same.",
            mimeType: "text/plain"
        ) { _ in
            [
                ResourceContents(
                    uri: "test://static-text", text: "This is the content of the static text resource.")
            ]
        },
        AddedResource(
            uri: "test://static-binary", name: "Picture", description: "A picture of one pixel.",
            mimeType: "image/png"
        ) { _ in [ResourceContents(uri: "test://static-binary", mimeType: "image/png", data: Media.picture)] },
        AddedResource(
            uri: watchedURI, name: "Watched", description: "A text that can be watched.", mimeType: "text/plain"
        ) { _ in [ResourceContents(uri: watchedURI, text: "This text can be watched.")] },
    ]
}

extension AddedResourceTemplate {
    /// Data of any id.
    static let data = AddedResourceTemplate(
        uriTemplate: "test://template/{id}/data", name: "Data", description: "Data that belong to an id.",
        mimeType: "application/json"
    ) { uri, values, _ in
        let id = values["id"] ?? ""
        let json: JSONValue = ["id": .string(id), "templateTest": true, "data": .string("Data for ID: \(id)")]
        return [ResourceContents(uri: uri, mimeType: "application/json", text: json.text)]
    }
}
