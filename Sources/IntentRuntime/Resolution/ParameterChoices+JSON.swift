import JSON

extension ParameterChoices {
    /// The choices, for another process.
    package var json: JSONValue {
        var members: JSONObject = [
            "choices": .array(choices.map(\.json)), "hasMore": .bool(hasMore), "areContent": .bool(areContent),
        ]
        members["total"] = total.map { .integer($0) }
        return .object(members)
    }

    /// Reads choices of another process, which are taken to be content unless it says that they are not.
    ///
    /// - Parameter json: What ``json`` gave there.
    /// - Returns: The choices; `nil` where these are none.
    package init?(json: JSONValue) {
        guard let list = json["choices"]?.array else { return nil }
        let choices = list.compactMap { Choice(json: $0) }
        guard choices.count == list.count else { return nil }
        self.init(
            choices: choices, total: json["total"]?.integer, hasMore: json["hasMore"]?.bool ?? false,
            areContent: json["areContent"]?.bool ?? true)
    }
}
