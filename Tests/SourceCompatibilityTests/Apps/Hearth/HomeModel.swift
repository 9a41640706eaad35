import AppIntents
import Foundation

enum DeviceKind: String, Codable, CaseIterable, Sendable {
    case light, thermostat, lock, sensor
}

struct Device: Codable, Identifiable, Hashable, Sendable {
    let id: String
    var name: String
    var room: String
    var kind: DeviceKind
    var isOn = false
    var brightness = 100
    var kelvin: Double?
    var isReachable = true
}

struct HomeScene: Codable, Identifiable, Sendable {
    let id: UUID
    var name: String
    var deviceIDs: [String]
}

/// The house, written to a file after every change.
final class Home: @unchecked Sendable {
    private let lock = NSLock()
    private let file: URL
    private var state: State

    struct State: Codable {
        var devices: [Device] = []
        var scenes: [HomeScene] = []
        var isAway = false
    }

    init(file: URL) throws {
        self.file = file
        if FileManager.default.fileExists(atPath: file.path) {
            state = try JSONDecoder().decode(State.self, from: Data(contentsOf: file))
        } else {
            state = State()
        }
    }

    var current: State { lock.withLock { state } }

    @discardableResult
    func change<T>(_ body: (inout State) throws -> T) throws -> T {
        try lock.withLock {
            var copy = state
            let result = try body(&copy)
            try JSONEncoder().encode(copy).write(to: file, options: .atomic)
            state = copy
            return result
        }
    }

    @discardableResult
    func changeDevice(_ id: String, _ body: (inout Device) -> Void) throws -> Device {
        try change { state in
            guard let index = state.devices.firstIndex(where: { $0.id == id }) else { throw HearthError.unknownDevice }
            guard state.devices[index].isReachable else {
                throw HearthError.unreachable(state.devices[index].name)
            }
            body(&state.devices[index])
            return state.devices[index]
        }
    }
}

enum HearthError: LocalizedError, CustomLocalizedStringResourceConvertible {
    case unknownDevice
    case unreachable(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .unknownDevice:
            LocalizedStringResource(
                "hearth.error.unknown", defaultValue: "This device is not part of the home.", table: "Errors",
                comment: "The device was removed")
        case .unreachable(let name): "\(name) does not answer."
        }
    }

    var errorDescription: String? { String(localized: localizedStringResource) }
}
