import Foundation
import IntentRuntime
import JSON

extension EntityRecord {
    /// The entity as a resource that can be read.
    ///
    /// - Parameter revision: The revision to tell it in.
    func resource(for revision: ProtocolRevision) -> JSONObject {
        var members = JSONObject([("uri", .string(uri)), ("name", .string(title)), ("title", .string(title))])
        if let subtitle, !subtitle.isEmpty { members["description"] = .string(subtitle) }
        members["mimeType"] = .string(MediaType.json.name)
        if revision.hasStructuredResults, let lastModified {
            members["annotations"] = ["lastModified": .string(lastModified)]
        }
        if revision.hasIcons, let icon = picture.flatMap({ Icon(picture: $0) }) { members["icons"] = [icon.json] }
        return members
    }

    /// The properties that say when a thing was changed, by the names that apps and schemas give them.
    private static let changeDates = [
        "modificationDate", "dateModified", "lastModifiedDate", "lastModified", "modifiedDate", "updatedDate",
    ]

    /// When the entity was changed, as ISO 8601, where it says so.
    private var lastModified: String? {
        guard let properties = json["properties"] else { return nil }
        for name in Self.changeDates {
            // Text of an app's is no date, whatever it is called.
            if let text = properties[name]?.string, (try? Date(text, strategy: .iso8601)) != nil { return text }
        }
        return nil
    }
}
