import Foundation

/// Reads a query string.
///
/// It is a comparison, such as `title == "har*"cd` or `pageCount > 3`, `InRange(name, from, to)`, or several of these
/// with `&&`, `||`, `!` and parentheses. The attribute `**`, or `*`, is any attribute. `true` and `false` are every item
/// and none.
struct QueryParser {
    /// How deep parentheses and `!` may be within each other.
    private static let deepest = 100

    private let text: String
    private let characters: [Character]
    private let time: QueryTime
    private var index = 0
    private var depth = 0

    private init(_ text: String, time: QueryTime) {
        self.text = text
        characters = Array(text)
        self.time = time
    }

    /// Reads a query string.
    ///
    /// - Parameters:
    ///   - text: The query string.
    ///   - time: What `$time` counts from.
    /// - Returns: What it asks for.
    /// - Throws: ``CSSearchQueryError`` of code `invalidQuery`, which says what is wrong where.
    static func parse(_ text: String, time: QueryTime) throws -> QueryPredicate {
        var parser = QueryParser(text, time: time)
        let predicate = try parser.disjunction()
        parser.skipSpace()
        guard parser.index == parser.characters.count else {
            throw parser.error("“\(parser.rest)” stands after the end of the query; write && or || between comparisons")
        }
        return predicate
    }

    // MARK: Combinations

    private mutating func disjunction() throws -> QueryPredicate {
        var predicate = try conjunction()
        while take("||") { predicate = .or(predicate, try conjunction()) }
        return predicate
    }

    private mutating func conjunction() throws -> QueryPredicate {
        var predicate = try single()
        while take("&&") { predicate = .and(predicate, try single()) }
        return predicate
    }

    private mutating func single() throws -> QueryPredicate {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw error("there are more than \(Self.deepest) parentheses within each other")
        }
        if take("!") { return .not(try single()) }
        if take("(") {
            let predicate = try disjunction()
            guard take(")") else { throw error("a parenthesis is not closed") }
            return predicate
        }
        return try comparison()
    }

    // MARK: Comparisons

    private mutating func comparison() throws -> QueryPredicate {
        let name = try name()
        if name == "InRange", take("(") { return try range() }
        let operators = ["==", "!=", "<=", ">=", "<", ">", "="]
        guard let comparison = operators.first(where: { take($0) }) else {
            if name == "true" || name == "false" { return name == "true" ? .every : .none }
            throw error("after “\(name)” there is no operator, which is one of == != < > <= >=")
        }
        let attribute = name.allSatisfy { $0 == "*" } ? nil : name
        let condition: QueryCondition
        if let pattern = try pattern() {
            guard comparison.contains("=") && !comparison.contains("<") && !comparison.contains(">") else {
                throw error("“\(comparison)” compares numbers and dates only, and “\(name)” is compared with a text")
            }
            condition = .text(pattern)
        } else {
            let value = try number()
            condition = .number(try bounds(comparison == "!=" ? "==" : comparison, value))
        }
        let predicate = QueryPredicate.matches(attribute: attribute, condition)
        return comparison == "!=" ? .not(predicate) : predicate
    }

    private func bounds(_ comparison: String, _ value: QueryNumber) throws -> NumberBounds {
        guard let bounds = NumberBounds(comparison, value) else { throw error("“\(comparison)” is no operator") }
        return bounds
    }

    private mutating func range() throws -> QueryPredicate {
        let name = try name()
        guard take(",") else { throw error("InRange needs a name and two values, with commas between") }
        let first = try number()
        guard take(",") else { throw error("InRange needs two values with a comma between") }
        let last = try number()
        guard take(")") else { throw error("the parenthesis of InRange is not closed") }
        return .matches(attribute: name, .number(NumberBounds(from: first, to: last)))
    }

    private mutating func name() throws -> String {
        skipSpace()
        let start = index
        if peek == "*" {
            while peek == "*", index - start < 2 { index += 1 }
        } else {
            while let next = peek, next.isLetter || next.isNumber || "_.:-".contains(next) { index += 1 }
        }
        guard index > start else {
            throw error("the name of an attribute is wanted, and there is “\(rest)”")
        }
        return String(characters[start..<index])
    }

    // MARK: Values

    /// A text in quotation marks with its modifiers; `nil` where there is none.
    private mutating func pattern() throws -> TextPattern? {
        skipSpace()
        let closing: [Character: [Character]] = ["\"": ["\""], "'": ["'"], "“": ["”", "“"], "‘": ["’", "‘"]]
        guard let opening = peek, let ends = closing[opening] else { return nil }
        index += 1
        var glob: TextPattern.Glob = []
        while let next = peek, !ends.contains(next) {
            index += 1
            if next == "\\", let escaped = peek {
                glob.append(escaped)
                index += 1
            } else {
                glob.append(next == "*" ? nil : next)
            }
        }
        guard peek != nil else { throw error("the text that begins with \(opening) is not closed") }
        index += 1
        return TextPattern(glob, options: try options())
    }

    private mutating func options() throws -> TextPattern.Options {
        var options: TextPattern.Options = []
        while let next = peek, next.isLetter || next.isNumber {
            switch next {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "w", "t": options.insert(.words)
            default: throw error("“\(next)” is no modifier of a text, which are c, d, w and t")
            }
            index += 1
        }
        return options
    }

    private mutating func number() throws -> QueryNumber {
        skipSpace()
        if take("$time.") { return try namedTime() }
        let start = index
        while let next = peek, next.isNumber || next.isLetter || "+-.".contains(next) { index += 1 }
        let word = String(characters[start..<index])
        let named: [String: Double] = ["true": 1, "false": 0]
        guard let value = named[word] ?? Double(word), value.isFinite else {
            index = start
            throw error("a number, a $time or a text in quotation marks is wanted, and there is “\(rest)”")
        }
        return QueryNumber(start: value, end: value)
    }

    private mutating func namedTime() throws -> QueryNumber {
        let start = index
        while let next = peek, next.isLetter || next == "_" { index += 1 }
        let name = String(characters[start..<index])
        var argument: String?
        if take("(") {
            let from = index
            while let next = peek, next != ")" { index += 1 }
            argument = String(characters[from..<index])
            guard take(")") else { throw error("the parenthesis after $time.\(name) is not closed") }
        }
        guard let value = time.number(name, argument) else {
            let given = argument.map { "(\($0))" } ?? ""
            throw error(
                """
                there is no $time.\(name)\(given); there are now, today, yesterday, this_week, last_week, this_month, \
                this_year, with a whole number in parentheses now, today, this_week, this_month, this_year, and \
                iso with a date such as 2026-03-01T09:00:00Z
                """)
        }
        return value
    }

    // MARK: Characters

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    /// What is still to be read, as far as a message has room for it.
    private var rest: String { index < characters.count ? String(characters[index...].prefix(20)) : "the end" }

    private mutating func skipSpace() {
        while peek?.isWhitespace == true { index += 1 }
    }

    private mutating func take(_ token: String) -> Bool {
        skipSpace()
        guard characters[index...].starts(with: token) else { return false }
        index += token.count
        return true
    }

    private func error(_ message: String) -> CSSearchQueryError {
        CSSearchQueryError(
            .invalidQuery,
            message: "The query string “\(text.prefix(200))” cannot be read at character \(index + 1): \(message)")
    }
}
