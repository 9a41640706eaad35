import AppIntents
import Foundation

struct PassengerNameIntent: AppIntent {
    static var title: LocalizedStringResource = "Format Passenger Name"

    @Parameter(title: "Passenger") var passenger: PersonNameComponents
    @Parameter(title: "Last Name First", default: true) var lastNameFirst: Bool

    func perform() async throws -> some ReturnsValue<String> {
        let given = passenger.givenName ?? ""
        let family = (passenger.familyName ?? "").uppercased()
        return .result(value: lastNameFirst ? "\(family)/\(given)" : "\(given) \(family)")
    }
}

struct FindFlightIntent: AppIntent {
    static var title: LocalizedStringResource = "Find Next Flight"
    static var supportedModes: IntentModes = .background

    @Parameter(title: "To") var destination: AirportEntity
    @Parameter(title: "Not Before") var earliest: DateComponents?
    @Parameter(title: "Flight") var flight: FlightEntity?
    @Parameter(title: "Most to Pay", currencyCodes: ["EUR"]) var budget: IntentCurrencyAmount?

    @Dependency private var model: TravelModel

    static var parameterSummary: some ParameterSummary {
        When(\.$destination, identifier: .hasPrefix, "L") {
            Summary("Find a flight to \(\.$destination), perhaps London") { \.$budget }
        } otherwise: {
            When(\.$destination, identifier: .oneOf, ["CDG", "ORY"]) {
                Summary("Find a flight to Paris (\(\.$destination))")
            } otherwise: {
                When(\.$flight, .hasAnyValue) {
                    Summary("Check \(\.$flight)")
                } otherwise: {
                    Summary("Find a flight to \(\.$destination) after \(\.$earliest)")
                }
            }
        }
    }

    @MainActor
    func perform() async throws -> some ReturnsValue<FlightEntity?> & ProvidesDialog {
        let found = model.flights.map { FlightEntity($0) }.filter { candidate in
            candidate.to.id == destination.id
                && budget.map { candidate.fare.amount <= $0.amount } ?? true
                && earliest.flatMap(Calendar.current.date(from:)).map { candidate.departs >= $0 } ?? true
        }
        guard let first = found.first else {
            return .result(value: nil, dialog: "Nothing flies to \(destination.city).")
        }
        guard found.count > 1 else {
            return .result(value: first, dialog: "\(first.id) is the only one.")
        }
        let chosen = try await $flight.requestDisambiguation(among: found, dialog: "There are \(found.count) flights.")
        return .result(value: chosen, dialog: "\(chosen.id) leaves \(chosen.from.city).")
    }
}

struct CheckInIntent: AppIntent, ForegroundContinuableIntent {
    static var title: LocalizedStringResource = "Check In"

    @Parameter(title: "Reference") var reference: String
    @Dependency private var model: TravelModel

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let booking = model.bookings.first(where: { $0.reference == reference }) else {
            throw $reference.needsValueError("I don't know \(reference). What does your ticket say?")
        }
        guard booking.passengers.allSatisfy({ $0.familyName != nil }) else {
            throw needsToContinueInForegroundError("Some names are missing. Go on in Passage?")
        }
        return .result(dialog: "\(booking.passengers.count) checked in.")
    }
}

struct PassageShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: FindFlightIntent(),
            phrases: [
                "Find a flight in \(.applicationName)",
                "When does \(.applicationName) fly to \(\.$destination)",
            ],
            shortTitle: "Find Flight",
            systemImageName: "airplane.departure")
    }
    static var shortcutTileColor: ShortcutTileColor = .navy
}
