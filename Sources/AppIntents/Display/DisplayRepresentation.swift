/// How a value is shown to a person.
public struct DisplayRepresentation: Sendable, Equatable {
    /// The main line.
    public var title: LocalizedStringResource

    /// A second, smaller line.
    public var subtitle: LocalizedStringResource?

    /// A picture.
    public var image: Image?

    /// Other words by which the value is found.
    public var synonyms: [LocalizedStringResource]

    /// Makes a representation.
    ///
    /// - Parameters:
    ///   - title: The main line.
    ///   - subtitle: A second, smaller line.
    ///   - image: A picture.
    ///   - synonyms: Other words by which the value is found.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    /// Makes a representation of a title.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// Makes a representation of a title with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
