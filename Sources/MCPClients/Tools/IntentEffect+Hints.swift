import IntentRuntime
import JSON

extension IntentEffect {
    /// What a server's tool does.
    ///
    /// A server is believed where it says that a tool only reads, or that one that does not neither alters anything nor reaches beyond the
    /// machine. Of what it leaves unsaid the worst is taken, and what the tool's name says counts on top: deleting and sending are asked
    /// for whatever the hints are.
    ///
    /// - Parameters:
    ///   - hints: The tool's annotations.
    ///   - name: The tool's name.
    init(hints: JSONValue?, name: String) {
        let isReadOnly = hints?["readOnlyHint"]?.bool ?? false
        let isDestructive = !isReadOnly && hints?["destructiveHint"]?.bool ?? true
        let isOpenWorld = hints?["openWorldHint"]?.bool ?? true
        let told = IntentEffect(
            isReadOnly: isReadOnly, isDestructive: isDestructive,
            isIdempotent: isReadOnly || hints?["idempotentHint"]?.bool ?? false, isOpenWorld: isOpenWorld,
            deletes: isDestructive, sends: !isReadOnly && !isDestructive && isOpenWorld)
        let named = IntentEffect(typeName: name)
        self = named.deletes || named.sends ? told.and(named) : told
    }
}
