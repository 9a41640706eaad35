import AppIntents
import JSON

/// Finds among records what a request asks for, where the app that they come from does not.
package struct RecordFilter {
    private let text: String?
    private let request: FindRequest
    private let conditions: [EntityQueryCondition]
    private let order: (property: String, descending: Bool)?

    /// Reads a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - entity: The type of the records.
    /// - Throws: ``IntentSystemError`` where a condition cannot be read, or names a property that there is none of.
    package init(_ request: FindRequest, of entity: EntityDescriptor) async throws {
        let finder = EntityFinder(catalog: IntentCatalog(types: []))
        var conditions: [EntityQueryCondition] = []
        for text in request.conditions {
            let condition = try await finder.condition(text, of: entity)
            let kind = try entity.property(named: condition.property).kind
            conditions.append(
                EntityQueryCondition(
                    property: condition.property, comparison: condition.comparison,
                    value: try Self.operand(condition, as: kind)))
        }
        self.conditions = conditions
        order = try request.sort.map { try finder.order($0, of: entity) }
        text = request.text
        self.request = request
    }

    /// The records that the request asks for, in its order.
    ///
    /// - Parameter records: All records.
    package func found(in records: [EntityRecord]) -> FoundEntities {
        var found = records.filter { record in
            conditions.allSatisfy { condition in
                ValueComparison.holds(
                    Self.value(of: condition.property, in: record), condition.comparison, condition.value)
            } && isMentioned(in: record)
        }
        if let order {
            let keyed = found.map { ($0, Self.value(of: order.property, in: $0)) }
            // What has no value stands last either way.
            found = keyed.sorted { left, right in
                guard let leftKey = left.1, let rightKey = right.1 else { return left.1 != nil && right.1 == nil }
                return ValueComparison.order(leftKey, rightKey)
                    == (order.descending ? .orderedDescending : .orderedAscending)
            }
            .map(\.0)
        }
        let rest = found.dropFirst(request.offset)
        let page = rest.prefix(request.limit ?? rest.count)
        return FoundEntities(
            Array(page), nextOffset: page.count < rest.count ? request.offset + page.count : nil)
    }

    /// Whether each word that is looked for occurs in a record.
    private func isMentioned(in record: EntityRecord) -> Bool {
        guard let text else { return true }
        let properties = record.json["properties"]?.object?.compactMap(\.value.string) ?? []
        let places = [record.title, record.subtitle, record.json["id"]?.string].compactMap(\.self) + properties
        return text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            places.contains { TextMatch.contains($0, String(word)) }
        }
    }

    private static func operand(
        _ condition: EntityQueryCondition, as kind: ValueKind
    ) throws(IntentSystemError) -> any _IntentValue {
        let text = ValueWords.describe(condition.value)
        let isNumber = kind == .integer || kind == .number
        guard isNumber, condition.comparison != .contains, condition.comparison != .hasPrefix,
            condition.comparison != .hasSuffix
        else { return text }
        guard let number = Double(text) else {
            throw .unconvertible(name: condition.property, value: text, expected: kind.words)
        }
        return number
    }

    private static func value(of property: String, in record: EntityRecord) -> (any _IntentValue)? {
        switch record.json["properties"]?[property] {
        case .string(let text)?: text
        case .integer(let number)?: Double(number)
        case .number(let number)?: number
        case .bool(let value)?: value
        case nil, .null?: nil
        case let other?: other.text
        }
    }
}
