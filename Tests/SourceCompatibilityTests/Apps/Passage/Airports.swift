import AppIntents

struct AirportEntity: AppEntity {
    typealias ID = String

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Airport", numericFormat: "\(placeholder: .int) airports")
    static let defaultQuery = AirportQuery()

    /// The three letters on the tag of a suitcase.
    var id: String

    @Property(title: "City")
    var city: String

    var displayRepresentation: DisplayRepresentation { .init(title: "\(city)", subtitle: "\(id)") }

    init(_ airport: TravelModel.Airport) {
        self.id = airport.code
        self.city = airport.city
    }

    struct AirportQuery: EnumerableEntityQuery {
        static var findIntentDescription: IntentDescription? { "Finds airports." }

        @Dependency var model: TravelModel

        @MainActor
        func allEntities() async throws -> [AirportEntity] {
            model.airports.map(AirportEntity.init)
        }

        func entities(for identifiers: [String]) async throws -> [AirportEntity] {
            try await allEntities().filter { identifiers.contains($0.id) }
        }
    }
}

struct FlightEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(stringLiteral: "Flight") }
    static var defaultQuery: FlightQuery { FlightQuery() }

    let id: String
    @Property var from: AirportEntity
    @Property var to: AirportEntity
    @Property(title: "Departure") var departs: Date
    @Property(title: "Fare") var fare: IntentCurrencyAmount

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: .init(stringLiteral: id), subtitle: "\(from.city) to \(to.city)",
            image: .init(systemName: "airplane"))
    }

    @MainActor
    init(_ flight: TravelModel.Flight) {
        id = flight.number
        from = AirportEntity(flight.from)
        to = AirportEntity(flight.to)
        departs = flight.departs
        fare = IntentCurrencyAmount(amount: flight.fare, currencyCode: "EUR")
    }
}

/// Flights from the airport already chosen in the intent, else all of them.
struct FlightQuery: EntityQuery {
    @IntentParameterDependency<BookFlightIntent>(\.$origin) private var booking
    @Dependency private var model: TravelModel

    @MainActor
    func entities(for identifiers: [FlightEntity.ID]) async throws -> [FlightEntity] {
        model.flights.filter { identifiers.contains($0.number) }.map { FlightEntity($0) }
    }

    @MainActor
    func suggestedEntities() async throws -> [FlightEntity] {
        let all = model.flights.map { FlightEntity($0) }
        guard let origin = booking?.origin else { return all }
        return all.filter { $0.from.id == origin.id }
    }
}
