import AppIntents
import Foundation

/// What a search for flights is narrowed down by.
enum FlightCondition: Sendable {
    case leaves(ClosedRange<Date>)
    case goesTo(city: String)
    case costsAtMost(IntentCurrencyAmount)
    case number(String)

    func holds(for flight: FlightEntity) -> Bool {
        switch self {
        case .leaves(let range): range.contains(flight.departs)
        case .goesTo(let city): flight.to.city.caseInsensitiveCompare(city) == .orderedSame
        case .costsAtMost(let price): flight.fare.amount <= price.amount
        case .number(let prefix): flight.id.hasPrefix(prefix)
        }
    }
}

extension FlightQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\FlightEntity.$departs) {
            IsBetweenComparator { FlightCondition.leaves(min($0, $1)...max($0, $1)) }
            LessThanComparator { FlightCondition.leaves(.distantPast...$0) }
            GreaterThanComparator { FlightCondition.leaves($0 ... .distantFuture) }
        }
        Property(\AirportEntity.$city, entityProvider: { $0.to }) {
            EqualToComparator { FlightCondition.goesTo(city: $0) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\FlightEntity.$departs)
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription(
            "Finds flights.", categoryName: "Travel", searchKeywords: ["plane"], resultValueName: "Flights")
    }

    func entities(
        matching comparators: [FlightCondition], mode: ComparatorMode, sortedBy: [EntityQuerySort<FlightEntity>],
        limit: Int?
    ) async throws -> [FlightEntity] {
        var flights = try await suggestedEntities().filter { flight in
            switch mode {
            case .and: comparators.allSatisfy { $0.holds(for: flight) }
            case .or: comparators.contains { $0.holds(for: flight) }
            }
        }
        if let sort = sortedBy.first {
            flights.sort { sort.order == .ascending ? $0.departs < $1.departs : $0.departs > $1.departs }
        }
        return limit.map { Array(flights.prefix($0)) } ?? flights
    }
}
