import AppIntents

/// One case of a union: one of the kinds of value that it may hold.
public struct UnionCaseKind: Sendable, Hashable {
    /// The case's name, which stands before the value where the value alone does not tell: `{"name": value}`.
    public let name: String
    /// What a person calls it.
    public let title: String
    /// What kind of value it holds.
    public let kind: ValueKind

    init(_ single: UnionCase) {
        name = single.name
        title = String(localized: single.display.title)
        kind = ValueKind(single.type)
    }

    /// Makes a case of its parts.
    package init(name: String, title: String, kind: ValueKind) {
        self.name = name
        self.title = title
        self.kind = kind
    }
}
