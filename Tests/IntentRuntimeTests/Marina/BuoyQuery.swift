import AppIntents

/// Finds buoys with conditions and orders of its own, for all properties but the keeper; notes what it was handed.
struct BuoyQuery: EntityPropertyQuery {
    /// A condition, and how it is told.
    struct Condition: Sendable {
        let words: String
        let holds: @Sendable (MarkDatum) -> Bool
    }

    static let properties = QueryProperties {
        Property(\Buoy.$name) {
            EqualToComparator { name in Condition(words: "name = \(name)") { equal($0.name, name) } }
            NotEqualToComparator { name in Condition(words: "name != \(name)") { !equal($0.name, name) } }
            ContainsComparator { part in Condition(words: "name contains \(part)") { find(part, in: $0.name) != nil } }
            HasPrefixComparator { part in
                Condition(words: "name begins with \(part)") {
                    find(part, in: $0.name)?.lowerBound == $0.name.startIndex
                }
            }
            HasSuffixComparator { part in
                Condition(words: "name ends with \(part)") { find(part, in: $0.name)?.upperBound == $0.name.endIndex }
            }
        }
        Property(\Buoy.$number) {
            EqualToComparator { number in Condition(words: "number = \(number)") { $0.number == number } }
            NotEqualToComparator { number in Condition(words: "number != \(number)") { $0.number != number } }
            LessThanComparator { number in Condition(words: "number < \(number)") { $0.number < number } }
            LessThanOrEqualToComparator { number in Condition(words: "number <= \(number)") { $0.number <= number } }
            GreaterThanComparator { number in Condition(words: "number > \(number)") { $0.number > number } }
            GreaterThanOrEqualToComparator { number in Condition(words: "number >= \(number)") { $0.number >= number } }
        }
        Property(\Buoy.$depth) {
            EqualToComparator { depth in Condition(words: "depth = …") { $0.depth == depth } }
            LessThanComparator { (depth: Double) in
                Condition(words: "depth < …") { $0.depth.map { $0 < depth } ?? false }
            }
        }
        Property(\Buoy.$isLit) {
            EqualToComparator { isLit in Condition(words: "isLit = \(isLit)") { $0.isLit == isLit } }
        }
        Property(\Buoy.$laid) {
            LessThanComparator { (date: Date) in Condition(words: "laid < …") { $0.laid.map { $0 < date } ?? false } }
            GreaterThanComparator { (date: Date) in
                Condition(words: "laid > …") { $0.laid.map { $0 > date } ?? false }
            }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\Buoy.$number)
    }

    func entities(for identifiers: [Int]) async throws -> [Buoy] {
        MarkDatum.all.filter { identifiers.contains($0.number) }.map(Buoy.init)
    }

    func entities(
        matching comparators: [Condition], mode: ComparatorMode, sortedBy: [EntityQuerySort<Buoy>], limit: Int?
    ) async throws -> [Buoy] {
        for comparator in comparators { Witness.current?.note(comparator.words) }
        if let limit, limit > 1 { Witness.current?.note("limit \(limit)") }
        var found = MarkDatum.all.filter { datum in comparators.allSatisfy { $0.holds(datum) } }
        for sort in sortedBy {
            Witness.current?.note("sort")
            found.sort { sort.order == .ascending ? $0.number < $1.number : $0.number > $1.number }
        }
        return (limit.map { Array(found.prefix($0)) } ?? found).map(Buoy.init)
    }

    private static func equal(_ left: String, _ right: String) -> Bool {
        left.compare(right, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }

    private static func find(_ part: String, in text: String) -> Range<String.Index>? {
        text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive])
    }
}
