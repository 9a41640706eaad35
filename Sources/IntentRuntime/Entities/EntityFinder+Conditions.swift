import AppIntents
import JSON

extension EntityFinder {
    /// Reads a condition such as `isPinned = true`.
    func condition(_ text: String, of entity: EntityDescriptor) async throws -> EntityQueryCondition {
        let name = text.trimmingPrefix { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text.trimmingPrefix { $0.isWhitespace }.dropFirst(name.count).trimmingPrefix { $0.isWhitespace }
        let operators: [EntityComparison] = [
            .notEqualTo, .lessThanOrEqualTo, .greaterThanOrEqualTo, .equalTo, .lessThan, .greaterThan, .contains,
            .hasPrefix, .hasSuffix,
        ]
        guard !name.isEmpty, let comparison = operators.first(where: { rest.lowercased().hasPrefix($0.rawValue) })
        else { throw IntentSystemError.malformedCondition(text) }
        var value = rest.dropFirst(comparison.rawValue.count).trimmingPrefix { $0.isWhitespace }
        while value.last?.isWhitespace == true { value = value.dropLast() }
        if value.count >= 2, let quote = value.first, quote == value.last, quote == "\"" || quote == "'" {
            value = value.dropFirst().dropLast()
        }
        let property = try entity.property(named: String(name))
        return EntityQueryCondition(
            property: property.name, comparison: comparison,
            value: try await operand(String(value), of: property, for: comparison))
    }

    /// Reads an order such as `-modificationDate`.
    func order(_ text: String, of entity: EntityDescriptor) throws -> (property: String, descending: Bool) {
        let descending = text.hasPrefix("-")
        let property = try entity.property(named: descending ? String(text.dropFirst()) : text)
        return (property.name, descending)
    }

    /// The value that a property is compared with: of the property's type, or text for a comparison of text.
    private func operand(
        _ text: String, of property: PropertyDescriptor, for comparison: EntityComparison
    ) async throws -> any _IntentValue {
        guard var type = property.type else { return text }
        if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
        if let list = type as? any SequenceIntentValue.Type, comparison == .contains { type = list.elementType }
        if type is AttributedString.Type || comparison == .hasPrefix || comparison == .hasSuffix { return text }
        return try await converter.value(
            .string(text), of: type, name: property.name, resolving: OneEntityResolver(finder: self))
    }

    /// The entities for which conditions hold, and those of which it cannot be told.
    ///
    /// - Parameters:
    ///   - entities: The entities.
    ///   - conditions: The conditions, all of which must hold.
    ///   - needed: How many are enough; `nil` for all.
    func tested(
        _ entities: [any AppEntity], _ conditions: [EntityQueryCondition], needed: Int?
    ) async throws -> (entities: [any AppEntity], unreadable: [UnreadableEntity]) {
        var kept: [any AppEntity] = []
        var unreadable: [UnreadableEntity] = []
        for entity in entities {
            if let needed, kept.count >= needed { break }
            do {
                if try await asIntentSystemError({ try await holds(conditions, for: entity) }) { kept.append(entity) }
            } catch let error as IntentSystemError {
                unreadable.append(UnreadableEntity(entity, error))
            }
        }
        return (kept, unreadable)
    }

    private func holds(_ conditions: [EntityQueryCondition], for entity: any AppEntity) async throws -> Bool {
        for condition in conditions {
            let value = try await value(of: condition.property, in: entity)
            if !ValueComparison.holds(value, condition.comparison, condition.value) { return false }
        }
        return true
    }

    /// The entities in an order, and those whose place cannot be told.
    func sorted(
        _ entities: [any AppEntity], by sort: (property: String, descending: Bool)
    ) async throws -> (entities: [any AppEntity], unreadable: [UnreadableEntity]) {
        var keyed: [(entity: any AppEntity, key: (any _IntentValue)?)] = []
        var unreadable: [UnreadableEntity] = []
        for entity in entities {
            do {
                let key = try await asIntentSystemError { try await value(of: sort.property, in: entity) }
                keyed.append((entity, key))
            } catch let error as IntentSystemError {
                unreadable.append(UnreadableEntity(entity, error))
            }
        }
        // What has no value stands last either way.
        let sorted = keyed.sorted { left, right in
            guard let leftKey = left.key, let rightKey = right.key else { return left.key != nil && right.key == nil }
            let order = ValueComparison.order(leftKey, rightKey) ?? .orderedSame
            return order == (sort.descending ? .orderedDescending : .orderedAscending)
        }
        return (sorted.map(\.entity), unreadable)
    }

    /// The value of a property, fetched where it is deferred; `nil` for an empty one.
    private func value(of name: String, in entity: any AppEntity) async throws -> (any _IntentValue)? {
        var value: (any _IntentValue)?
        if let property = entity.properties.first(where: { $0.name == name })?.property {
            value = try await property.isDeferred ? property.fetch(in: entity) : property.value(in: entity)
        } else if let type = type(of: entity) as? any AssistantSchemaEntity.Type {
            value = type.__computedProperties.first { $0.name == name }?.value(of: entity)
        }
        return value?._valueIfAny
    }
}
