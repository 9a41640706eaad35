import SchemaCatalog

/// A value of one of several types, with words for each of them.
///
/// `@UnionValue` adds the conformance to an enum whose cases hold one value each. Declare
/// ``TypeDisplayRepresentable/typeDisplayRepresentation`` and ``caseDisplayRepresentations`` to give other words than the
/// enum's own names.
public protocol AppUnionValue: TypeDisplayRepresentable {
    /// The cases without what they hold.
    associatedtype Cases: AppUnionValueCasesProviding

    /// What a person calls each case.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
    /// The type's name in words, for a type that gives none.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: NameWords.title(of: "\(Self.self)"))
    }

    /// The cases' names in words, for a type that gives none.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
        Dictionary(
            Cases.allCases.map {
                ($0, DisplayRepresentation(stringLiteral: NameWords.title(of: $0.rawValue.description)))
            },
            uniquingKeysWith: { first, _ in first })
    }
}
