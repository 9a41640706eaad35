import IntentRuntime
import JSON

/// What a prompt is made with.
struct PromptArgument: Sendable {
    /// How many of an enum's cases a description names.
    private static let mostNamedCases = 12

    let name: String
    let title: String
    let summary: String
    let isRequired: Bool

    /// The argument for a parameter of a phrase.
    ///
    /// - Parameters:
    ///   - parameter: The parameter, as its intent declares it.
    ///   - isPreset: Whether the shortcut gives it a value of its own.
    ///   - catalog: Where the type of its values is known.
    init(_ parameter: ParameterDescriptor, isPreset: Bool, catalog: IntentCatalog) {
        name = parameter.name
        title = parameter.title
        isRequired = parameter.isRequired && !isPreset
        var sentences = [parameter.summary ?? "", Self.words(for: parameter.kind, in: catalog)]
        if sentences[0].isEmpty { sentences[0] = parameter.title }
        summary = sentences.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    }

    /// The argument as `prompts/list` tells of it.
    func definition(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject([("name", .string(name))])
        if revision.hasStructuredResults { members["title"] = .string(title) }
        members["description"] = .string(summary)
        members["required"] = .bool(isRequired)
        return .object(members)
    }

    private static func words(for kind: ValueKind, in catalog: IntentCatalog) -> String {
        switch kind {
        case .entity(let app, let type):
            let entity = catalog.entities.first { $0.app.id == app && $0.typeName == type }
            return "A thing of the type '\(entity?.title.lowercased() ?? type)', by its title or its URI"
        case .enumeration(let app, let type):
            let cases = catalog.enums.first { $0.app.id == app && $0.typeName == type }?.cases ?? []
            let more = cases.count > mostNamedCases ? ", …" : ""
            return "One of: " + cases.prefix(mostNamedCases).map(\.title).joined(separator: ", ") + more
        case .list(let element): return words(for: element, in: catalog)
        default: return kind.words.prefix(1).uppercased() + kind.words.dropFirst()
        }
    }
}
