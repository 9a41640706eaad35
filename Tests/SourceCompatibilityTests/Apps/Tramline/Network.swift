import Foundation

struct Stop: Identifiable, Hashable, Sendable {
    let id: String
    var name: String
    var zone: Int
    var lineIDs: [Int]
}

struct Line: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var termini: [String]
}

struct Departure: Hashable, Sendable {
    var lineID: Int
    var stopID: String
    var destination: String
    var time: Date
    var platform: String
}

struct Ticket: Hashable, Sendable {
    var zones: Int
    var passengers: Int
    var price: Decimal
    var isReturn: Bool
}

/// The timetable, loaded once, and the person's own things.
final class Network: Sendable {
    let stops: [Stop]
    let lines: [Line]
    let departures: [Departure]
    let now: @Sendable () -> Date
    let wallet: Wallet

    init(
        stops: [Stop], lines: [Line], departures: [Departure], now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.stops = stops
        self.lines = lines
        self.departures = departures
        self.now = now
        self.wallet = Wallet()
    }

    func next(line: Int, stop: String, after date: Date) -> [Departure] {
        departures
            .filter { $0.lineID == line && $0.stopID == stop && $0.time >= date }
            .sorted { $0.time < $1.time }
    }

    func lines(at stop: String) -> [Line] {
        let ids = stops.first { $0.id == stop }?.lineIDs ?? []
        return lines.filter { ids.contains($0.id) }
    }
}

actor Wallet {
    private(set) var tickets: [Ticket] = []
    private(set) var homeStopID: String?

    func add(_ ticket: Ticket) { tickets.append(ticket) }
    func setHome(_ id: String) { homeStopID = id }
}
