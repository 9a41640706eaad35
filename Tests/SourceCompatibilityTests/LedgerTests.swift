import AppIntents
import AppIntentsTesting
import Foundation
import IntentRuntime
import Testing

@testable import Ledger

/// A budget app's intents and queries.
@Suite("Ledger, a budget", .serialized) struct LedgerTests {
    private let book: LedgerBook
    private let definitions: IntentDefinitions
    private let catalog = IntentCatalog(types: [EntryEntity.self, AccountEntity.self, CategoryOption.self])

    init() {
        func entry(_ payee: String, _ amount: Decimal, _ category: Entry.Category, _ day: String, _ tags: String...)
            -> Entry
        {
            Entry(
                id: UUID(), payee: payee, amount: amount, currency: "EUR", date: Self.date(day), accountID: "giro",
                category: category, tags: tags)
        }
        let book = LedgerBook(
            accounts: [
                Account(id: "giro", name: "Current Account", currency: "EUR"),
                Account(id: "uk", name: "London", currency: "GBP"),
            ],
            entries: [
                entry("Bakery", 4.5, .food, "2026-03-02"), entry("Landlord", 900, .rent, "2026-03-01", "flat"),
                entry("Railway", 49, .travel, "2026-02-20", "work", "flat"), entry("Bookshop", 20, .fun, "2026-03-05"),
            ])
        self.book = book
        definitions = IntentDefinitions(bundleIdentifier: "ledger") { $0.add(dependency: book) }
    }

    private static func date(_ day: String) -> Date {
        (try? Date(day + "T12:00:00Z", strategy: .iso8601)) ?? .distantPast
    }

    @Test("An expense goes to the first account unless another is named, and says the amount")
    func logging() async throws {
        let result = try await definitions.intents["LogExpenseIntent"].makeIntent(
            payee: "Ferry", amount: IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"), category: "Travel"
        ).run()
        #expect(try result.value.account.name == "Current Account")
        #expect(try result.value.amount == IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"))
        #expect(result.dialog == "Logged 12.50 EUR at Ferry.")
        #expect(await book.entries.last?.category == .travel)
    }

    @Test(
        "An amount in the wrong currency, of an unknown one or out of bounds is refused",
        arguments: [("GBP", 3, "is kept in EUR, not in GBP"), ("USD", 3, "EUR"), ("EUR", 20_000, "10")])
    func refusing(currency: String, amount: Int, words: String) async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["LogExpenseIntent"].makeIntent(
                payee: "Ferry", amount: IntentCurrencyAmount(amount: Decimal(amount), currencyCode: currency)
            ).run()
        }
        #expect(error?.message.contains(words) == true)
        #expect(await book.entries.count == 4)
    }

    @Test("A standing order takes a rule of recurrence and a date in parts")
    func standing() async throws {
        let rule = Calendar.RecurrenceRule.monthly(calendar: Calendar(identifier: .gregorian), daysOfTheMonth: [1])
        let result = try await definitions.intents["StandingOrderIntent"].makeIntent(
            payee: "Gym", amount: 30.0, rule: rule, start: DateComponents(year: 2027, month: 1, day: 1)
        ).run()
        #expect(try result.value == 1)
        #expect(result.dialog == "Gym is paid from 2027 on.")
        #expect(await book.standing.first?.rule.frequency == .monthly)
    }

    @Test(
        "A report adds up the month and says what is left of the budget", arguments: [(Decimal(10), false), (4, true)])
    func reporting(budget: Decimal, isOver: Bool) async throws {
        try await definitions.intents["SetBudgetIntent"].makeIntent(
            category: "Food", value: IntentCurrencyAmount(amount: budget, currencyCode: "EUR")
        ).run()
        let result = try await definitions.intents["ReportIntent"].makeIntent(
            category: "Food", month: Self.date("2026-03-15")
        ).run()
        #expect(try result.value.spent == IntentCurrencyAmount(amount: 4.5, currencyCode: "EUR"))
        #expect(try result.value.left == IntentCurrencyAmount(amount: budget - 4.5, currencyCode: "EUR"))
        #expect(try result.value.isOver == isOver)
    }

    @Test("Expenses are exported as a table")
    func exporting() async throws {
        let all = try await definitions.entities["EntryEntity"].suggestedEntities()
        let file: IntentFile = try await definitions.intents["ExportLedgerIntent"].makeIntent(
            entries: Array(all.prefix(2))
        ).run().value
        #expect(file.filename == "expenses.csv")
        #expect(String(decoding: file.data, as: UTF8.self) == "payee,amount,currency\nBakery,4.5,EUR\nLandlord,900,EUR")
    }

    @Test(
        "Conditions on expenses are answered by the app's own query",
        arguments: [
            (["payee contains book"], ["Bookshop"]), (["payee begins with Ba"], ["Bakery"]),
            (["payee != Landlord", "value >= 20"], ["Railway", "Bookshop"]), (["value = 4.5"], ["Bakery"]),
            (["value <= 20"], ["Bakery", "Bookshop"]), (["date < 2026-03-01T00:00Z"], ["Railway"]),
            (["date > 2026-03-01T23:00Z"], ["Bakery", "Bookshop"]), (["category = rent"], ["Landlord"]),
            (["tags contains flat"], ["Landlord", "Railway"]),
            (["tags contains flat", "category = travel"], ["Railway"]),
        ])
    func conditions(_ conditions: [String], _ payees: [String]) async throws {
        AppDependencyManager.shared.add(dependency: book)
        let system = IntentSystem(catalog: catalog)
        let found = try await system.find(FindRequest(entity: "EntryEntity", conditions: conditions))
        #expect(found.map { $0.json["properties"]?["payee"]?.string } == payees)
    }

    @Test(
        "Expenses are sorted by the app, up or down",
        arguments: [("date", "Railway"), ("-value", "Landlord"), ("payee", "Bakery")])
    func sorting(order: String, first: String) async throws {
        AppDependencyManager.shared.add(dependency: book)
        let system = IntentSystem(catalog: catalog)
        let found = try await system.find(FindRequest(entity: "EntryEntity", sort: order, limit: 1))
        #expect(found.map { $0.json["properties"]?["payee"]?.string } == [first])
    }
}
