/// A condition of a request, its property named and its value of the property's type.
package struct EntityQueryCondition: Sendable {
    package let property: String
    package let comparison: EntityComparison
    package let value: any _IntentValue & Sendable

    package init(property: String, comparison: EntityComparison, value: any _IntentValue & Sendable) {
        self.property = property
        self.comparison = comparison
        self.value = value
    }
}

/// What of a request a property query could take over.
package struct EntityQueryAnswer: Sendable {
    /// The entities found.
    package let entities: [any AppEntity]
    /// The conditions that the query does not know, by index, which whoever asked must test.
    package let untested: [Int]
    /// Whether the entities are in the order asked for.
    package let isSorted: Bool

    package init(entities: [any AppEntity], untested: [Int], isSorted: Bool) {
        self.entities = entities
        self.untested = untested
        self.isSorted = isSorted
    }
}

/// What a property query tests and sorts by itself.
package struct EntityQueryAbilities: Sendable {
    /// The properties that it tests, with the comparisons it knows of each.
    package let conditions: [(property: String, comparisons: [EntityComparison])]
    /// The properties that it sorts by.
    package let orders: [String]
}

extension EntityPropertyQuery {
    /// What the query tests and sorts by itself.
    ///
    /// - Returns: `nil` where the query has no entity at all: a key path does not tell its property's name, but the wrapper it leads
    ///   to in any one entity does.
    package func abilities() async throws -> EntityQueryAbilities? {
        guard let sample = try await entities(matching: [], mode: .and, sortedBy: [], limit: 1).items.first as? Entity
        else { return nil }
        let wrappers = sample.properties
        func name(of wrapper: any AnyEntityProperty) -> String? { wrappers.first { $0.property === wrapper }?.name }
        return EntityQueryAbilities(
            conditions: Self.properties.declarations.compactMap { declaration in
                declaration.property.flatMap { name(of: $0(sample)) }.map {
                    (property: $0, comparisons: declaration.comparators.map(\.comparison))
                }
            },
            orders: Self.sortingOptions.options.compactMap { name(of: $0.property(sample)) })
    }

    /// Asks the query for entities, handing it the conditions and the order that it knows.
    ///
    /// - Parameters:
    ///   - conditions: The conditions, all of which must hold.
    ///   - sort: The name of the property to sort by, and whether downwards.
    ///   - limit: How many are wanted at most.
    package func anyEntities(
        matching conditions: [EntityQueryCondition], sortedBy sort: (property: String, descending: Bool)?, limit: Int?
    ) async throws -> EntityQueryAnswer {
        if conditions.isEmpty && sort == nil {
            let found = try await entities(matching: [], mode: .and, sortedBy: [], limit: limit)
            return EntityQueryAnswer(entities: Self.erased(found), untested: [], isSorted: true)
        }
        // A key path does not tell its property's name, but the wrapper it leads to in any one entity does; where there is no entity at
        // all, there is nothing to find.
        let sample = try await entities(matching: [], mode: .and, sortedBy: [], limit: 1).items.first as? Entity
        guard let sample else { return EntityQueryAnswer(entities: [], untested: [], isSorted: true) }
        let wrappers = sample.properties
        func isProperty(_ wrapper: any AnyEntityProperty, named name: String) -> Bool {
            wrappers.contains { $0.name == name && $0.property === wrapper }
        }

        var mapped: [ComparatorMappingType] = []
        var untested: [Int] = []
        for (index, condition) in conditions.enumerated() {
            let declaration = Self.properties.declarations.first {
                $0.property.map { isProperty($0(sample), named: condition.property) } ?? false
            }
            let comparator = declaration?.comparators.first { $0.comparison == condition.comparison }
            if let value = comparator?.map([condition.value]) {
                mapped.append(value)
            } else {
                untested.append(index)
            }
        }
        let option = sort.flatMap { sort in
            Self.sortingOptions.options.first { isProperty($0.property(sample), named: sort.property) }
        }
        let order = option.map { option in
            [EntityQuerySort<Entity>(by: option.keyPath, order: sort?.descending == true ? .descending : .ascending)]
        }
        let isSorted = sort == nil || order != nil
        let found = try await entities(
            matching: mapped, mode: .and, sortedBy: order ?? [], limit: untested.isEmpty && isSorted ? limit : nil)
        return EntityQueryAnswer(entities: Self.erased(found), untested: untested, isSorted: isSorted)
    }
}
