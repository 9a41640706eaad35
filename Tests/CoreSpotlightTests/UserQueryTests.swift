import CoreSpotlight
import Foundation
import Testing

@Suite("A query of a person's words", .temporaryIndexes)
struct UserQueryTests {
    @Test(
        "Finds items with all the words, wherever they are",
        arguments: [
            ("harbour", ["boats", "harbour"]), ("HARB", ["boats", "harbour"]), ("harbour boats", ["boats"]),
            ("boats harbour", ["boats"]), ("arbour", []), ("zurich", ["zürich"]), ("ZÜRICH", ["zürich"]),
            ("会議", ["tokyo"]), ("東京", ["tokyo"]), ("京都", ["tokyo"]), ("都京", []), ("会 東", ["tokyo"]),
            ("ｈａｒｂｏｕｒ", ["boats", "harbour"]), ("서울", ["seoul"]), ("กรุงเทพ", ["bangkok"]), ("Москва", ["moscow"]),
            ("ada@example.org", ["mail"]), ("ada", ["mail"]), ("visible", ["html"]), ("hidden", []), ("AT&T", ["html"]),
            ("\"harbour\" OR", []), ("harbour*", ["boats", "harbour"]), ("title:harbour", []), ("-", []), ("\"", []),
            ("harbour -", ["boats", "harbour"]), ("NEAR(", []), ("O'Neil", ["oneil"]), ("👍", []), ("public.text", []),
            ("a\u{0}b", []),
        ])
    func words(words: String, expected: [String]) async throws {
        try await CSSearchableIndex.default().indexSearchableItems([
            item("harbour", "Harbour"), item("boats", "Fishing") { $0.textContent = "Boats in the harbour" },
            item("zürich", "Zu\u{308}rich"), item("tokyo", "東京都の会議"), item("seoul", "서울 시장"),
            item("bangkok", "แผนที่กรุงเทพมหานคร"), item("moscow", "москва"), item("oneil", "O'Neil"),
            item("mail") {
                $0.authors = [CSPerson(displayName: "Ada", handles: ["ada@example.org"], handleIdentifier: "")]
            },
            item("html") {
                $0.htmlContentData = Data("<style>hidden{}</style><p>Visible <!-- hidden --> AT&amp;T".utf8)
            },
        ])
        #expect(try await Set(searched(words)) == Set(expected))
    }

    @Test("Puts a word in the title before one in the text, and a better rank before both")
    func ranking() async throws {
        try await CSSearchableIndex.default().indexSearchableItems([
            item("text", "Walk") { $0.textContent = "harbour" }, item("keyword", "Walk") { $0.keywords = ["harbour"] },
            item("title", "harbour"), item("other", "mountain"), item("another", "valley"),
        ])
        #expect(try await searched("harbour") == ["title", "keyword", "text"])
        try await CSSearchableIndex(name: "second").indexSearchableItems([
            item("hinted", "harbour") { $0.rankingHint = 100 }, item("filler", "x"), item("filler2", "y"),
            item("filler3", "z"), item("filler4", "v"),
        ])
        #expect(try await searched("harbour").first == "hinted")
    }

    @Test("Puts what a person chose before further up")
    func engagement() async throws {
        let items = (1...3).map { item("\($0)", "harbour") } + (4...9).map { item("\($0)", "mountain") }
        try await CSSearchableIndex.default().indexSearchableItems(items)
        #expect(try await searched("harbour") == ["1", "2", "3"])
        let query = CSUserQuery(userQueryString: "harbour", userQueryContext: nil)
        let found = try await query.responses.reduce(into: [CSUserQuery.Item]()) { items, response in
            if case .item(let item) = response { items.append(item) }
        }
        #expect(found.sorted() == found)
        query.userEngaged(found[2], visibleItems: found, interaction: .default)
        query.userEngaged(found[1], visibleItems: found, interaction: .focus)
        #expect(try await searched("harbour") == ["3", "1", "2"])
        try await CSSearchableIndex.default().indexSearchableItems([item("3", "harbour")])
        #expect(try await searched("harbour") == ["3", "1", "2"])
    }

