import AppIntents
import JSON

/// A parameter of an intent.
public struct ParameterDescriptor: Sendable {
    /// The property's name.
    public let name: String
    /// What a person calls it.
    public let title: String
    /// What it is for.
    public let summary: String?
    /// What kind of value it takes.
    public let kind: ValueKind
    /// Whether the intent cannot run without a value for it.
    public let isRequired: Bool
    /// Whether it may be left empty.
    public let isOptional: Bool
    /// The value used where none is given.
    public let defaultValue: JSONValue?
    /// The smallest number allowed.
    public let minimum: Double?
    /// The largest number allowed.
    public let maximum: Double?

    init(_ parameter: any AnyIntentParameter, mayBeEmpty: Bool) {
        name = parameter.parameterName
        title = String(localized: parameter.title)
        summary = parameter.declaration.summary.map { String(localized: $0) }
        kind = ValueKind(parameter.valueType).inUnit(parameter.declaration.unit)
        isOptional = parameter.isOptional
        defaultValue = parameter.anyDefault.map { ValueRenderer.json($0) } ?? (mayBeEmpty ? [] : nil)
        isRequired = !isOptional && defaultValue == nil
        minimum = parameter.declaration.minimum
        maximum = parameter.declaration.maximum
    }

    /// What is told of a parameter of an intent in another process.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - title: What a person calls it.
    ///   - summary: What it is for.
    ///   - kind: What kind of value it takes.
    ///   - isRequired: Whether the intent cannot run without a value for it.
    ///   - isOptional: Whether it may be left empty.
    ///   - defaultValue: The value used where none is given.
    ///   - minimum: The smallest number allowed.
    ///   - maximum: The largest number allowed.
    package init(
        name: String, title: String, summary: String? = nil, kind: ValueKind, isRequired: Bool, isOptional: Bool,
        defaultValue: JSONValue? = nil, minimum: Double? = nil, maximum: Double? = nil
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.kind = kind
        self.isRequired = isRequired
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.minimum = minimum
        self.maximum = maximum
    }
}
