/// The cases of a union value without what they hold; `@UnionValue` writes the type, under the name `Cases`.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValueCasesProviding: AppEnum {
    /// The union value whose cases these are.
    associatedtype UnionValue: AppUnionValue
}
