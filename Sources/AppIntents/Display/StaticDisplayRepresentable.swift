/// A type whose name and few fixed values can be shown to a person.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
