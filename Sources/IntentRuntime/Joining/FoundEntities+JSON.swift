import JSON

extension FoundEntities {
    /// The answer for another process.
    package var json: JSONValue {
        var members: JSONObject = [
            "records": .array(records.map(\.json)),
            "unreadable": .array(
                unreadable.map {
                    ["uri": .string($0.uri), "title": .string($0.title), "reason": $0.reason.json]
                }),
        ]
        members["nextOffset"] = nextOffset.map { .integer($0) }
        return .object(members)
    }
}
