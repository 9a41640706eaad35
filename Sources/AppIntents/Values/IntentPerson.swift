/// A person: a sender, a recipient, somebody to call.
public struct IntentPerson: Sendable, Hashable, Codable {
    /// How a person is known to a system.
    public enum Identifier: Sendable, Hashable, Codable {
        /// An entry of the address book.
        case contact(String)
        /// An identifier of the app's own.
        case applicationDefined(String)
        /// None.
        case unknown
    }

    /// What a person is called.
    public enum Name: Sendable, Hashable, Codable {
        /// The name as it is shown.
        case displayName(String)
        /// The name in parts.
        case components(PersonNameComponents)
        /// None.
        case unknown
    }

    /// The address book's or app's identifier.
    public var identifier: Identifier?

    /// What the person is called.
    public var name: Name

    /// How the person is reached.
    public var handle: Handle?

    /// Other ways to reach the person.
    public var aliases: [Handle]

    /// Whether the person is the one who uses this system.
    public var isMe: Bool

    /// A picture of the person.
    public var image: DisplayRepresentation.Image?

    /// Makes a person.
    ///
    /// - Parameters:
    ///   - identifier: The address book's or app's identifier.
    ///   - name: What the person is called.
    ///   - handle: How the person is reached.
    ///   - aliases: Other ways to reach the person.
    ///   - isMe: Whether the person is the one who uses this system.
    ///   - image: A picture of the person.
    public init(
        identifier: Identifier? = nil, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Makes a person of whom only an address is known.
    ///
    /// - Parameter handle: How the person is reached.
    public init(handle: Handle) {
        self.init(name: .unknown, handle: handle)
    }
}

extension IntentPerson: _IntentValue {}

extension IntentPerson {
    /// The person's name, or else the address.
    package var displayString: String {
        switch name {
        case .displayName(let name): name
        case .components(let parts): Self.displayString(of: parts)
        case .unknown: handle?.address ?? ""
        }
    }

    /// A name's parts in one line.
    package static func displayString(of parts: PersonNameComponents) -> String {
        [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
            .compactMap(\.self).joined(separator: " ")
    }
}
