import Foundation
import SQLite
import SearchableAttributes

// How a value that is no list is kept in a row of the index: by the number of its kind, and a column.
extension SearchableValue {
    /// The kinds; the numbers are in files and never change.
    private enum Kind: Int64 {
        case text = 1, integer, real, date, url, data, person, headers
    }

    /// The kind's number and the column's value.
    ///
    /// - Throws: What encoding a person throws.
    func row() throws -> (kind: Int64, value: Value) {
        switch self {
        case .text(let value): (Kind.text.rawValue, .text(value))
        case .integer(let value): (Kind.integer.rawValue, .integer(value))
        case .real(let value): (Kind.real.rawValue, .real(value))
        case .date(let value): (Kind.date.rawValue, .real(value.timeIntervalSinceReferenceDate))
        case .url(let value): (Kind.url.rawValue, .text(value.absoluteString))
        case .data(let value): (Kind.data.rawValue, .blob(value))
        case .person(let value): (Kind.person.rawValue, .blob(try JSONEncoder().encode(value)))
        case .headers(let value): (Kind.headers.rawValue, .blob(try JSONEncoder().encode(value)))
        case .list: throw CSIndexError(.invalidItemError, message: "A list within a list is no value of an attribute")
        }
    }

    /// The value of a row; `nil` where it is none.
    init?(kind: Int64, in statement: Statement, column: Int) {
        switch Kind(rawValue: kind) {
        case .text: self = .text(statement.string(at: column) ?? "")
        case .integer: self = .integer(statement.integer(at: column) ?? 0)
        case .real: self = .real(statement.double(at: column) ?? .nan)
        case .date: self = .date(Date(timeIntervalSinceReferenceDate: statement.double(at: column) ?? 0))
        case .url:
            guard let url = statement.string(at: column).flatMap({ URL(string: $0) }) else { return nil }
            self = .url(url)
        case .data: self = .data(statement.data(at: column) ?? Data())
        case .person:
            let data = statement.data(at: column) ?? Data()
            guard let person = try? JSONDecoder().decode(SearchablePerson.self, from: data) else { return nil }
            self = .person(person)
        case .headers:
            let data = statement.data(at: column) ?? Data()
            guard let headers = try? JSONDecoder().decode([String: [String]].self, from: data) else { return nil }
            self = .headers(headers)
        case nil: return nil
        }
    }
}
