import SchemaCatalog

/// A type of a few fixed values that a parameter or a property may hold.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// The type's name in words, for a type that gives none.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: NameWords.title(of: persistentIdentifier))
    }
}
