import AppIntents
import IntentRuntime
import Synchronization

/// Begins the apps that are linked into the test, as their own programs would: by making their entry points, which register dependencies.
enum LinkedExtensions {
    private static let started = Mutex<Set<String>>([])

    /// Makes the entry points of an app, once in the life of the process.
    ///
    /// - Parameter app: The app's id.
    static func start(of app: String) {
        guard started.withLock({ $0.insert(app).inserted }) else { return }
        for type in ConformanceRecords.types(conformingTo: ["AppIntentsExtension"], of: "AppIntents") {
            guard let type = type as? any AppIntentsExtension.Type, AppDescriptor.of(type).id == app else { continue }
            _ = type.init()
        }
    }
}
