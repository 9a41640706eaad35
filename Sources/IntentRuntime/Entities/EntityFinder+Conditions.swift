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
        var type = property.type
        if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
        if let list = type as? any SequenceIntentValue.Type, comparison == .contains { type = list.elementType }
        if type is AttributedString.Type || comparison == .hasPrefix || comparison == .hasSuffix { return text }
        return try await converter.value(
            .string(text), of: type, name: property.name, resolving: OneEntityResolver(finder: self))
    }

    func holds(_ conditions: [EntityQueryCondition], for entity: any AppEntity) async throws -> Bool {
        for condition in conditions {
            let value = try await value(of: condition.property, in: entity)
            if !ValueComparison.holds(value, condition.comparison, condition.value) { return false }
        }
        return true
    }

    func sorted(
        _ entities: [any AppEntity], by sort: (property: String, descending: Bool)
    ) async throws -> [any AppEntity] {
        var keyed: [(entity: any AppEntity, key: (any _IntentValue)?)] = []
        for entity in entities { keyed.append((entity, try await value(of: sort.property, in: entity))) }
        // What has no value stands last either way.
        return keyed.sorted { left, right in
            guard let leftKey = left.key, let rightKey = right.key else { return left.key != nil && right.key == nil }
            let order = ValueComparison.order(leftKey, rightKey) ?? .orderedSame
            return order == (sort.descending ? .orderedDescending : .orderedAscending)
        }
        .map(\.entity)
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
