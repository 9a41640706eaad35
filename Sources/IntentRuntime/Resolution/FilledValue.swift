import AppIntents
import JSON

/// A value for a parameter, read as a run would read it, without a run.
public struct FilledValue: Sendable {
    /// The parameter's name.
    public let parameter: String
    /// What the intent can be given for it: an entity's URI, an enum's raw value, a number, a text.
    public let argument: JSONValue
    /// The value as a person reads it.
    public let words: String
    /// The URIs of the entities in it.
    public let entities: [String]
    /// Whether somebody wrote the value, rather than that it is one of a few that an app was built with.
    public let isContent: Bool

    /// A value that was read.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - given: What it was made of; `nil` where the person was asked.
    ///   - parameter: The parameter.
    init(_ value: any _IntentValue, given: JSONValue?, for parameter: ParameterDescriptor) {
        let json = ValueRenderer.json(value)
        let words = ValueWords.describe(value)
        let argument = Self.argument(json) ?? given ?? .string(words)
        self.init(parameter, argument, words: words, entities: Self.uris(in: json))
    }

    /// A value of a parameter in another process.
    init(_ parameter: ParameterDescriptor, _ argument: JSONValue, words: String, entities: [String] = []) {
        self.parameter = parameter.name
        self.argument = argument
        self.words = words
        self.entities = entities
        isContent = !parameter.kind.isFixed
    }

    /// What an intent can be given for a value as it was rendered; `nil` for an object that is read in other words than it is told in.
    public static func argument(_ json: JSONValue) -> JSONValue? {
        switch json {
        case .object: return json["uri"].flatMap { $0.string == nil ? nil : $0 }
        case .array(let elements):
            let arguments = elements.compactMap { argument($0) }
            return arguments.count == elements.count ? .array(arguments) : nil
        default: return json
        }
    }

    private static func uris(in json: JSONValue) -> [String] {
        switch json {
        case .object: [json["uri"]?.string].compactMap(\.self)
        case .array(let elements): elements.flatMap { uris(in: $0) }
        default: []
        }
    }
}

extension ValueKind {
    /// Whether no value of the kind has words that somebody wrote.
    fileprivate var isFixed: Bool {
        switch self {
        case .boolean, .integer, .number, .date, .dateComponents, .duration, .enumeration: true
        case .list(let element): element.isFixed
        default: false
        }
    }
}
