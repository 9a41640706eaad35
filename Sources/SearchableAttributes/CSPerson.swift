import Foundation
import Synchronization

/// A person whom an item has to do with, such as the author of a message.
///
/// See <https://developer.apple.com/documentation/corespotlight/csperson>.
public final class CSPerson: NSObject, NSCopying, Sendable {
    /// The name to show.
    public let displayName: String?

    /// The addresses by which the person is reached, such as telephone numbers.
    public let handles: [String]

    /// What the addresses are, as a key of the address book, such as `emailAddresses`.
    public let handleIdentifier: String

    private let contact: Mutex<String?>

    /// A person.
    ///
    /// - Parameters:
    ///   - displayName: The name to show.
    ///   - handles: The addresses by which the person is reached.
    ///   - handleIdentifier: What the addresses are, as a key of the address book.
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        contact = Mutex(nil)
    }

    /// The identifier of the person's entry in the address book.
    public var contactIdentifier: String? {
        get { contact.withLock(\.self) }
        set { contact.withLock { $0 = newValue } }
    }

    /// A copy of this person.
    public func copy(with zone: NSZone? = nil) -> Any { CSPerson(searchable) }

    /// Whether another object is a person of the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CSPerson)?.searchable == searchable }

    /// Hashes the values that make persons equal.
    public override var hash: Int { searchable.hashValue }
}

extension CSPerson {
    package convenience init(_ person: SearchablePerson) {
        self.init(
            displayName: person.displayName, handles: person.handles, handleIdentifier: person.handleIdentifier)
        contactIdentifier = person.contactIdentifier
    }

    package var searchable: SearchablePerson {
        SearchablePerson(
            displayName: displayName, handles: handles, handleIdentifier: handleIdentifier,
            contactIdentifier: contactIdentifier)
    }
}
