/// A value that can be shown to a person.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title with which the value is shown.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
