import AppIntents
import Foundation

struct Shift: Codable, Equatable, Identifiable, Sendable {
    var id = UUID()
    var project: String
    var start: Date
    var end: Date?
    var rate: Decimal = 40

    var hours: Double { (end ?? start).timeIntervalSince(start) / 3600 }
    var isRunning: Bool { end == nil }
}

/// The hours, saved as JSON in a file where there is one.
@MainActor
final class Timesheet {
    private(set) var shifts: [Shift]
    private(set) var isSilenced = false
    private(set) var donated: [IntentDonationIdentifier] = []
    private let file: URL?

    nonisolated init(shifts: [Shift] = []) {
        self.shifts = shifts
        self.file = nil
    }

    nonisolated init(file: URL) throws {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else {
            shifts = []
            return
        }
        shifts = try JSONDecoder().decode([Shift].self, from: Data(contentsOf: file))
    }

    var running: Shift? { shifts.first(where: \.isRunning) }
    var projects: [String] { Array(Set(shifts.map(\.project))).sorted() }

    func add(_ shift: Shift) throws {
        shifts.append(shift)
        try save()
    }

    func stop(_ id: Shift.ID, at date: Date) throws -> Shift? {
        guard let index = shifts.firstIndex(where: { $0.id == id }) else { return nil }
        shifts[index].end = date
        try save()
        return shifts[index]
    }

    func remove(_ ids: [Shift.ID]) throws {
        shifts.removeAll { ids.contains($0.id) }
        try save()
    }

    func silence(_ on: Bool) { isSilenced = on }

    func remember(_ donation: IntentDonationIdentifier) { donated.append(donation) }

    private func save() throws {
        guard let file else { return }
        try JSONEncoder().encode(shifts).write(to: file, options: .atomic)
    }
}

enum RotaError: Error, CustomLocalizedStringResourceConvertible {
    case alreadyRunning(project: String)
    case notRunning

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case let .alreadyRunning(project): "The clock is already running for \(project)."
        case .notRunning: "The clock isn't running."
        }
    }
}
