import AppIntents
import SchemaCatalog

/// What running an intent does to the world, in the terms of MCP's tool annotations.
public struct IntentEffect: Sendable, Hashable {
    /// Nothing is changed.
    public let isReadOnly: Bool
    /// Something that was there may be gone or altered afterwards.
    public let isDestructive: Bool
    /// A second run with the same values changes nothing more.
    public let isIdempotent: Bool
    /// Something outside the person's own data is reached.
    public let isOpenWorld: Bool
    /// Something that was there is gone afterwards.
    public let deletes: Bool

    init(of type: any AppIntent.Type, schema: String?) {
        if type is any DeleteIntent.Type {
            self.init(isReadOnly: false, isDestructive: true, isIdempotent: true, isOpenWorld: false, deletes: true)
            return
        }
        if type is any OpenIntent.Type {
            self.init(isReadOnly: true, isDestructive: false, isIdempotent: true, isOpenWorld: false)
            return
        }
        // A schema's name begins with a verb of a small vocabulary; without a schema the worst is assumed.
        let verb = schema?.split(separator: ".").last.map { NameWords.words(of: String($0))[0].lowercased() }
        switch verb {
        case nil:
            self.init(isReadOnly: false, isDestructive: true, isIdempotent: false, isOpenWorld: true)
        case "open", "search", "find", "show", "navigate":
            self.init(isReadOnly: true, isDestructive: false, isIdempotent: true, isOpenWorld: false)
        case "create", "add", "append", "insert", "duplicate", "save", "import", "log", "start":
            self.init(isReadOnly: false, isDestructive: false, isIdempotent: false, isOpenWorld: false)
        case "send", "reply", "forward", "call", "share", "post", "publish":
            self.init(isReadOnly: false, isDestructive: false, isIdempotent: false, isOpenWorld: true)
        default:
            self.init(isReadOnly: false, isDestructive: true, isIdempotent: true, isOpenWorld: false)
        }
    }

    private init(
        isReadOnly: Bool, isDestructive: Bool, isIdempotent: Bool, isOpenWorld: Bool, deletes: Bool = false
    ) {
        self.isReadOnly = isReadOnly
        self.isDestructive = isDestructive
        self.isIdempotent = isIdempotent
        self.isOpenWorld = isOpenWorld
        self.deletes = deletes
    }
}
