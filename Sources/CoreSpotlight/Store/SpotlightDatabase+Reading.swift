import Foundation
import SQLite
import SearchableAttributes

extension SpotlightDatabase {
    /// The attributes of an item.
    ///
    /// - Parameters:
    ///   - id: The item's number.
    ///   - names: Which attributes; `nil` for all.
    func attributes(of id: Int64, named names: Set<String>?) throws -> CSSearchableItemAttributeSet {
        var values: [String: SearchableValue] = [:]
        var unsearched: Set<String> = []
        if names?.isEmpty != true {
            try rows(
                "SELECT name, position, kind, value, isSearched FROM value WHERE item = ? ORDER BY name, position",
                [.integer(id)]
            ) { row in
                guard let name = row.string(at: 0), names?.contains(name) != false, let kind = row.integer(at: 2),
                    let value = SearchableValue(kind: kind, in: row, column: 3)
                else { return }
                if row.integer(at: 4) == 0 { unsearched.insert(name) }
                if row.integer(at: 1) == -1 {
                    values[name] = value
                } else {
                    values[name] = .list((values[name]?.elements ?? []) + [value])
                }
            }
        }
        var entity: SearchableEntityReference?
        var related: SearchableEntityReference?
        var priority = 0
        try rows(
            """
            SELECT entityType, entity, mangledType, relatedType, related, relatedMangledType, isHidden, priority
            FROM item WHERE id = ?
            """, [.integer(id)]
        ) { row in
            entity = Self.reference(in: row, from: 0, isHidden: row.integer(at: 6) == 1)
            related = Self.reference(in: row, from: 3, isHidden: false)
            priority = Int(row.integer(at: 7) ?? 0)
        }
        return CSSearchableItemAttributeSet(
            values: values, unsearched: unsearched, entity: entity, priority: priority, relatedEntity: related)
    }

    private static func reference(in row: Statement, from column: Int, isHidden: Bool) -> SearchableEntityReference? {
        guard let type = row.string(at: column), let identifier = row.string(at: column + 1) else { return nil }
        return SearchableEntityReference(
            typeName: type, identifier: identifier, mangledTypeName: row.string(at: column + 2), isHidden: isHidden)
    }

    /// The items of some matches, in their order; those that are gone meanwhile are left out.
    ///
    /// - Parameters:
    ///   - matches: The items' numbers, and how well they fit.
    ///   - names: Which attributes they are to have; `nil` for all.
    ///   - store: The store they are in.
    func items(
        _ matches: [(id: Int64, score: Double)], attributes names: Set<String>?, in store: SpotlightStore
    ) throws -> [(item: CSSearchableItem, score: Double)] {
        var items: [(CSSearchableItem, Double)] = []
        for (id, score) in matches {
            let attributes = try attributes(of: id, named: names)
            try rows("SELECT identifier, domain, expires FROM item WHERE id = ?", [.integer(id)]) { row in
                let item = CSSearchableItem(
                    state: .init(
                        uniqueIdentifier: row.string(at: 0) ?? "", domainIdentifier: row.string(at: 1),
                        attributeSet: attributes,
                        expirationDate: Date(timeIntervalSinceReferenceDate: row.double(at: 2) ?? 0), score: score,
                        store: store))
                items.append((item, score))
            }
        }
        return items
    }

    /// The numbers of all items that have not expired, in the order in which they came.
    func liveIDs() throws -> [Int64] {
        var ids: [Int64] = []
        try rows("SELECT id FROM item WHERE expires > ? ORDER BY id", [now]) { ids.append($0.integer(at: 0) ?? 0) }
        return ids
    }

    /// The items with all of some words, the best first.
    ///
    /// How well an item fits is how often and where the words are in it (BM25, the title counting most), raised by its
    /// ranking hint and by how often a person chose it; among equals the more important comes first.
    ///
    /// - Parameter words: The words; without any, all items, the most important first and else as they came.
    func ranked(_ words: String?) throws -> [(id: Int64, score: Double)] {
        var found: [(id: Int64, score: Double)] = []
        let words = words.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        guard let words else {
            try rows("SELECT id, priority FROM item WHERE expires > ? ORDER BY priority DESC, id", [now]) { row in
                found.append((row.integer(at: 0) ?? 0, row.double(at: 1) ?? 0))
            }
            return found
        }
        guard let query = SearchWords.query(words) else { return [] }
        try rows(
            """
            SELECT item.id, -bm25(words, 10, 5, 1) * (1 + item.rank / 100 + 0.1 * min(item.engagements, 10)) AS score
            FROM words JOIN item ON item.id = words.rowid WHERE words MATCH ? AND item.expires > ?
            ORDER BY score DESC, item.priority DESC, item.id
            """, [.text(query), now]
        ) { row in
            found.append((row.integer(at: 0) ?? 0, row.double(at: 1) ?? 0))
        }
        return found
    }

    /// How many matches are looked up one by one.
    private static let fewMatches = 500

    /// The identifiers of the entities of a type whose items have all of some words, the best first.
    func entityIdentifiers(_ words: String?, typeName: String, includesHidden: Bool) throws -> [(String, Double)] {
        let found = try ranked(words)
        let condition = "entityType = ? AND (? OR NOT isHidden)"
        let values: [Value] = [.text(typeName), .integer(includesHidden ? 1 : 0)]
        var entities: [Int64: String] = [:]
        // A few are looked up one by one, rather than among all of the type.
        let few = found.count <= Self.fewMatches ? found.map(\.id) : nil
        for id in few ?? [] {
            try rows("SELECT entity FROM item WHERE id = ? AND \(condition)", [.integer(id)] + values) { row in
                entities[id] = row.string(at: 0)
            }
        }
        if few == nil {
            try rows("SELECT id, entity FROM item WHERE \(condition)", values) { row in
                entities[row.integer(at: 0) ?? 0] = row.string(at: 1)
            }
        }
        return found.compactMap { id, score in entities[id].map { ($0, score) } }
    }

    /// Words in the index that begin like a text, those in most items first.
    func completions(of prefix: String, limit: Int) throws -> [String] {
        // The index keeps words in lower case and without marks.
        let folded = prefix.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        var words: [String] = []
        try rows(
            "SELECT term FROM vocabulary WHERE term >= ?1 AND term < ?1 || ?2 AND term != ?1 ORDER BY doc DESC, term LIMIT ?3",
            [.text(folded), .text("\u{10FFFF}"), .integer(Int64(limit))]
        ) { row in
            words += [row.string(at: 0)].compactMap(\.self)
        }
        return words
    }
}
