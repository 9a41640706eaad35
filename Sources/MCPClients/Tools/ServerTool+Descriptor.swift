import IntentRuntime
import JSON

extension ServerTool {
    /// The tool as an intent.
    ///
    /// - Parameter app: The app that the server is.
    func intent(of app: AppDescriptor) -> IntentDescriptor {
        // A model reads this beside what the system says of its own: whose words they are has to be said.
        let words =
            summary.isEmpty
            ? "A tool of the MCP server '\(app.id)'."
            : "A tool of the MCP server '\(app.id)', in the server's own words: \(summary)"
        return IntentDescriptor(
            identifier: name, app: app, title: title, summary: words,
            parameters: parameters.map { descriptor(of: $0, app) },
            result: output == nil ? nil : .other("JSON"), effect: effect)
    }

    /// The enums of those of its parameters that are a choice.
    ///
    /// - Parameter app: The app that the server is.
    func enums(of app: AppDescriptor) -> [EnumDescriptor] {
        parameters.compactMap { parameter in
            let choices = parameter.shape.choices
            guard !choices.isEmpty else { return nil }
            return EnumDescriptor(
                typeName: Self.enumName(of: parameter.name, in: name), app: app, title: parameter.title,
                cases: choices.map { EnumCaseDescriptor(rawValue: $0.rawValue, title: $0.title) })
        }
    }

    private func descriptor(of parameter: ServerParameter, _ app: AppDescriptor) -> ParameterDescriptor {
        var words = [parameter.summary].compactMap(\.self)
        if case .json(_, let schema) = parameter.shape { words.append("JSON is wanted, of the schema \(schema)") }
        return ParameterDescriptor(
            name: parameter.name, title: parameter.title, summary: words.isEmpty ? nil : words.joined(separator: ". "),
            kind: parameter.shape.kind(in: app.id, choices: Self.enumName(of: parameter.name, in: name)),
            isRequired: parameter.isRequired && parameter.defaultValue == nil, isOptional: !parameter.isRequired,
            defaultValue: parameter.defaultValue.flatMap { $0.isAtMost(4) ? $0 : nil }, minimum: parameter.minimum,
            maximum: parameter.maximum)
    }
}
