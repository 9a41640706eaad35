import Foundation
import Synchronization
import UniformTypeIdentifiers

// How a property of each type reads and writes the attribute of its own name.
extension CSSearchableItemAttributeSet {
    func read(_ name: String = #function) -> String? {
        if case .text(let value) = value(name) { value } else { nil }
    }

    func read(_ name: String = #function) -> [String]? {
        value(name)?.elements.compactMap { if case .text(let value) = $0 { value } else { nil } }
    }

    func read(_ name: String = #function) -> NSNumber? {
        switch value(name) {
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        default: nil
        }
    }

    func read(_ name: String = #function) -> Date? {
        if case .date(let value) = value(name) { value } else { nil }
    }

    func read(_ name: String = #function) -> [Date]? {
        value(name)?.elements.compactMap { if case .date(let value) = $0 { value } else { nil } }
    }

    func read(_ name: String = #function) -> URL? {
        if case .url(let value) = value(name) { value } else { nil }
    }

    func read(_ name: String = #function) -> Data? {
        if case .data(let value) = value(name) { value } else { nil }
    }

    func read(_ name: String = #function) -> [CSPerson]? {
        value(name)?.elements.compactMap { if case .person(let value) = $0 { CSPerson(value) } else { nil } }
    }

    func read(_ name: String = #function) -> UTType? {
        if case .text(let value) = value(name) { UTType(value) } else { nil }
    }

    func read(_ name: String = #function) -> [String: [Any]]? {
        if case .headers(let value) = value(name) { value } else { nil }
    }

    func write(_ value: String?, _ name: String = #function) {
        setSearchable(value.map(SearchableValue.text), for: name)
    }

    func write(_ value: [String]?, _ name: String = #function) {
        setSearchable(value.map { .list($0.map(SearchableValue.text)) }, for: name)
    }

    func write(_ value: NSNumber?, _ name: String = #function) {
        setSearchable(value.map(SearchableValue.init), for: name)
    }

    func write(_ value: Date?, _ name: String = #function) {
        setSearchable(value.map(SearchableValue.date), for: name)
    }

    func write(_ value: [Date]?, _ name: String = #function) {
        setSearchable(value.map { .list($0.map(SearchableValue.date)) }, for: name)
    }

    func write(_ value: URL?, _ name: String = #function) {
        setSearchable(value.map(SearchableValue.url), for: name)
    }

    func write(_ value: Data?, _ name: String = #function) {
        setSearchable(value.map(SearchableValue.data), for: name)
    }

    func write(_ value: [CSPerson]?, _ name: String = #function) {
        setSearchable(value.map { .list($0.map { .person($0.searchable) }) }, for: name)
    }

    func write(_ value: UTType?, _ name: String = #function) {
        setSearchable(value.map { .text($0.identifier) }, for: name)
    }

    func write(_ value: [String: [Any]]?, _ name: String = #function) {
        setSearchable(value.map { .headers($0.mapValues { $0.map { "\($0)" } }) }, for: name)
    }

    private func value(_ name: String) -> SearchableValue? {
        state.withLock { state in
            state.lastRead = name
            return state.values[name]
        }
    }
}
