import AppIntentsTesting
import Foundation
import Testing

/// A way to the app that the tests run.
enum Road: String, CaseIterable, CustomTestStringConvertible {
    case inProcess
    case outOfProcess

    /// The app's program, where the build puts it.
    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("Quayside")

    /// The app's definitions by this way.
    var definitions: IntentDefinitions {
        switch self {
        case .inProcess: IntentDefinitions(bundleIdentifier: "com.example.Quayside")
        case .outOfProcess: IntentDefinitions(bundleIdentifier: "com.example.Quayside", executable: Self.program)
        }
    }

    /// The app's definitions by this way, at a time.
    func definitions(now: Date) -> IntentDefinitions {
        switch self {
        case .inProcess: IntentDefinitions(bundleIdentifier: "com.example.Quayside", now: now)
        case .outOfProcess:
            IntentDefinitions(bundleIdentifier: "com.example.Quayside", executable: Self.program, now: now)
        }
    }

    var testDescription: String { rawValue }
}
