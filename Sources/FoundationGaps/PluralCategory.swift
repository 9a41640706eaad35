/// The form that a word takes beside a number, as Unicode's plural rules (CLDR, UTS #35 part 3) name it.
enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The form beside a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - language: The language's code, as `de`, or `pt-PT` for the one whose rule differs by country; those that are not
    ///     known here take the rule of most languages.
    init(of number: Double, in language: String) {
        let operands = PluralOperands(number)
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let name = code == "pt" && language.uppercased().hasSuffix("PT") && language.count > 2 ? "pt-pt" : code
        self =
            Self.simple(operands, name) ?? Self.romance(operands, name) ?? Self.slavic(operands, name)
            ?? Self.baltic(operands, name) ?? Self.celtic(operands, name) ?? Self.semitic(operands, name)
            ?? Self.other(operands, name)
    }

    /// The key among some under which the text for a number stands.
    ///
    /// "No boats" may be said of none in any language, so `zero` stands for the number itself too.
    ///
    /// - Parameters:
    ///   - number: The number; `nil` where the value is none.
    ///   - language: The language's code.
    ///   - forms: The texts by the names of the categories.
    static func form<Text>(for number: Double?, in language: String, among forms: [String: Text]) -> Text? {
        guard let number else { return forms[other.rawValue] }
        if number == 0, let none = forms[zero.rawValue] { return none }
        return forms[PluralCategory(of: number, in: language).rawValue] ?? forms[other.rawValue]
    }
}
