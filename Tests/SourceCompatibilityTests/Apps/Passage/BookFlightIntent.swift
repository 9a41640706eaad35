import AppIntents
import Foundation

struct BookFlightIntent: AppIntent {
    static let title: LocalizedStringResource = "Book Flight"
    static let description = IntentDescription(
        "Books seats on a flight.",
        categoryName: "Travel",
        searchKeywords: ["fly", "plane", "ticket"],
        resultValueName: "Price")

    @Parameter(title: "From", requestValueDialog: "Where do you leave from?")
    var origin: AirportEntity

    @Parameter(title: "Flight", requestValueDialog: "Which flight?", query: FlightQuery())
    var flight: FlightEntity

    @Parameter(title: "Kind of Trip", default: .oneWay)
    var kind: TripKind

    @Parameter(title: "Return", kind: .date)
    var returning: Date?

    @Parameter(title: "Cabin", default: .economy)
    var cabin: Cabin

    @Parameter(title: "Passengers", mode: .contact, requestValueDialog: "Who is flying?")
    var passengers: [IntentPerson]

    @Parameter(title: "Bags", default: 0, controlStyle: .stepper, inclusiveRange: (0, 4))
    var bags: Int

    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(capitalizationType: .sentences, multiline: true))
    var note: String?

    @Dependency private var model: TravelModel

    static var parameterSummary: some ParameterSummary {
        Switch(\.$kind) {
            Case(.roundTrip) {
                When(\.$cabin, .oneOf, [.premium, .business]) {
                    Summary("Book \(\.$flight) and back on \(\.$returning), comfortably in \(\.$cabin)") {
                        \.$origin
                        \.$passengers
                    }
                } otherwise: {
                    Summary("Book \(\.$flight) and back on \(\.$returning)")
                }
            }
            Case([.multiCity]) {
                Summary("Book several flights starting with \(\.$flight)", table: "Summaries")
            }
            DefaultCase {
                When(\.$note, .equalTo, "Window") {
                    Summary("Book a window seat on \(\.$flight)") { \.$note }
                } otherwise: {
                    When(\.$bags, .greaterThan, 2) {
                        Summary("Book \(\.$flight) with a lot of luggage") { \.$bags }
                    } otherwise: {
                        When(\.$cabin, .notEqualTo, .economy) {
                            Summary("Book \(\.$flight) in \(\.$cabin)")
                        } otherwise: {
                            When(\.$origin, identifier: .equalTo, "CPH") {
                                Summary("Book \(\.$flight) from home for \(\.$passengers)")
                            } otherwise: {
                                Summary("Book \(\.$flight) from \(\.$origin) for \(\.$passengers)")
                            }
                        }
                    }
                }
            }
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        guard let chosen = model.flights.first(where: { $0.number == flight.id }) else {
            throw TravelError.noFlights(from: origin.city, to: flight.to.city)
        }
        if kind == .roundTrip {
            let back: Date
            if let returning {
                back = returning
            } else {
                back = try await $returning.requestValue("When do you come back?")
            }
            guard back > chosen.departs else { throw TravelError.returnsBeforeLeaving }
        }
        let names = passengers.map(\.travelName)
        try await requestConfirmation(
            actionName: .book, dialog: "Book \(names.count) seats to \(chosen.to.city)?")
        let booking = model.book(chosen, for: names, in: cabin)
        let price = IntentCurrencyAmount(amount: booking.price, currencyCode: "EUR")
        return .result(value: price, dialog: "You're booked: \(booking.reference).")
    }
}

extension IntentPerson {
    /// The name an airline wants, however much of it is known.
    var travelName: PersonNameComponents {
        switch name {
        case .components(let components):
            return components
        case .displayName(let text):
            let words = text.split(separator: " ").map(String.init)
            var components = PersonNameComponents()
            components.givenName = words.first
            components.familyName = words.count > 1 ? words.last : nil
            return components
        default:
            return PersonNameComponents()
        }
    }
}
