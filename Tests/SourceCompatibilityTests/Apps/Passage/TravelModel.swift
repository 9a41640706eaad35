import AppIntents
import Foundation

/// Seats, airports and who sits where.
@MainActor
final class TravelModel: Sendable {
    struct Booking {
        let reference: String
        let flight: Flight
        var passengers: [PersonNameComponents]
        var price: Decimal
        var cabin: Cabin
    }

    struct Flight: Sendable {
        let number: String
        let from: Airport
        let to: Airport
        let departs: Date
        let fare: Decimal
    }

    struct Airport: Hashable, Sendable {
        let code: String
        let city: String
    }

    private(set) var flights: [Flight]
    private(set) var bookings: [Booking] = []

    init(flights: [Flight]) { self.flights = flights }

    var airports: [Airport] {
        Set(flights.flatMap { [$0.from, $0.to] }).sorted { $0.code < $1.code }
    }

    func book(_ flight: Flight, for people: [PersonNameComponents], in cabin: Cabin) -> Booking {
        let price = flight.fare * Decimal(people.count) * cabin.factor
        let booking = Booking(
            reference: "PX\(100 + bookings.count)", flight: flight, passengers: people, price: price, cabin: cabin)
        bookings.append(booking)
        return booking
    }
}

enum Cabin: String, AppEnum {
    case economy, premium, business

    var factor: Decimal { self == .economy ? 1 : self == .premium ? 1.5 : 3 }

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Cabin"
    static var caseDisplayRepresentations: [Cabin: DisplayRepresentation] = [
        .economy: "Economy", .premium: "Premium Economy", .business: "Business",
    ]
}

enum TripKind: String, AppEnum {
    case oneWay, roundTrip, multiCity

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind of Trip")
    static let caseDisplayRepresentations: [TripKind: DisplayRepresentation] = [
        .oneWay: .init(title: "One Way"),
        .roundTrip: .init(title: "Round Trip"),
        .multiCity: .init(title: "Several Cities"),
    ]
}

enum TravelError: Error {
    case noFlights(from: String, to: String)
    case returnsBeforeLeaving
}

extension TravelError: CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noFlights(let from, let to): .init("No flights go from \(from) to \(to).", comment: "City names")
        case .returnsBeforeLeaving: "You can't come back before you leave."
        }
    }
}
