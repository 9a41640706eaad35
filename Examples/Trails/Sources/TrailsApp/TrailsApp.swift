import AppIntents
import IntentRuntime
import ModelContextProtocol

/// The program: `trails demo` shows a few requests, `trails serve` offers the app to an assistant.
@main
struct TrailsApp {
    static func main() async throws {
        // What intents and queries need is registered before anything asks for it.
        AppDependencyManager.shared.add(dependency: TrailStore())
        // The intents and entities of this program are found by themselves; there is no list to keep.
        let system = IntentSystem(catalog: .discovered())

        switch CommandLine.arguments.dropFirst().first {
        case "demo":
            try await Demo(system: system).run()
        case "serve":
            try await MCPServer(system: system).serve(over: .takingStandardStreams())
        default:
            print("usage: trails demo | serve")
        }
    }
}
