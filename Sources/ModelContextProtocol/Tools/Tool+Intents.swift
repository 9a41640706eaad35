import IntentRuntime
import JSON

extension Tool {
    /// The tool that runs an intent.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - schemas: What tells of its values.
    ///   - names: The names that are free.
    ///   - wanted: The name that it is to have, where it is not its own.
    init(_ intent: IntentDescriptor, schemas: ValueSchemas, names: inout ToolNames, named wanted: String? = nil) {
        name = names.take([wanted].compactMap(\.self) + Self.names(of: intent))
        title = intent.title
        summary = intent.summary.isEmpty ? intent.title : intent.summary
        var parameters = intent.parameters.map { parameter in
            ToolParameter(
                name: parameter.name, kind: parameter.kind, isRequired: parameter.isRequired,
                minimum: parameter.minimum,
                maximum: parameter.maximum, schema: schemas.input(parameter))
        }
        takesAgain =
            !intent.effect.isReadOnly && !intent.effect.isIdempotent
            && !intent.parameters.contains { $0.name.lowercased() == Self.again }
        if takesAgain { parameters.append(Self.againParameter) }
        self.parameters = parameters
        output = schemas.outcome(of: intent)
        hints = ToolHints(intent.effect)
        action = .run(intent)
    }

    /// The argument that asks for the same once more.
    static let again = "again"

    private static let againParameter = ToolParameter(
        name: again, kind: .boolean, isRequired: false,
        schema: [
            "type": "boolean",
            "description": "true to do on purpose once more what was just done.",
        ])

    /// `notes_createNote` for an intent of a schema, else the app and the type without what all types are called.
    private static func names(of intent: IntentDescriptor) -> [String] {
        var base = intent.identifier
        if base.hasSuffix("Intent"), base != "Intent" { base.removeLast("Intent".count) }
        let byType = intent.app.id + "_" + base.prefix(1).lowercased() + base.dropFirst()
        guard let schema = intent.schema else { return [byType] }
        let bySchema = String(schema.map { $0 == "." ? "_" : $0 })
        return [bySchema, "\(intent.app.id)_\(bySchema)", byType]
    }
}
