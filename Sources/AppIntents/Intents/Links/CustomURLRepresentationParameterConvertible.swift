/// A value that can stand in a link.
public protocol CustomURLRepresentationParameterConvertible {
    /// The value as it stands in a link, before percent-encoding; `nil` where it has none.
    var urlRepresentationParameter: String? { get async }
}

extension String: CustomURLRepresentationParameterConvertible {
    /// The text itself.
    public var urlRepresentationParameter: String? { self }
}

extension Int: CustomURLRepresentationParameterConvertible {
    /// The number in decimal digits.
    public var urlRepresentationParameter: String? { String(self) }
}

extension URL: CustomURLRepresentationParameterConvertible {
    /// The address.
    public var urlRepresentationParameter: String? { absoluteString }
}
