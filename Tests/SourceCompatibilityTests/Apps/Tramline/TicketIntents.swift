import AppIntents
import Foundation

/// Understands "two zones" as well as "2".
struct ZonesFromWords: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        let words = ["one": 1, "two": 2, "three": 3, "four": 4]
        guard let first = input.lowercased().split(separator: " ").first else { return nil }
        return Int(first) ?? words[String(first)]
    }
}

struct BuyTicketIntent: AppIntent {
    static var title: LocalizedStringResource = "Buy Ticket"

    @Parameter(
        title: "Zones", description: "How far it goes.", controlStyle: .stepper, inclusiveRange: (1, 9),
        resolvers: {
            ZonesFromWords()
        })
    var zones: Int

    @Parameter(title: "Passengers", default: 1)
    var passengers: Int

    @Dependency private var network: Network

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        if zones > 4 { throw TramError.tooManyZones(zones) }
        let single = Option(title: "Single")
        let both = Option(title: "Return")
        let kind = try await requestChoice(between: [single, both], dialog: "Single or return?")
        let isReturn = kind == both
        let price = Decimal(zones * passengers) * (isReturn ? 3.5 : 2)
        try await requestConfirmation(
            conditions: [], actionName: .buy,
            dialog: "Pay \(price.formatted(.currency(code: "EUR"))) for \(passengers)?")
        await network.wallet.add(Ticket(zones: zones, passengers: passengers, price: price, isReturn: isReturn))
        return .result(value: IntentCurrencyAmount(amount: price, currencyCode: "EUR"), dialog: "Have a good trip!")
    }
}

struct SetHomeStopIntent: AppIntent {
    static var title: LocalizedStringResource = "Set Home Stop"

    @Parameter(title: "Stop") var stop: StopEntity?

    @Dependency private var network: Network

    func perform() async throws -> some IntentResult & ReturnsValue<StopEntity> {
        let home: StopEntity
        if let stop {
            home = stop
        } else {
            home = try await $stop.requestDisambiguation(
                among: network.stops.filter { $0.zone == 1 }.map(StopEntity.init), dialog: "Where do you live?")
        }
        await network.wallet.setHome(home.id)
        return .result(value: home)
    }
}

struct StopBoardIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Departure Board"

    @Parameter(title: "Stop") var stop: StopEntity?

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .oneOf, [.systemSmall, .accessoryRectangular]) {
            Summary("Board of \(\.$stop)")
        } otherwise: {
            Summary()
        }
    }
}

struct TramlineShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        return [
            AppShortcut(
                intent: NextDepartureIntent(),
                phrases: [
                    "When does \(\.$line) leave in \(.applicationName)",
                    "Next tram with \(.applicationName)",
                ],
                shortTitle: "Next Tram",
                systemImageName: "tram.fill"
            )
        ]
    }
}
