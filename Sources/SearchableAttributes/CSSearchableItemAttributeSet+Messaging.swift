import Foundation

// Attributes of messages, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// The text of the message, or of the item.
    public var textContent: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The content as HTML in UTF-8.
    public var htmlContentData: Data? {
        get { read() }
        set { write(newValue) }
    }

    /// The account the message belongs to.
    public var accountIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The account's own addresses.
    public var accountHandles: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who it is from.
    public var authors: [CSPerson]? {
        get { read() }
        set { write(newValue) }
    }

    /// The names of whom it is from.
    public var authorNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The addresses of whom it is from.
    public var authorAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The email addresses of whom it is from.
    public var authorEmailAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whom it is to.
    public var primaryRecipients: [CSPerson]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who gets a copy.
    public var additionalRecipients: [CSPerson]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who gets a copy without the others seeing it.
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { read() }
        set { write(newValue) }
    }

    /// The names of whom it is to.
    public var recipientNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The addresses of whom it is to.
    public var recipientAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The email addresses of whom it is to.
    public var recipientEmailAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Email addresses that have to do with it.
    public var emailAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Telephone numbers that have to do with it.
    public var phoneNumbers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Chat addresses that have to do with it.
    public var instantMessageAddresses: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The mailboxes it is in, such as ``CSMailboxInbox``.
    public var mailboxIdentifiers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the message is important: 1, or 0.
    public var isPriority: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// What the text says, in short.
    public var textContentSummary: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What is said in the recording.
    public var transcribedTextContent: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The headers of the message: for each name its values, which are kept as text.
    public var emailHeaders: [String: [Any]]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it is likely to be junk: 1, or 0.
    public var likelyJunk: NSNumber {
        get { read() ?? 0 }
        set { write(newValue) }
    }
}
