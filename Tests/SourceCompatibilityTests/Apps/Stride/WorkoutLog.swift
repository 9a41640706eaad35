import AppIntents
import Foundation

/// What people did and are doing. The watch and the phone share it.
final class WorkoutLog: @unchecked Sendable {
    struct Session: Identifiable {
        let id: Int
        let style: WorkoutStyle
        var distance = Measurement<UnitLength>(value: 0, unit: .kilometers)
        var duration = Measurement<UnitDuration>(value: 0, unit: .minutes)
        var energy = Measurement<UnitEnergy>(value: 0, unit: .kilocalories)
        var isPaused = false
    }

    private let lock = NSLock()
    private var _sessions: [Session] = []
    private var _current: Session?
    private var _goal: Measurement<UnitLength>?

    var sessions: [Session] { lock.withLock { _sessions } }
    var current: Session? { lock.withLock { _current } }
    var goal: Measurement<UnitLength>? {
        get { lock.withLock { _goal } }
        set { lock.withLock { _goal = newValue } }
    }

    func begin(_ style: WorkoutStyle) throws -> Session {
        try lock.withLock {
            if let running = _current { throw StrideError.alreadyRunning(running.style) }
            let session = Session(id: _sessions.count + 1, style: style)
            _current = session
            return session
        }
    }

    func setPaused(_ paused: Bool) throws {
        try lock.withLock {
            guard _current != nil else { throw StrideError.nothingRunning }
            _current?.isPaused = paused
        }
    }

    func finish(_ update: (inout Session) -> Void) throws -> Session {
        try lock.withLock {
            guard var session = _current else { throw StrideError.nothingRunning }
            session.isPaused = false
            update(&session)
            _sessions.append(session)
            _current = nil
            return session
        }
    }
}

enum StrideError: Error, CustomLocalizedStringResourceConvertible {
    case alreadyRunning(WorkoutStyle)
    case nothingRunning

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .alreadyRunning(let style):
            LocalizedStringResource("You're already \(style.gerund).", table: "Errors")
        case .nothingRunning:
            LocalizedStringResource("error.nothing", defaultValue: "There is no workout to change.", table: "Errors")
        }
    }
}

extension AppDependencyManager {
    /// Everything intents need, in one place.
    func addStrideDependencies(log: @autoclosure @escaping @Sendable () -> WorkoutLog) {
        add(dependency: log())
    }
}
