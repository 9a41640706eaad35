import IntentRuntime

/// The rules by which tools are put in order where not all can be listed: what most people want of most apps comes first.
///
/// 1. Finding and reading: one tool that finds for each entity type, or the one for all types where they are more than
///    ``finderLimit``; the tool that reads; the one that takes a change back.
/// 2. The intents, of each app in turn: the first of every app, then the second of every app, and so on. Within an app, those of
///    ``commonest`` come first. Then the others, one of each group of ``verbs`` in turn, by the verb that their name begins with:
///    so an app of many things shows what can be done with one, not how each is made.
enum EssentialTools {
    /// How many tools may find one type each; where there would be more, one finds them all.
    static let finderLimit = 6

    /// The schemas that are used most, the most used of a domain first.
    static let commonest = [
        "mail.createDraft", "mail.sendDraft", "mail.replyMail", "mail.updateMail", "mail.archiveMail",
        "mail.forwardMail", "mail.deleteMail", "messages.sendMessage", "messages.draftMessage",
        "messages.setMessageReadStatus", "notes.createNote", "notes.updateNote", "notes.appendText",
        "calendar.createEvent", "calendar.updateEvent", "calendar.deleteEvent", "reminders.createReminder",
        "reminders.updateReminder", "reminders.deleteReminders", "journal.createEntry", "journal.updateEntry",
        "files.openFile", "files.moveFiles", "files.renameFile", "files.createFolder", "files.deleteFiles",
        "photos.search", "photos.openAsset", "photos.updateAsset", "photos.createAlbum", "photos.addAssetsToAlbum",
        "browser.search", "browser.openURLInTab", "browser.bookmarkURL", "browser.closeTabs",
        "reader.searchDocuments", "reader.openDocument", "books.search", "books.openBook", "books.playAudiobook",
        "audio.playAudio", "audio.addToPlaylist", "clock.createTimer", "clock.createAlarm", "clock.updateAlarm",
        "clock.cancelTimer", "maps.startNavigation", "maps.shareETA", "phone.startCall", "camera.startCapture",
        "whiteboard.createBoard", "whiteboard.createItem", "whiteboard.updateItem", "wordProcessor.create",
        "wordProcessor.open", "spreadsheet.create", "spreadsheet.open", "spreadsheet.update",
        "presentation.create", "presentation.open", "presentation.createSlide", "system.search",
        "system.searchInApp", "system.open", "visualIntelligence.semanticContentSearch", "assistant.activate",
    ]

    /// Verbs in groups, the commonest first; a name that begins with none of them comes last.
    static let verbs: [[String]] = [
        ["create", "add", "new", "make", "compose", "write", "capture", "log", "record"],
        ["update", "edit", "append", "set", "change", "rename", "complete", "mark", "move"],
        ["send", "reply", "forward", "share", "post", "call", "start", "play"],
        ["open", "show", "view"],
        ["search", "get", "list", "read", "look", "check", "summarize"],
        ["delete", "remove", "archive", "cancel", "stop"],
    ]

    /// Intents' tools in order.
    ///
    /// - Parameter tools: Tools that run intents; others are left out.
    static func ranked(_ tools: [Tool]) -> [Tool] {
        var apps: [String: [(intent: IntentDescriptor, tool: Tool)]] = [:]
        for tool in tools {
            guard case .run(let intent) = tool.action else { continue }
            apps[intent.app.id, default: []].append((intent, tool))
        }
        let turns = apps.flatMap { app, own in
            rankedOfOne(own).enumerated().map { (turn: $0, app: app, tool: $1) }
        }
        return turns.sorted { ($0.turn, $0.app) < ($1.turn, $1.app) }.map(\.tool)
    }

    /// The tools of one app in order.
    private static func rankedOfOne(_ tools: [(intent: IntentDescriptor, tool: Tool)]) -> [Tool] {
        var counts: [Int: Int] = [:]
        let ranks = tools.sorted { $0.intent.name < $1.intent.name }.map { intent, tool in
            let place = intent.schema.flatMap { places[$0] } ?? commonest.count
            let group = group(of: intent)
            let turn = place < commonest.count ? 0 : counts[group, default: 0]
            if place == commonest.count { counts[group, default: 0] += 1 }
            return (rank: (place, turn, group, intent.name), tool: tool)
        }
        return ranks.sorted { $0.rank < $1.rank }.map(\.tool)
    }

    /// The group of the verb that an intent's name begins with.
    private static func group(of intent: IntentDescriptor) -> Int {
        let name = intent.schema.flatMap { $0.split(separator: ".").last } ?? intent.identifier[...]
        return groups[SearchText.words(ofName: String(name)).first ?? ""] ?? verbs.count
    }

    /// The group of each verb, by its stem.
    private static let groups: [String: Int] = .init(
        verbs.enumerated().flatMap { group, words in words.map { (SearchText.stem(of: $0), group) } },
        uniquingKeysWith: min)

    private static let places: [String: Int] = .init(
        commonest.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
}
