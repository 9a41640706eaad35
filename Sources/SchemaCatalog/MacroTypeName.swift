/// The name by which the declaration of a macro of an own domain asks for its implementation: the name of the macro's
/// type, and behind it the records of the domain.
///
/// The compiler hands the name to the plugin as it stands in the source, so that the plugin has the domain wherever the
/// declaration is seen. What a string literal or a line cannot hold stands there as the sign for it.
package struct MacroTypeName {
    private static let signs: [Character: Character] = ["\n": "␞", "\t": "␟", "\"": "␂", "\\": "␛"]
    private static let meanings = Dictionary(uniqueKeysWithValues: signs.map { ($0.value, $0.key) })

    /// The name of the macro's type, such as `AppEntitySchemaMacro`.
    package let macro: String
    /// The records as they stand in the name; empty for a macro of the framework's own domains.
    package let records: Substring

    /// Makes the name for a domain.
    ///
    /// - Parameters:
    ///   - macro: The name of the macro's type.
    ///   - lines: The records of the domain, and those of other own domains that it speaks of.
    package init(macro: String, lines: [String]) {
        self.macro = macro
        // A sign that the text itself has would be taken for what it stands for.
        let text = lines.joined(separator: "\n").map { Self.meanings[$0] == nil ? $0 : " " }
        records = Substring(text.map { Self.signs[$0] ?? $0 })
    }

    /// Takes a name apart.
    ///
    /// - Parameter text: The name as the compiler hands it over.
    package init(_ text: String) {
        let end = text.firstIndex(of: "␞") ?? text.endIndex
        macro = String(text[..<end])
        records = text[end...].dropFirst()
    }

    /// The whole name.
    package var text: String { macro + "␞" + records }

    /// The records as `SchemaDomain.domains(in:)` reads them.
    package var plainRecords: String { String(records.map { Self.meanings[$0] ?? $0 }) }
}
