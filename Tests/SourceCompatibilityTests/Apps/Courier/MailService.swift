import Foundation

struct Letter: Identifiable, Sendable {
    let id: String
    var sender: String
    var recipients: [String]
    var subject: String
    var body: String
    var folder: String
    var isRead: Bool
    var isShared: Bool
    var attachmentNames: [String]

    init(
        id: String, sender: String, recipients: [String] = [], subject: String, body: String, folder: String = "inbox",
        isRead: Bool = false, isShared: Bool = false, attachmentNames: [String] = []
    ) {
        self.id = id
        self.sender = sender
        self.recipients = recipients
        self.subject = subject
        self.body = body
        self.folder = folder
        self.isRead = isRead
        self.isShared = isShared
        self.attachmentNames = attachmentNames
    }
}

/// The account that is signed in, or nobody's.
final class MailService: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var _letters: [Letter]
    private var _account: String?
    private var _sent: [Letter] = []

    init(account: String? = "me@courier.example", letters: [Letter] = []) {
        _account = account
        _letters = letters
    }

    var letters: [Letter] { lock.withLock { _letters } }
    var sent: [Letter] { lock.withLock { _sent } }

    var account: String? {
        get { lock.withLock { _account } }
        set { lock.withLock { _account = newValue } }
    }

    func letter(_ id: String) throws -> Letter {
        guard let letter = letters.first(where: { $0.id == id }) else { throw CourierError.letterGone }
        return letter
    }

    func edit(_ ids: [String], _ change: (inout Letter) -> Void) {
        lock.withLock {
            for index in _letters.indices where ids.contains(_letters[index].id) { change(&_letters[index]) }
        }
    }

    func remove(_ ids: [String]) {
        lock.withLock { _letters.removeAll { ids.contains($0.id) } }
    }

    func send(_ letter: Letter) throws {
        guard let account else { throw CourierError.signedOut }
        for address in letter.recipients where !address.contains("@") { throw CourierError.badAddress(address) }
        lock.withLock {
            var copy = letter
            copy.sender = account
            copy.folder = "sent"
            _sent.append(copy)
        }
    }
}
