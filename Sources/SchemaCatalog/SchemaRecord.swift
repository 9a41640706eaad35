/// One line of a domain's text, cut into its fields.
struct SchemaRecord {
    private let fields: [Substring]

    /// Cuts a line at its tabs.
    init(_ line: Substring) { fields = line.split(separator: "\t", omittingEmptySubsequences: false) }

    /// The field at a place; empty past the last one, because trailing empty fields are not written.
    subscript(index: Int) -> String { index < fields.count ? String(fields[index]) : "" }

    /// The field at a place, or `nil` if it is empty.
    func optional(_ index: Int) -> String? { self[index].isEmpty ? nil : self[index] }

    /// Whether the field at a place says yes.
    func flag(_ index: Int) -> Bool { self[index] == "1" }

    /// The words of the field at a place.
    func list(_ index: Int) -> [String] { self[index].split(separator: ",").map(String.init) }

    /// The type that the four fields from a place on describe: name, optional, schema, placeholder.
    func type(at index: Int) -> SchemaType {
        SchemaType(
            name: self[index], isOptional: flag(index + 1), ref: optional(index + 2), isPlaceholder: flag(index + 3))
    }

    /// The member that the record describes.
    var member: SchemaMember { SchemaMember(name: self[1], valueType: type(at: 2)) }

    /// The static member that the record describes.
    var staticMember: SchemaStatic {
        SchemaStatic(name: self[1], type: self[2], value: optional(3), isRequired: flag(4))
    }

    /// The earlier form that the record begins.
    var earlierShape: EarlierShape { EarlierShape(release: self[1], conformances: list(2), members: []) }
}
