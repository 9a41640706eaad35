import Foundation
import UniformTypeIdentifiers

extension SearchableValue {
    /// A number, as a whole one where it is one.
    package init(_ number: NSNumber) {
        let value = number.doubleValue
        self = value == Double(number.int64Value) ? .integer(number.int64Value) : .real(value)
    }

    /// A value of a custom attribute or of a header; `nil` where an index keeps no values of its type.
    package init?(_ value: Any) {
        switch value {
        case let value as SearchableValue: self = value
        case let value as String: self = .text(value)
        case let value as NSString: self = .text(value.description)
        case let value as Substring: self = .text(String(value))
        case let value as AttributedString: self = .text(String(value.characters))
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger: self = Int64(exactly: value).map(Self.integer) ?? .real(Double(value))
        case let value as Double: self = .real(value)
        case let value as Float: self = .real(Double(value))
        case let value as NSNumber: self.init(value)
        case let value as Date: self = .date(value)
        case let value as NSDate:
            self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
        case let value as URL: self = .url(value)
        case let value as Data: self = .data(value)
        case let value as NSData: self = .data(Data(referencing: value))
        case let value as UTType: self = .text(value.identifier)
        case let value as CSPerson: self = .person(value.searchable)
        case let value as [Any]: self = .list(value.compactMap(SearchableValue.init))
        case let value as NSArray: self = .list(value.compactMap(SearchableValue.init))
        default: return nil
        }
    }

    /// The value as Foundation has it, as whoever reads a custom attribute gets it.
    package var foundationValue: Any {
        switch self {
        case .text(let value): value
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .date(let value): value
        case .url(let value): value
        case .data(let value): value
        case .person(let value): CSPerson(value)
        case .headers(let value): value
        case .list(let values): values.map(\.foundationValue)
        }
    }

    /// The values: those of a list, or this one.
    package var elements: [SearchableValue] {
        if case .list(let values) = self { values } else { [self] }
    }

    /// The words in it that a person may search for.
    package var words: [String] {
        switch self {
        case .text(let value): [value]
        case .person(let value): [value.displayName].compactMap(\.self) + value.handles
        case .list(let values): values.flatMap(\.words)
        case .integer, .real, .date, .url, .data, .headers: []
        }
    }
}
