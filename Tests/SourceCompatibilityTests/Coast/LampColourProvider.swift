import AppIntents

struct LampColourProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { ["white", "red", "green"] }
}
