import JSON

extension ServerTool {
    /// How many values are named in a question.
    private static let mostNamed = 8
    /// How long a value may be there.
    private static let longestValue = 80

    /// What the person is asked before the tool is called.
    ///
    /// - Parameters:
    ///   - values: The values that it is called with.
    ///   - app: The app's id.
    func question(with values: JSONObject, app: String) -> String {
        var named = values.prefix(Self.mostNamed).map { name, value in
            "\(name) = '\(ServerText.line(value.string ?? value.text, limit: Self.longestValue))'"
        }
        if values.count > named.count { named.append("\(values.count - named.count) more") }
        let with = named.isEmpty ? "" : " with " + named.joined(separator: ", ")
        return "Let the MCP server '\(app)' run '\(name)'\(with)?"
    }
}
