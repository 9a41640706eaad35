import JSON

/// The form of the URIs of resources that are not all listed.
struct ResourceTemplate: Sendable {
    /// The form, by RFC 6570.
    let uri: String
    let name: String
    let title: String
    let summary: String
    /// The MIME type, where all that the form leads to have the same.
    var type: MediaType?

    /// The template as `resources/templates/list` tells of it.
    func definition(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject([("uriTemplate", .string(uri)), ("name", .string(name))])
        if revision.hasStructuredResults { members["title"] = .string(title) }
        members["description"] = .string(summary)
        members["mimeType"] = type.map { .string($0.name) }
        return .object(members)
    }
}
