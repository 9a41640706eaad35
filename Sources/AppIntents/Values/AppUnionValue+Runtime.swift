import SchemaCatalog

/// A union as `@UnionValue` makes it, for whoever makes values from their types at run time.
package typealias UnionIntentValue = AppUnionValue & _IntentValueRepresentable

extension AppUnionValue where Self: _IntentValueRepresentable {
    /// The cases, in the order of declaration.
    package static var unionCases: [UnionCase] {
        let words = caseDisplayRepresentations
        return zip(Cases.allCases, allIntentValueTypes).map { single, type in
            let name = single.rawText
            return UnionCase(
                name: name, display: words[single] ?? DisplayRepresentation(stringLiteral: NameWords.title(of: name)),
                type: type)
        }
    }
}
