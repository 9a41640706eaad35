import AppIntents
import Foundation

struct AccountEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
    static var defaultQuery = AccountQuery()

    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Currency")
    var currency: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "in \(currency)")
    }

    init(_ account: Account) {
        id = account.id
        name = account.name
        currency = account.currency
    }

    struct AccountQuery: EntityQuery {
        @Dependency var book: LedgerBook

        func entities(for identifiers: [AccountEntity.ID]) async throws -> [AccountEntity] {
            await book.accounts.filter { identifiers.contains($0.id) }.map(AccountEntity.init)
        }

        func suggestedEntities() async throws -> [AccountEntity] {
            await book.accounts.map(AccountEntity.init)
        }

        func defaultResult() async -> AccountEntity? {
            await book.accounts.first.map(AccountEntity.init)
        }
    }
}

struct EntryEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
        name: "Expense", numericFormat: .init("\(placeholder: .int) expenses"))
    static let defaultQuery = EntryQuery()

    let id: UUID

    @Property(title: "Payee") var payee: String
    @Property(title: "Amount") var amount: IntentCurrencyAmount
    @Property(title: "Value") var value: Double
    @Property(title: "Date") var date: Date
    @Property(title: "Account") var account: AccountEntity
    @Property(title: "Category") var category: CategoryOption
    @Property(title: "Tags") var tags: [String]

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(payee)", subtitle: "\(amount.amount.formatted()) \(amount.currencyCode)",
            image: .init(systemName: category == .travel ? "tram" : "eurosign.circle"))
    }

    init(_ entry: Entry, account: Account) {
        id = entry.id
        payee = entry.payee
        amount = IntentCurrencyAmount(amount: entry.amount, currencyCode: entry.currency)
        value = NSDecimalNumber(decimal: entry.amount).doubleValue
        date = entry.date
        self.account = AccountEntity(account)
        category = CategoryOption(rawValue: entry.category.rawValue) ?? .food
        tags = entry.tags
    }
}

enum CategoryOption: String, AppEnum {
    case food, rent, travel, fun

    static var typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "Category")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        [.food: "Food", .rent: "Rent", .travel: "Travel", .fun: "Fun"]
    }

    var category: Entry.Category { Entry.Category(rawValue: rawValue) ?? .food }
}

/// A month's spending, worked out when it is asked for.
struct MonthReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Report"

    @Property(title: "Category") var category: CategoryOption
    @Property(title: "Spent") var spent: IntentCurrencyAmount
    @Property(title: "Left") var left: IntentCurrencyAmount?

    @ComputedProperty(title: "Over Budget")
    var isOver: Bool { (left?.amount ?? 0) < 0 }

    var displayRepresentation: DisplayRepresentation { "\(spent.amount.formatted()) \(spent.currencyCode)" }
}
