/// Words that are taken for one another when tools are looked for.
enum SearchSynonyms {
    /// Groups of words of like meaning.
    private static let groups: [[String]] = [
        ["create", "add", "new", "make", "compose", "write", "draft"],
        ["delete", "remove", "trash", "erase", "discard", "clear", "destroy"],
        ["update", "edit", "change", "modify", "alter", "set", "adjust"],
        ["rename", "name", "title"],
        ["send", "deliver", "submit", "mail", "email"],
        ["share", "post", "publish"],
        ["reply", "answer", "respond"],
        ["find", "search", "look", "query", "list", "get", "lookup"],
        ["open", "show", "view", "display", "launch"],
        ["read", "content"],
        ["move", "transfer", "relocate"],
        ["archive", "file"],
        ["copy", "duplicate", "clone"],
        ["cancel", "stop", "abort", "end"],
        ["start", "begin", "run"],
        ["play", "listen", "resume"],
        ["undo", "revert", "restore"],
        ["mail", "email", "message", "letter"],
        ["message", "text", "chat", "sms"],
        ["event", "appointment", "meeting"],
        ["reminder", "task", "todo"],
        ["note", "memo"],
        ["document", "doc", "page"],
        ["photo", "picture", "image", "asset"],
        ["song", "music", "audio", "track"],
        ["folder", "directory"],
        ["person", "contact", "people"],
        ["call", "phone", "dial", "ring"],
        ["website", "url", "link", "webpage"],
        ["spreadsheet", "table", "sheet"],
        ["presentation", "slide", "deck"],
        ["whiteboard", "board", "canvas"],
        ["mark", "flag", "tag"],
        ["finish", "complete", "done"],
    ]

    /// Words that say nothing about what is looked for.
    static let idle = Set(idleWords.map(SearchText.stem))

    private static let idleWords = [
        "a", "an", "the", "to", "of", "in", "on", "at", "for", "from", "by", "with", "and", "or", "my", "me", "i", "it",
        "is", "this", "that", "some", "any", "all", "please", "can", "how", "do", "want", "tool", "action", "intent",
    ]

    private static let table: [String: Set<String>] = groups.reduce(into: [:]) { table, group in
        let stems = group.map(SearchText.stem)
        for stem in stems { table[stem, default: []].formUnion(stems) }
    }

    /// The words of like meaning as one that ``SearchText`` made, without it.
    static func of(_ word: String) -> Set<String> { (table[word] ?? []).subtracting([word]) }
}
