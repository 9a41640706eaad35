/// A person as an index keeps one.
package struct SearchablePerson: Hashable, Sendable, Codable {
    package let displayName: String?
    package let handles: [String]
    package let handleIdentifier: String
    package let contactIdentifier: String?

    package init(displayName: String?, handles: [String], handleIdentifier: String, contactIdentifier: String?) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        self.contactIdentifier = contactIdentifier
    }
}
