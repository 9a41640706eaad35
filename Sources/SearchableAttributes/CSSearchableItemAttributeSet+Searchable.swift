import Foundation
import Synchronization

// What the index and the system see: attributes by name.
extension CSSearchableItemAttributeSet {
    /// Attributes as an index kept them.
    package convenience init(
        values: [String: SearchableValue], unsearched: Set<String>, entity: SearchableEntityReference?, priority: Int,
        relatedEntity: SearchableEntityReference?
    ) {
        self.init(
            state: State(
                values: values, unsearched: unsearched, entity: entity, priority: priority,
                relatedEntity: relatedEntity))
    }

    /// All attributes that are set.
    package var searchableValues: [String: SearchableValue] { state.withLock(\.values) }

    /// The attributes that were set to `nil`.
    package var clearedNames: Set<String> { state.withLock(\.cleared) }

    /// The custom attributes in which plain words are not looked for.
    package var unsearchedNames: Set<String> { state.withLock(\.unsearched) }

    /// The value of one attribute.
    package func searchable(_ name: String) -> SearchableValue? { state.withLock { $0.values[name] } }

    /// Sets one attribute, or removes it.
    package func setSearchable(_ value: SearchableValue?, for name: String) {
        state.withLock { state in
            state.values[name] = value
            if value == nil { state.cleared.insert(name) } else { state.cleared.remove(name) }
        }
    }

    /// Sets one attribute of the app's own, or removes it.
    package func setSearchable(_ value: SearchableValue?, for key: CSCustomAttributeKey) {
        setSearchable(value, for: key.keyName)
        let isSearched = key.isSearchable && key.isSearchableByDefault
        state.withLock { state in
            if isSearched { state.unsearched.remove(key.keyName) } else { state.unsearched.insert(key.keyName) }
        }
    }

    /// Takes over what another set has and this one lacks.
    ///
    /// - Parameters:
    ///   - other: The other set.
    ///   - replaced: Attributes that are taken over although this set has them, provided that it has the same values.
    package func fillIn(from other: CSSearchableItemAttributeSet, replacing replaced: [String: SearchableValue] = [:]) {
        let added = other.state.withLock(\.self)
        state.withLock { state in
            for (name, value) in added.values where !state.cleared.contains(name) {
                guard state.values[name] == nil || state.values[name] == replaced[name] else { continue }
                state.values[name] = value
                if added.unsearched.contains(name) { state.unsearched.insert(name) }
            }
        }
    }

    /// The entity that the item is.
    package var entityReference: SearchableEntityReference? {
        get { state.withLock(\.entity) }
        set { state.withLock { $0.entity = newValue } }
    }

    /// How important the entity is among others.
    package var entityPriority: Int {
        get { state.withLock(\.priority) }
        set { state.withLock { $0.priority = newValue } }
    }

    /// The entity that the item belongs to.
    package var relatedEntityReference: SearchableEntityReference? {
        get { state.withLock(\.relatedEntity) }
        set { state.withLock { $0.relatedEntity = newValue } }
    }

    /// The name of the attribute that a key path reads, and the type of its values.
    ///
    /// A key path does not tell its name, so one set is read through it and asked what was read.
    ///
    /// - Returns: `nil` for a key path that reads no attribute.
    package static func attribute(at keyPath: PartialKeyPath<CSSearchableItemAttributeSet>) -> (
        name: String, type: any Any.Type
    )? {
        let probe = CSSearchableItemAttributeSet(state: State())
        _ = probe[keyPath: keyPath]
        return probe.state.withLock(\.lastRead).map { ($0, type(of: keyPath).valueType) }
    }
}
