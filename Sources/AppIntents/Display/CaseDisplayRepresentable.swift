import SchemaCatalog

/// A type of a few fixed values that can be shown to a person.
public protocol CaseDisplayRepresentable: InstanceDisplayRepresentable, CaseIterable, Hashable {
    /// How each value is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// How this value is shown: as declared, or else by its own name in words.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(stringLiteral: NameWords.title(of: "\(self)"))
    }
}
