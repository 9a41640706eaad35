import CoreSpotlight
import Foundation
import Testing

@Suite("A query string", .temporaryIndexes)
struct QueryStringTests {
    /// Indexes items each with the given texts as title.
    private func index(titles: [String]) async throws {
        try await CSSearchableIndex.default().indexSearchableItems(titles.map { item($0, $0) })
    }

    @Test(
        "Compares texts with its modifiers",
        arguments: [
            (#"title == "Paris""#, ["Paris"]),
            (#"title == "Paris"c"#, ["Paris", "paris"]),
            (#"title == "Paris"wc"#, ["Paris", "paris", "I love Paris", "paris-france.jpg"]),
            (#"title == "Window"w"#, ["MyWindowClass", "Broken Window"]),
            (#"title == "Frédéric""#, ["Frédéric"]),
            (#"title == "frederic"cd"#, ["Frédéric", "Frederic"]),
            (#"title == "FREDERIC"d"#, []),
            (#"title == "paris*""#, ["paris", "parisol", "paris-france.jpg"]),
            (#"title == "*paris""#, ["paris"]),
            (#"title == "*paris*""#, ["paris", "parisol", "comparison", "paris-france.jpg"]),
            (#"title == "p*s*l""#, ["parisol"]),
            (#"title == "par*"wcd && title != "paris"c"#, ["parisol", "I love Paris", "paris-france.jpg"]),
            (#"title == 'paris'"#, ["paris"]),
            (#"title == “paris”"#, ["paris"]),
            (#"title == "love par*"wc"#, ["I love Paris"]),
            (#"title == "love par"wc"#, []),
            (#"title == "a\*b""#, ["a*b"]),
            (#"title == "a*b""#, ["a*b", "a\"b"]),
            (#"title == "a\"b""#, ["a\"b"]),
            (#"title == "会議"w"#, ["東京都の会議"]),
            (#"title == "*会議*""#, ["東京都の会議"]),
            (#"title == "STRASSE"c"#, ["strasse"]),
            (#"title = "strasse""#, ["strasse"]),
            (#"title == """#, [""]),
            (#"(title == "Paris" || title == "paris") && !(title == "paris")"#, ["Paris"]),
            (#"title == "Paris" || title == "paris" && title == "none""#, ["Paris"]),
            (#"** == "comparison""#, ["comparison"]),
            (#"*=="comparison""#, ["comparison"]),
            (#"subject == "*""#, []),
            ("false", []),
        ])
    func texts(query: String, expected: [String]) async throws {
        try await index(titles: [
            "Paris", "paris", "I love Paris", "parisol", "comparison", "paris-france.jpg", "MyWindowClass",
            "Broken Window", "NSWindow", "Frédéric", "Frederic", "a*b", "a\"b", "東京都の会議", "strasse", "",
        ])
        #expect(try await Set(found(query)) == Set(expected))
    }

    @Test(
        "Compares numbers",
        arguments: [
            ("pageCount == 3", ["3"]), ("pageCount == 3.0", ["3"]), ("pageCount != 3", ["1", "2", "10", "none"]),
            ("pageCount < 3", ["1", "2"]), ("pageCount <= 3", ["1", "2", "3"]), ("pageCount > 2", ["3", "10"]),
            ("pageCount >= 2 && pageCount < 10", ["2", "3"]), ("InRange(pageCount, 2, 3)", ["2", "3"]),
            ("InRange(pageCount,-1,+1.5)", ["1"]), ("pageCount == true", ["1"]), ("pageCount == '1*'", ["1", "10"]),
            ("pageCount > 1e300", []), ("true", ["1", "2", "3", "10", "none"]), ("title > 3", []),
        ])
    func numbers(query: String, expected: [String]) async throws {
        let items = [1, 2, 3, 10].map { number in item("\(number)") { $0.pageCount = NSNumber(value: number) } }
        try await CSSearchableIndex.default().indexSearchableItems(items + [item("none", "no pages")])
        #expect(try await Set(found(query)) == Set(expected))
    }

    @Test(
        "Compares dates",
        arguments: [
            ("dueDate == $time.today", ["now"]), ("dueDate == $time.yesterday", ["yesterday"]),
            ("dueDate >= $time.today", ["now", "next year"]), ("dueDate > $time.today", ["next year"]),
            ("dueDate < $time.today", ["yesterday", "last year", "2001"]),
            ("dueDate <= $time.today", ["now", "yesterday", "last year", "2001"]),
            ("InRange(dueDate, $time.today(-1), $time.today)", ["now", "yesterday"]),
            ("dueDate == $time.this_year(-1)", ["last year"]), ("dueDate == $time.this_year(+1)", ["next year"]),
            ("dueDate < $time.now(-172800)", ["last year", "2001"]), ("dueDate == 86400", ["2001"]),
            ("dueDate == $time.iso(2001-01-02T00:00:00Z)", ["2001"]), ("dueDate == $time.iso(2001-01-02)", ["2001"]),
            ("dueDate == $time.iso(2001-01-02T00:00:00.000Z)", ["2001"]),
            ("dueDate != $time.this_year(-1) && dueDate < $time.now(1)", ["now", "yesterday", "2001"]),
        ])
    func dates(query: String, expected: [String]) async throws {
        let calendar = Calendar.current
        let now = Date.now
        // Noon, so that the day does not end while the test runs.
        let noon = try #require(calendar.date(bySettingHour: 12, minute: 0, second: 0, of: now))
        let dates: [(String, Date?)] = [
            ("now", min(noon, now)), ("yesterday", calendar.date(byAdding: .day, value: -1, to: noon)),
            ("last year", calendar.date(byAdding: .year, value: -1, to: noon)),
            ("next year", calendar.date(byAdding: .year, value: 1, to: noon)),
            ("2001", Date(timeIntervalSinceReferenceDate: 86400)),
        ]
        try await CSSearchableIndex.default().indexSearchableItems(
            dates.map { name, date in item(name) { $0.dueDate = date } })
        #expect(try await Set(found(query)) == Set(expected))
    }

    @Test("Knows this week and month", arguments: ["week", "month", "year"])
    func spans(unit: String) async throws {
        try await CSSearchableIndex.default().indexSearchableItems([item("now") { $0.dueDate = .now }])
        #expect(try await found("dueDate == $time.this_\(unit)") == ["now"])
        #expect(try await found("dueDate == $time.this_\(unit)(0)") == ["now"])
        #expect(try await found("dueDate == $time.this_\(unit)(-1)") == [])
        #expect(try await found("dueDate == $time.last_week") == [])
    }

    @Test("Searches each value of a list, persons, links and the app's own attributes")
    func attributes() async throws {
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_tide"))
        try await CSSearchableIndex.default().indexSearchableItems([
            item("1") {
                $0.keywords = ["sea", "north"]
                $0.authors = [CSPerson(displayName: "Ada", handles: ["ada@example.org"], handleIdentifier: "email")]
                $0.url = URL(string: "https://example.org/a")
                $0.setValue(["high", "low"], forCustomKey: key)
            },
            item("2") { $0.keywords = ["south"] },
        ])
        for query in [
            "keywords == 'north'", "authors == 'ada@*'", "authors == 'Ada'", "url == 'https://*'",
            "com_example_tide == 'low'", "contentType == 'text'w && keywords != 'south'",
        ] {
            #expect(try await found(query) == ["1"], "\(query)")
        }
    }

    @Test("Is narrowed by the context's filters, and gives items in the order they came in")
    func filters() async throws {
        try await index(titles: ["b", "a", "c"])
        let context = CSSearchQueryContext()
        context.filterQueries = ["title != 'a'", "title != 'x'"]
        let query = CSSearchQuery(queryString: "title == '*'", queryContext: context)
        context.filterQueries = []
        #expect(try await query.results.reduce(into: []) { $0.append($1.id) } == ["b", "c"])
    }

    @Test(
        "That cannot be read is refused, with what is wrong and where",
        arguments: [
            ("", "the end"), ("title", "no operator"), ("title ==", "the end"), ("title == Paris", "quotation marks"),
            ("title == \"Paris", "not closed"), ("title == \"Paris\"x", "“x” is no modifier"),
            ("title == 'a' title == 'b'", "&& or ||"), ("(title == 'a'", "not closed"), ("title == 'a')", "“)”"),
            ("title < 'a'", "numbers and dates only"), ("InRange(a, 1)", "two values"), ("InRange(a 1, 2)", "commas"),
            ("InRange(a, 1, 2", "InRange is not closed"), ("a == $time.tomorrow", "$time.tomorrow"),
            ("a == $time.today(x)", "$time.today(x)"), ("a == $time.iso(soon)", "$time.iso(soon)"),
            ("a == $time.today(-99999999999999999999)", "$time.today"), ("a == $time.this_year(999999999)", "$time"),
            ("a == $time.now(1", "not closed"), ("a == nan", "“nan”"), ("&& a == 1", "“&& a == 1”"),
            (String(repeating: "(", count: 100_000), "100 parentheses"),
            (String(repeating: "!", count: 100_000), "100 parentheses"), ("a == 'x\\", "not closed"),
        ])
    func refusals(query: String, part: String) async throws {
        let error = await #expect(throws: CSSearchQueryError.self) { try await found(query) }
        #expect(error?.code == .invalidQuery)
        #expect(error?.description.contains(part) == true, "\(String(describing: error))")
    }

    @Test("Is handed to handlers, a hundred items at a time and with its end")
    func handlers() async throws {
        try await index(titles: (0..<250).map { "\($0)" })
        let query = CSSearchQuery(queryString: "true", queryContext: nil)
        let counts = await withCheckedContinuation { continuation in
            var counts: [Int] = []
            query.foundItemsHandler = { counts.append($0.count) }
            query.completionHandler = { error in continuation.resume(returning: error == nil ? counts : []) }
            query.start()
        }
        #expect(counts == [100, 100, 50])
        #expect(query.foundItemCount == 250)
    }

    @Test("Ends with an error where it was cancelled")
    func cancelling() async throws {
        try await index(titles: ["a"])
        let query = CSSearchQuery(queryString: "true", queryContext: nil)
        query.cancel()
        #expect(query.isCancelled)
        let error = await #expect(throws: CSSearchQueryError.self) {
            for try await _ in query.results {}
        }
        #expect(error?.code == .cancelled)
        let handed = await withCheckedContinuation { continuation in
            query.completionHandler = { continuation.resume(returning: $0 as? CSSearchQueryError) }
            query.start()
        }
        #expect(handed?.code == .cancelled)
    }
}
