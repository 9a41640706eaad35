/// One case of a union as the system sees it.
package struct UnionCase: Sendable {
    /// The case's name.
    package let name: String
    /// What a person calls it.
    package let display: DisplayRepresentation
    /// The type of what it holds.
    package let type: any _IntentValue.Type
}
