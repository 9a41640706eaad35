import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Shelf

/// Books, by the system's schemas and the app's own intents.
@MainActor
@Suite struct ShelfTests {
    private let library: Library
    private let app: IntentDefinitions
    private let emma = Library.Book(id: UUID(), title: "Emma", author: "Jane Austen", pages: 400)
    private let persuasion = Library.Book(id: UUID(), title: "Persuasion", author: "Jane Austen", pages: 250)
    private let middlemarch = Library.Book(
        id: UUID(), title: "Middlemarch", author: "George Eliot", pages: 900, page: 899)

    init() {
        let library = Library(books: [emma, persuasion, middlemarch])
        self.library = library
        app = IntentDefinitions(bundleIdentifier: "com.example.shelf") { $0.add(dependency: library) }
    }

    private func book(_ book: Library.Book) -> AnyAppEntity {
        app.entities["ShelfBookEntity"].makeReference(identifier: book.id.uuidString)
    }

    @Test("A book opens by its schema's name as by its type's", arguments: ["books.openBook", "OpenShelfBookIntent"])
    func opening(name: String) async throws {
        try await app.intents[name].makeIntent(target: book(emma)).run()
        #expect(library.openBook == emma.id)
    }

    @Test(
        "Pages turn both ways and to either end",
        arguments: [("next", 101), ("previous", 99), ("first", 0), ("last", 400)])
    func turning(direction: String, page: Int) async throws {
        _ = try library.update(emma.id) { $0.page = 100 }
        let way = app.enums["ShelfDirection"].makeCase(direction)
        try await app.intents["TurnPageIntent"].makeIntent(direction: way, target: book(emma)).run()
        #expect(try library.book(emma.id).page == page)
    }

    @Test("After the last page there is no next")
    func turningTooFar() async throws {
        let turn = app.intents["TurnPageIntent"].makeIntent(direction: "next", target: book(middlemarch))
        try await turn.run()
        let error = await #expect(throws: IntentTestingError.self) { try await turn.run() }
        #expect(error?.message == "You've finished Middlemarch already.")
    }

    @Test("Settings change only where a value is given, and there is one of them")
    func settings() async throws {
        let all = try await app.entities["ShelfSettingsEntity"].allEntities()
        let settings = try #require(all.first)
        #expect(all.count == 1)
        #expect(try settings.theme.as(AnyAppEnum.self).rawValue == "paper")
        let intent = app.intents["ChangeReadingSettingsIntent"].makeIntent(
            target: settings, theme: "night", isTextJustified: true)
        try await intent.run()
        #expect(library.settings.theme == .night)
        #expect(library.settings.justified)
        #expect(library.settings.font == .serif)
        #expect(library.settings.columns)
    }

    @Test("Searching in the app passes the words on")
    func searching() async throws {
        try await app.intents["system.search"].makeIntent(criteria: StringSearchCriteria(term: "whales")).run()
        #expect(library.searched == "whales")
    }

    @Test("Reading is logged as a share of the book, with what the reader thought")
    func logging() async throws {
        let intent = app.intents["LogReadingIntent"].makeIntent(book: book(emma), pages: 100, thoughts: "witty")
        let result = try await intent.run()
        #expect(try result.value.as(Double.self) == 0.25)
        #expect(result.dialog == "25% done.")
        let notes = try await app.intents["BookNotesIntent"].makeIntent(book: book(emma)).run()
        #expect(String(try notes.value.as(AttributedString.self).characters) == "Notes\n• witty")
    }

    @Test("Finishing a book is worth a word")
    func finishing() async throws {
        let result = try await app.intents["LogReadingIntent"].makeIntent(book: "middlemarch", pages: 5).run()
        #expect(try result.value.as(Double.self) == 1)
        #expect(result.dialog == "You finished Middlemarch. Congratulations!")
    }

    @Test("What is missing is asked for in the parameters' own words")
    func asking() async throws {
        let script = IntentScript(.value("persuasion", for: "book"), .value(50, for: "pages"))
        let result = try await app.intents["LogReadingIntent"].makeIntent().run(answering: script)
        #expect(script.questions.map(\.text) == ["What have you read?", "How many pages?"])
        #expect(try result.value.as(Double.self) == 0.2)
    }

    @Test("Of several unread books one is asked for and opened; the only one is just opened")
    func picking() async throws {
        let pick = app.intents["PickNextBookIntent"]
        let script = IntentScript(.choice("Persuasion"))
        let chosen = try await pick.makeIntent().run(answering: script)
        #expect(script.questions.map(\.text) == ["Which of these 2?"])
        #expect(try chosen.value.title.as(String.self) == "Persuasion")
        #expect(chosen.opensIntent?.identifier == "OpenShelfBookIntent")
        #expect(library.openBook == persuasion.id)
        let only = try await pick.makeIntent(limit: 300).run()
        #expect(try only.value.author.as(String.self) == "Jane Austen")
        let error = await #expect(throws: IntentTestingError.self) { try await pick.makeIntent(limit: 10).run() }
        #expect(error?.reason == .failed)
    }

    @Test("Books are found by author, those begun are suggested, and extra properties come along")
    func finding() async throws {
        let books = app.entities["ShelfBookEntity"]
        let found = try await books.entities(matching: "austen")
        #expect(try found.map { try $0.title.as(String.self) } == ["Emma", "Persuasion"])
        let begun = try await books.suggestedEntities()
        #expect(try begun.map { try $0.title.as(String.self) } == ["Middlemarch"])
        #expect(try #require(begun.first).progress.as(Double.self) > 0.99)
        #expect(try #require(begun.first).url.as(URL.self).lastPathComponent == middlemarch.id.uuidString)
    }

    @Test("A text leads to the books that it names, through a value query")
    func quoting() async throws {
        let query = app.valueQueries["QuotedBookQuery"]
        let found = try await query.values(for: "I liked emma, though not as much as Middlemarch.").items
        #expect(found.count == 2)
        #expect(try found[0].title.as(String.self) == "Emma")
        #expect(try found[1].author.as(String.self) == "George Eliot")
        #expect(try await query.values(for: "Whales").items.isEmpty)
    }

    @Test("A library is read from its file")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try JSONEncoder().encode(library.books).write(to: url)
        #expect(try Library(contentsOf: url).books.map(\.title) == ["Emma", "Persuasion", "Middlemarch"])
    }
}
