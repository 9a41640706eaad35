import AppIntents
import Foundation
import UniformTypeIdentifiers

struct LogExpenseIntent: AppIntent {
    static let title: LocalizedStringResource = "Log Expense"

    @Parameter(title: "Payee", inputConnectionBehavior: .connectToPreviousIntentResult)
    var payee: String

    @Parameter(title: "Amount", currencyCodes: ["EUR", "GBP"], inclusiveRange: (0.01, 10_000))
    var amount: IntentCurrencyAmount

    @Parameter(title: "Category", default: .food)
    var category: CategoryOption

    @Parameter(title: "Account", query: AccountEntity.AccountQuery())
    var account: AccountEntity

    @Parameter(title: "Date", kind: .date)
    var date: Date?

    @Parameter(title: "Paid With")
    var method: IntentPaymentMethod?

    @Dependency private var book: LedgerBook

    static var parameterSummary: some ParameterSummary {
        When(\.$method, .hasAnyValue) {
            Summary("Log \(\.$amount) at \(\.$payee) with \(\.$method)")
        } otherwise: {
            Summary("Log \(\.$amount) at \(\.$payee)") {
                \.$category
                \.$account
                \.$date
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<EntryEntity> & ProvidesDialog {
        guard let owner = await book.account(account.id) else { throw AppIntentError.Unrecoverable.entityNotFound }
        guard owner.currency == amount.currencyCode else {
            throw LedgerError.wrongCurrency(amount.currencyCode, expected: owner.currency)
        }
        let entry = Entry(
            id: UUID(), payee: payee, amount: amount.amount, currency: amount.currencyCode, date: date ?? .now,
            accountID: owner.id, category: category.category, tags: method.map { [$0.name ?? "card"] } ?? [])
        await book.add(entry)
        let expense = EntryEntity(entry, account: owner)
        return .result(
            value: expense, dialog: "Logged \(expense.value, specifier: "%.2f") \(amount.currencyCode) at \(payee).")
    }
}

enum LedgerError: Error, CustomLocalizedStringResourceConvertible {
    case wrongCurrency(String, expected: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case let .wrongCurrency(given, expected): "The account is kept in \(expected), not in \(given)."
        }
    }
}

struct StandingOrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Standing Order"

    @Parameter(title: "Payee") var payee: String
    @Parameter(title: "Amount") var amount: Double
    @Parameter(title: "Repeats") var rule: Calendar.RecurrenceRule
    @Parameter(title: "From", kind: .date) var start: DateComponents

    @Dependency private var book: LedgerBook

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let order = Standing(payee: payee, amount: Decimal(amount), rule: rule, start: start)
        await book.add(order)
        return .result(value: await book.standing.count, dialog: "\(payee) is paid from \(start.year ?? 0) on.")
    }
}

struct ReportIntent: AppIntent {
    static let title: LocalizedStringResource = "Month Report"

    @Parameter(title: "Category") var category: CategoryOption
    @Parameter(title: "Month", kind: .date) var month: Date

    @Dependency private var book: LedgerBook

    func perform() async throws -> some ReturnsValue<MonthReport> {
        let calendar = Calendar(identifier: .gregorian)
        guard let interval = calendar.dateInterval(of: .month, for: month) else {
            throw AppIntentError.Unrecoverable.unknown
        }
        let spent = await book.total(of: category.category, in: interval)
        let report = MonthReport()
        report.category = category
        report.spent = .init(amount: spent, currencyCode: "EUR")
        report.left = await book.budgets[category.category].map { .init(amount: $0 - spent, currencyCode: "EUR") }
        return .result(value: report)
    }
}

struct SetBudgetIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Budget"

    @Parameter(title: "Category") var category: CategoryOption
    @Parameter(title: "Budget", inclusiveRange: (lowerBound: 0, upperBound: 100_000)) var value: IntentCurrencyAmount

    @Dependency private var book: LedgerBook

    func perform() async throws -> some IntentResult {
        await book.setBudget(value.amount, for: category.category)
        return .result()
    }
}

struct ExportLedgerIntent: AppIntent {
    static let title: LocalizedStringResource = "Export Expenses"

    @Parameter(title: "Expenses") var entries: [EntryEntity]

    func perform() async throws -> some ReturnsValue<IntentFile> {
        let lines = entries.map { "\($0.payee),\($0.amount.amount),\($0.amount.currencyCode)" }
        let text = (["payee,amount,currency"] + lines).joined(separator: "\n")
        return .result(
            value: IntentFile(data: Data(text.utf8), filename: "expenses.csv", type: .commaSeparatedText))
    }
}
