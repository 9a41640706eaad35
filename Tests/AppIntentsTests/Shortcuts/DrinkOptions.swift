import AppIntents

struct DrinkOptions: DynamicOptionsProvider {
    func results() async throws -> [Drink] { [.tea, .water] }
}
