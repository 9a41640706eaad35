import AppIntents
import SchemaCatalog

extension IntentEffect {
    /// The effect of an intent, as far as its protocols and its name tell.
    ///
    /// - Parameters:
    ///   - type: The intent.
    ///   - schema: The schema that it follows.
    init(of type: any AppIntent.Type, schema: String?) {
        if type is any DeleteIntent.Type {
            self = .deleting
        } else if type is any OpenIntent.Type {
            self = schema.flatMap { Self.exceptions[$0] } ?? .reading
        } else if let schema {
            self.init(schema: schema)
        } else {
            self.init(typeName: "\(type)")
        }
    }

    /// The effect of what follows a schema: the verb that its name begins with tells it.
    package init(schema: String) {
        let words = Self.words(of: schema.split(separator: ".").last.map(String.init) ?? schema)
        self = Self.exceptions[schema] ?? words.first.flatMap { Self.schemaVerbs[$0] ?? Self.verbs[$0] } ?? .unknown
    }

    /// The effect that a type's own name tells, as `SendReportIntent`.
    ///
    /// Such a name is no promise. So each verb in it counts that stands at its beginning or after a conjunction; where it begins
    /// with none that is known, one of deleting or sending counts wherever it stands; and what makes or changes something that
    /// is named after sending, as `CreatePostIntent`, may reach others.
    package init(typeName: String) {
        var words = Self.words(of: String(typeName.prefix { $0 != "<" }))
        if words.last == "intent" { words.removeLast() }
        guard let first = words.first else {
            self = .unknown
            return
        }
        let named = words.indices.dropFirst().filter { Self.conjunctions.contains(words[$0 - 1]) }.map { words[$0] }
        let known = Self.verbs[first]
        let others = words.dropFirst().compactMap { Self.verbs[$0] }
        var effect = named.reduce(known ?? .unknown) { $0.and(Self.verbs[$1] ?? .unknown) }
        if known == nil {
            effect = others.filter { $0.deletes || $0.sends }.reduce(effect) { $0.and($1) }
        } else if !effect.isReadOnly, others.contains(where: \.sends) {
            effect = effect.reachingOut
        }
        self = effect
    }

    private static func words(of name: String) -> [String] { NameWords.words(of: name).map { $0.lowercased() } }

    private static let conjunctions: Set<String> = ["and", "or", "then"]

    /// Schemas whose verb does not tell all.
    private static let exceptions: [String: IntentEffect] = [
        // An address that is opened or looked for tells its host whatever stands in it.
        "browser.createTab": .adding.reachingOut, "browser.openURLInTab": .reading.reachingOut,
        "browser.search": .reading.reachingOut,
        // Those invited to an event hear of it.
        "calendar.createEvent": .adding.reachingOut, "calendar.updateEvent": .changing.reachingOut,
        "calendar.deleteEvent": .deleting.reachingOut,
        "appStore.installApplication": .adding.reachingOut,
        // Others see what was sent change or go.
        "messages.editSentMessage": .sending.and(.changing), "messages.unsendMessage": .deleting.reachingOut,
        // Others are told that it was read.
        "messages.setMessageReadStatus": .changing.reachingOut,
        "phone.startCall": .sending,
    ]

    /// What verbs say in schemas only: a type of such a name may open a door, make a payment, or tell what a report says.
    private static let schemaVerbs: [String: IntentEffect] = [
        "install": .adding, "navigate": .reading, "open": .reading, "recognize": .reading, "report": .sending,
        "semantic": .reading, "start": .adding,
    ]

    /// What verbs say.
    private static let verbs: [String: IntentEffect] = {
        let words: [(effect: IntentEffect, verbs: String)] = [
            (
                .reading,
                "calculate compare count describe find get list look preview query read search show summarize view"
            ),
            (
                .adding,
                "add append bookmark capture compose copy create draft duplicate import insert log new record save write"
            ),
            (
                .changing,
                "activate adjust archive assign cancel change cleanup close complete crop dismiss edit enhance flag lap "
                    + "lock mark merge move mute paste pause pin play rate rename replace reset resize resume rotate "
                    + "select set skip snooze sort stop straighten switch tag toggle turn unarchive unflag unlock unmark "
                    + "unmute unpin update warmup"
            ),
            (.deleting, "clear delete destroy discard empty erase purge remove shred trash unsend wipe"),
            (
                .sending,
                "broadcast call dial email forward invite post publish reply respond send share submit transmit tweet upload"
            ),
        ]
        return words.reduce(into: [:]) { all, group in
            for verb in group.verbs.split(separator: " ") { all[String(verb)] = group.effect }
        }
    }()
}
