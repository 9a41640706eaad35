/// What a person calls things of a type.
public struct TypeDisplayRepresentation: Sendable, Equatable {
    /// The name of one thing.
    public var name: LocalizedStringResource

    /// The name of a number of things, as `"\(placeholder: .int) trails"`.
    public var numericFormat: LocalizedStringResource?

    /// Other names of one thing.
    public var synonyms: [LocalizedStringResource]

    /// Makes a representation.
    ///
    /// - Parameters:
    ///   - name: The name of one thing.
    ///   - numericFormat: The name of a number of things.
    ///   - synonyms: Other names of one thing.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    /// Makes a representation of a name.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}
