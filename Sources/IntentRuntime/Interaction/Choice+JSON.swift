import JSON

extension Choice {
    /// The choice, for another process.
    package var json: JSONValue {
        var members: JSONObject = ["id": .string(id), "title": .string(title)]
        members["subtitle"] = subtitle.map { .string($0) }
        return .object(members)
    }

    /// Reads a choice of another process.
    ///
    /// - Parameter json: What ``json`` gave there.
    /// - Returns: The choice; `nil` where this is none.
    package init?(json: JSONValue) {
        guard let id = json["id"]?.string, let title = json["title"]?.string else { return nil }
        self.init(id: id, title: title, subtitle: json["subtitle"]?.string)
    }
}
