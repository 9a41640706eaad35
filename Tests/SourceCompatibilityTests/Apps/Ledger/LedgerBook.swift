import Foundation

struct Entry: Identifiable, Sendable {
    let id: UUID
    var payee: String
    var amount: Decimal
    var currency: String
    var date: Date
    var accountID: String
    var category: Category
    var tags: [String] = []

    enum Category: String, CaseIterable, Sendable {
        case food, rent, travel, fun
    }
}

struct Account: Identifiable, Sendable {
    let id: String
    var name: String
    var currency: String
}

struct Standing: Sendable {
    var payee: String
    var amount: Decimal
    var rule: Calendar.RecurrenceRule
    var start: DateComponents
}

actor LedgerBook {
    private(set) var accounts: [Account]
    private(set) var entries: [Entry]
    private(set) var standing: [Standing] = []
    private(set) var budgets: [Entry.Category: Decimal] = [:]

    init(accounts: [Account], entries: [Entry] = []) {
        self.accounts = accounts
        self.entries = entries
    }

    func account(_ id: Account.ID) -> Account? { accounts.first { $0.id == id } }

    func add(_ entry: Entry) { entries.append(entry) }
    func add(_ order: Standing) { standing.append(order) }
    func setBudget(_ amount: Decimal, for category: Entry.Category) { budgets[category] = amount }

    func total(of category: Entry.Category, in interval: DateInterval) -> Decimal {
        entries.filter { $0.category == category && interval.contains($0.date) }.reduce(0) { $0 + $1.amount }
    }
}
