import AppIntents
import IntentRuntime
import Testing

@Suite("Schemas that an app follows in part")
struct SchemaProblemTests {
    /// What is wrong with an app of these types.
    private static func problems(_ types: [Any.Type]) throws -> [SchemaProblem] {
        let catalog = IntentCatalog(types: types)
        return catalog.schemaProblems(of: try #require(catalog.apps.first))
    }

    @Test("A group of which an intent is missing is named with the command that prints it")
    func incompleteGroup() throws {
        let problems = try Self.problems([
            SchemaIntent<Names.SendMessage>.self, SchemaIntent<Names.DraftMessage>.self,
            SchemaIntent<Names.UnsendMessage>.self,
        ])
        let missing = ["messages.editSentMessage", "messages.setMessageReadStatus"]
        #expect(problems == [.incompleteGroup(domain: "messages", missing: missing)])
        #expect(problems.map(\.isSerious) == [true])
        #expect(
            problems.map(\.description) == [
                "follows some intents of 'messages' and must follow all of its group; missing: messages.editSentMessage, "
                    + "messages.setMessageReadStatus; 'appintents scaffold messages.editSentMessage "
                    + "messages.setMessageReadStatus' prints them"
            ])
    }

    @Test("A whole group is right, and so are intents that are not of the group")
    func wholeGroup() throws {
        let catalog = IntentCatalog(types: [
            SchemaIntent<Names.SendMessage>.self, SchemaIntent<Names.DraftMessage>.self,
            SchemaIntent<Names.UnsendMessage>.self, SchemaIntent<Names.EditSentMessage>.self,
            SchemaIntent<Names.SetMessageReadStatus>.self, SchemaIntent<Names.StartStopwatch>.self,
        ])
        let app = try #require(catalog.apps.first)
        #expect(catalog.schemaProblems(of: app).isEmpty)
        #expect(catalog.schemaGroups(of: app).map(\.domain) == ["messages"])
        #expect(catalog.schemaGroups(of: app).allSatisfy { $0.missing.isEmpty })
    }

    @Test("Clock's group is its alarms and timers, without the stopwatch")
    func clock() throws {
        let catalog = IntentCatalog(types: [SchemaIntent<Names.SnoozeAlarm>.self])
        let missing = try catalog.schemaGroups(of: #require(catalog.apps.first)).flatMap(\.missing)
        #expect(missing.count == 9)
        #expect(!missing.contains { $0.contains("topwatch") })
    }

    @Test("A type that does not follow the schema that is referred to is named, with what it follows")
    func references() throws {
        #expect(try Self.problems([Leaf<Sheet<Names.Folder>>.self, Sheet<Names.Folder>.self]).isEmpty)
        let other = try Self.problems([Leaf<Sheet<Names.Account>>.self, Sheet<Names.Account>.self])
        #expect(
            other.map(\.description) == [
                "'folder' of 'notes.note' must have a type that follows 'notes.folder', but AccountSheet follows 'notes.account'; "
                    + "use another type"
            ])
        let none = try Self.problems([Leaf<Scrap<Int>>.self, Scrap<Int>.self])
        #expect(
            none.map(\.description) == [
                "'folder' of 'notes.note' must have a type that follows 'notes.folder'; write "
                    + "'@AppEntity(schema: .notes.folder)' before the declaration of Scrap"
            ])
        #expect((other + none).allSatisfy { $0.isSerious })
    }

    @Test("Parameters refer to entities and enums as properties do")
    func parameters() throws {
        let append = try Self.problems([AppendIntent<Scrap<Int>>.self, Scrap<Int>.self])
        #expect(
            append == [
                .unfollowedReference(
                    member: "target", schema: "notes.appendText", wanted: "notes.note", type: "Scrap", followed: nil)
            ])
        let move = try Self.problems([
            MoveEventIntent<Marking<Names.EventStatus>>.self, Marking<Names.EventStatus>.self,
        ])
        #expect(
            move.first
                == .unfollowedReference(
                    member: "span", schema: "calendar.updateEvent", wanted: "calendar.eventSpan", type: "Marking",
                    followed: "calendar.eventStatus"))
        let right = try Self.problems([MoveEventIntent<Marking<Names.EventSpan>>.self, Marking<Names.EventSpan>.self])
        #expect(!right.contains { if case .unfollowedReference = $0 { true } else { false } })
    }

    @Test("Each case that a union does not take is named, with what it takes")
    func unions() throws {
        let problems = try Self.problems([
            MoveEventIntent<Marking<Names.EventSpan>>.self, Marking<Names.EventSpan>.self,
        ])
        let taken = "takes place, as an address, as \"48.86,2.35\" or as a geo URI (RFC 5870) or text"
        #expect(
            problems.map(\.description) == [
                "the case 'floor' of 'location' of 'calendar.updateEvent' holds whole number, which the union EventLocation "
                    + "does not take; it \(taken)",
                "the case 'addresses' of 'location' of 'calendar.updateEvent' holds list of text, which the union "
                    + "EventLocation does not take; it \(taken)",
            ])
        #expect(problems.allSatisfy { $0.isSerious })
    }

    @Test("A value of another kind is no union")
    func notAUnion() throws {
        #expect(
            try Self.problems([PlainPlaceIntent<Int>.self]).map(\.description) == [
                "'location' of 'calendar.createEvent' is one of the union EventLocation, not text; make its type an enum "
                    + "with '@UnionValue'"
            ])
    }

    @Test("An entity that an intent takes and that is not found by text is worth a note")
    func unfindable() throws {
        let problems = try Self.problems([AppendIntent<Sheet<Names.Note>>.self, Sheet<Names.Note>.self])
        #expect(problems == [.unfindableEntity(type: "NoteSheet", parameter: "target", schema: "notes.appendText")])
        #expect(problems.map(\.isSerious) == [false])
        #expect(
            problems.map(\.description) == [
                "'target' of 'notes.appendText' takes NoteSheet, which Apple's systems cannot find by text; make its query an "
                    + "EntityStringQuery, or NoteSheet an IndexedEntity"
            ])
        let leaf = Leaf<Sheet<Names.Folder>>.self
        #expect(
            try Self.problems([AppendIntent<Leaf<Sheet<Names.Folder>>>.self, leaf, Sheet<Names.Folder>.self]).isEmpty)
    }

    @Test("Two entity types of one schema are worth a note")
    func repeated() throws {
        let problems = try Self.problems([
            Sheet<Names.Note>.self, Leaf<Sheet<Names.Folder>>.self, Sheet<Names.Folder>.self,
        ])
        #expect(problems == [.repeatedSchema(schema: "notes.note", types: ["Leaf", "NoteSheet"])])
        #expect(
            problems.map(\.description) == [
                "Leaf and NoteSheet follow 'notes.note'; Apple's systems use one type for it"
            ])
    }

    @Test("More than ten enums that follow schemas are worth a note", arguments: [10, 11])
    func enums(count: Int) throws {
        let problems = try Self.problems(Array(repeating: Marking<Names.EventSpan>.self, count: count))
        #expect(problems == (count > 10 ? [.tooManyEnums(count: count)] : []))
        #expect(
            problems.map(\.description)
                == (count > 10 ? ["11 enums follow schemas; Apple's systems take 10"] : []))
        #expect(!problems.contains { $0.isSerious })
    }

    @Test("An app without schemas has nothing wrong with them")
    func noSchemas() throws { #expect(try Self.problems([Scrap<Int>.self, TidyIntent<Int>.self]).isEmpty) }
}
