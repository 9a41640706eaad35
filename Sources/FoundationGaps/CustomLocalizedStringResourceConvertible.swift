/// A type that can be shown to a person as text in the person's language.
///
/// An error that conforms is told in these words.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text for this value.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
