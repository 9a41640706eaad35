import Foundation
import SQLite
import SearchableAttributes
import Synchronization

extension SpotlightDatabase {
    /// Makes changes, all or none; what has expired is deleted along with them.
    ///
    /// - Parameters:
    ///   - changes: The changes, in order.
    ///   - finish: What belongs to them, done last.
    func apply(_ changes: [SpotlightChange], finish: () throws -> Void = {}) throws {
        try database.transaction {
            for change in changes { try apply(change) }
            try run("DELETE FROM item WHERE expires <= ?", [now])
            try finish()
        }
    }

    /// The present time, as items' expiry is kept.
    var now: Value { .real(Date().timeIntervalSinceReferenceDate) }

    private func apply(_ change: SpotlightChange) throws {
        switch change {
        case .index(let items):
            for item in items { try index(item.state.withLock(\.self)) }
        case .deleteItems(let identifiers):
            for identifier in identifiers {
                try run("DELETE FROM item WHERE identifier = ?", [.text(identifier)])
                // What an activity says of an item goes with the item.
                try run(
                    """
                    DELETE FROM item WHERE id IN (
                        SELECT item FROM value WHERE name = 'relatedUniqueIdentifier' AND value = ?)
                    """, [.text(identifier)])
            }
        case .deleteDomains(let domains):
            for domain in domains {
                // The domain and those within it: from `domain.` to before `domain/`, the character after the point.
                try run(
                    "DELETE FROM item WHERE domain = ?1 OR (domain >= ?1 || '.' AND domain < ?1 || '/')",
                    [.text(domain)])
            }
        case .deleteEntities(let identifiers, let typeName):
            for identifier in identifiers {
                try run(
                    "DELETE FROM item WHERE entityType = ? AND entity = ?", [.text(typeName), .text(identifier)])
            }
        case .deleteEntityType(let typeName):
            try run("DELETE FROM item WHERE entityType = ?", [.text(typeName)])
        case .deleteAll:
            try run("DELETE FROM item", [])
        }
    }

    private func index(_ item: CSSearchableItem.State) throws {
        let attributes = item.attributeSet
        var values = attributes.searchableValues
        var unsearched = attributes.unsearchedNames
        var entity = attributes.entityReference
        var related = attributes.relatedEntityReference
        var priority = attributes.entityPriority
        let known = try id(of: item.uniqueIdentifier)
        if let known {
            if item.isUpdate {
                let old = try self.attributes(of: known, named: nil)
                let cleared = attributes.clearedNames
                unsearched.formUnion(old.unsearchedNames.subtracting(values.keys))
                values.merge(old.searchableValues.filter { !cleared.contains($0.key) }) { new, _ in new }
                if entity == nil { (entity, priority) = (old.entityReference, old.entityPriority) }
                related = related ?? old.relatedEntityReference
            }
            try run("DELETE FROM value WHERE item = ?", [.integer(known)])
            try run("DELETE FROM words WHERE rowid = ?", [.integer(known)])
        }
        try run(
            """
            INSERT INTO item (identifier, domain, expires, entityType, entity, mangledType, isHidden, priority,
                relatedType, related, relatedMangledType, rank)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (identifier) DO UPDATE SET domain = excluded.domain, expires = excluded.expires,
                entityType = excluded.entityType, entity = excluded.entity, mangledType = excluded.mangledType,
                isHidden = excluded.isHidden, priority = excluded.priority, relatedType = excluded.relatedType,
                related = excluded.related, relatedMangledType = excluded.relatedMangledType, rank = excluded.rank
            """,
            [
                .text(item.uniqueIdentifier), Value(item.domainIdentifier),
                .real(item.expirationDate.timeIntervalSinceReferenceDate), Value(entity?.typeName),
                Value(entity?.identifier), Value(entity?.mangledTypeName), .integer(entity?.isHidden == true ? 1 : 0),
                .integer(Int64(priority)), Value(related?.typeName), Value(related?.identifier),
                Value(related?.mangledTypeName), .real(attributes.rank),
            ])
        guard let id = try known ?? id(of: item.uniqueIdentifier) else { return }
        try write(values, unsearched: unsearched, of: id)
        let fields = SearchFields(values, unsearched: unsearched)
        try run(
            "INSERT INTO words (rowid, title, names, content) VALUES (?, ?, ?, ?)",
            [.integer(id), .text(fields.title), .text(fields.names), .text(fields.content)])
    }

    private func write(_ values: [String: SearchableValue], unsearched: Set<String>, of id: Int64) throws {
        for (name, value) in values {
            var position: Int64 = if case .list = value { 0 } else { -1 }
            for element in value.elements {
                let (kind, column) = try element.row()
                try run(
                    "INSERT INTO value (item, name, position, kind, value, isSearched) VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .integer(id), .text(name), .integer(position), .integer(kind), column,
                        .integer(unsearched.contains(name) ? 0 : 1),
                    ])
                position += 1
            }
        }
    }

    private func id(of identifier: String) throws -> Int64? {
        var id: Int64?
        try rows("SELECT id FROM item WHERE identifier = ?", [.text(identifier)]) { id = $0.integer(at: 0) }
        return id
    }

    /// Counts that a person chose an item.
    func engage(_ identifier: String) throws {
        try run("UPDATE item SET engagements = engagements + 1 WHERE identifier = ?", [.text(identifier)])
    }
}
