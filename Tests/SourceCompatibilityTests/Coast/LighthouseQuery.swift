import AppIntents

struct LighthouseQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = @Sendable (LighthouseEntity) -> Bool

    static var properties = QueryProperties {
        Property(\LighthouseEntity.$name) {
            EqualToComparator { name in { $0.name == name } }
            NotEqualToComparator { name in { $0.name != name } }
            ContainsComparator { words in { $0.name.localizedCaseInsensitiveContains(words) } }
            HasPrefixComparator { words in { $0.name.hasPrefix(words) } }
            HasSuffixComparator { words in { $0.name.hasSuffix(words) } }
        }
        Property(\LighthouseEntity.$focalHeight) {
            GreaterThanComparator { height in { $0.focalHeight > height } }
            LessThanOrEqualToComparator { height in { $0.focalHeight <= height } }
            IsBetweenComparator { low, high in { low <= $0.focalHeight && $0.focalHeight <= high } }
        }
        Property(\LighthouseEntity.$lastSeen) {
            LessThanComparator { (date: Date) in { ($0.lastSeen ?? .distantPast) < date } }
            GreaterThanOrEqualToComparator { (date: Date) in { ($0.lastSeen ?? .distantPast) >= date } }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\LighthouseEntity.$name)
        SortableBy(\LighthouseEntity.$focalHeight)
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription(
            "Finds lighthouses on the chart.", categoryName: "Chart", searchKeywords: ["light", "beacon"],
            resultValueName: "Lighthouses")
    }

    @Dependency var chart: LighthouseChart

    func entities(for identifiers: [LighthouseEntity.ID]) async throws -> [LighthouseEntity] {
        chart.lighthouses.filter { identifiers.contains($0.id) }.map(LighthouseEntity.init)
    }

    func suggestedEntities() async throws -> [LighthouseEntity] {
        chart.lighthouses.prefix(2).map(LighthouseEntity.init)
    }

    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<LighthouseEntity>],
        limit: Int?
    ) async throws -> [LighthouseEntity] {
        var found = chart.lighthouses.map(LighthouseEntity.init).filter { lighthouse in
            mode == .and || comparators.isEmpty
                ? comparators.allSatisfy { $0(lighthouse) } : comparators.contains { $0(lighthouse) }
        }
        for sort in sortedBy.reversed() {
            switch sort.by {
            case \.$name:
                found.sort { sort.order == .ascending ? $0.name < $1.name : $0.name > $1.name }
            case \.$focalHeight:
                found.sort {
                    sort.order == .ascending ? $0.focalHeight < $1.focalHeight : $0.focalHeight > $1.focalHeight
                }
            default: break
            }
        }
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

extension LighthouseQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [LighthouseEntity] {
        chart.lighthouses.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(LighthouseEntity.init)
    }
}