    @Test("Finds everything without words", arguments: [nil, "", "  "])
    func nothing(words: String?) async throws {
        try await CSSearchableIndex.default().indexSearchableItems([item("1"), item("2", "Harbour")])
        #expect(try await searched(words) == ["1", "2"])
    }

    @Test("Looks in an attribute of the app's own where its key says so")
    func customAttributes() async throws {
        let open = try #require(CSCustomAttributeKey(keyName: "open_note"))
        let closed = try #require(
            CSCustomAttributeKey(
                keyName: "closed_note", searchable: true, searchableByDefault: false, unique: false,
                multiValued: false))
        try await CSSearchableIndex.default().indexSearchableItems([
            item("1") {
                $0.setValue("seagull", forCustomKey: open)
                $0.setValue("cormorant", forCustomKey: closed)
            }
        ])
        #expect(try await searched("seagull") == ["1"])
        #expect(try await searched("cormorant") == [])
        #expect(try await found("closed_note == 'cormorant'") == ["1"])
        let update = item("1", "Harbour")
        update.isUpdate = true
        try await CSSearchableIndex.default().indexSearchableItems([update])
        #expect(try await searched("seagull harbour") == ["1"])
        #expect(try await searched("cormorant") == [])
    }

    @Test("Suggests how the last word may go on, those of most items first")
    func suggestions() async throws {
        try await CSSearchableIndex.default().indexSearchableItems([
            item("1", "Harbour walk"), item("2", "Harbour"), item("3", "Harvest"), item("4", "Hart"), item("5", "har"),
        ])
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 2
        let query = CSUserQuery(userQueryString: "Old HAR", userQueryContext: context)
        let texts = try await query.suggestions.reduce(into: []) { texts, suggestion in
            texts.append(String(suggestion.suggestion.localizedAttributedSuggestion.characters))
        }
        #expect(texts == ["Old harbour", "Old hart"])
        #expect(query.foundSuggestionCount == 2)
        for words in ["har ", "", nil, "x", "-"] {
            let none = CSUserQuery(userQueryString: words, userQueryContext: nil)
            #expect(try await none.suggestions.reduce(0) { count, _ in count + 1 } == 0)
        }
    }

    @Test("Gives suggestions first and then items, no more than asked for")
    func responses() async throws {
        try await CSSearchableIndex.default().indexSearchableItems((1...5).map { item("\($0)", "Harbour \($0)") })
        let context = CSUserQueryContext()
        context.maxResultCount = 3
        context.fetchAttributes = ["title"]
        context.filterQueries = ["title != 'Harbour 1'"]
        let query = CSUserQuery(userQueryString: "harb", userQueryContext: context)
        let responses = try await query.responses.reduce(into: []) { $0.append($1) }
        #expect(responses.map(\.id) == ["suggestion/harbour", "item/2", "item/3", "item/4"])
        guard case .item(let first)? = responses.dropFirst().first else { return }
        #expect(first.item.attributeSet.title == "Harbour 2")
        guard case .suggestion(let suggestion)? = responses.first else { return }
        let next = CSUserQueryContext(currentSuggestion: suggestion.suggestion)
        let following = CSUserQuery(userQueryString: nil, userQueryContext: next)
        #expect(try await following.results.reduce(0) { count, _ in count + 1 } == 5)
        context.enableRankedResults = true
        context.maxRankedResultCount = 1
        let ranked = CSUserQuery(userQueryString: "harb", userQueryContext: context)
        #expect(try await ranked.results.reduce(0) { count, _ in count + 1 } == 1)
    }

    @Test("Is handed to handlers")
    func handlers() async throws {
        try await CSSearchableIndex.default().indexSearchableItems([item("1", "Harbour")])
        let query = CSUserQuery(userQueryString: "harb", userQueryContext: nil)
        let found = await withCheckedContinuation { continuation in
            var found: [String] = []
            query.foundSuggestionsHandler = { suggestions in
                found += suggestions.map { String($0.localizedAttributedSuggestion.characters) }
            }
            query.foundItemsHandler = { items in found += items.map(\.uniqueIdentifier) }
            query.completionHandler = { _ in continuation.resume(returning: found) }
            query.start()
        }
        #expect(found == ["harbour", "1"])
    }
}
