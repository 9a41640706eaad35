import AppIntents
import IntentRuntime

/// The program: shows the app's schemas as the system knows them, and runs two of its intents.
@main
struct GardenApp {
    static func main() async throws {
        AppDependencyManager.shared.add(dependency: Garden())
        // The domain of GardenKit is found like the intents and entities of this program; there is no list to keep.
        let catalog = IntentCatalog.discovered()
        try await Demo(catalog: catalog, system: IntentSystem(catalog: catalog)).run()
    }
}
