// The mailboxes that every mail app has, for `mailboxIdentifiers`, as
// <https://developer.apple.com/documentation/corespotlight/common-mailbox-identifiers> lists them.

/// The mailbox where messages arrive.
public let CSMailboxInbox = "CSMailboxInbox"

/// The mailbox of messages that are still being written.
public let CSMailboxDrafts = "CSMailboxDrafts"

/// The mailbox of messages that were sent.
public let CSMailboxSent = "CSMailboxSent"

/// The mailbox of unwanted messages.
public let CSMailboxJunk = "CSMailboxJunk"

/// The mailbox of deleted messages.
public let CSMailboxTrash = "CSMailboxTrash"

/// The mailbox of messages that are kept and done with.
public let CSMailboxArchive = "CSMailboxArchive"
