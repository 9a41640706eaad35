import IntentRuntime
import JSON

extension EntityRecord {
    /// The entity as a resource that can be read.
    var resource: JSONObject {
        var members = JSONObject([("uri", .string(uri)), ("name", .string(title)), ("title", .string(title))])
        if let subtitle, !subtitle.isEmpty { members["description"] = .string(subtitle) }
        members["mimeType"] = "application/json"
        return members
    }
}
