import IntentRuntime
import JSON

/// Tells what the system knows of the app, and makes the requests that a terminal or an assistant would make.
struct Demo {
    let catalog: IntentCatalog
    let system: IntentSystem

    func run() async throws {
        print("What the app offers, by its schemas:")
        for intent in catalog.intents { print("  \(intent.name): \(intent.title). \(intent.summary)") }
        for entity in catalog.entities {
            print("  \(entity.name): \(entity.title), with \(entity.properties.map(\.name).joined(separator: ", "))")
        }
        for enumeration in catalog.enums { print("  \(enumeration.name): \(enumeration.title)") }

        print("\nWater the fern:")
        try await run("garden.waterPlant", ["plant": "fern", "amount": "2 L"])

        print("\nMove it under the oak:")
        try await run("garden.movePlant", ["plant": "fern", "bed": "oak"])
    }

    private func run(_ intent: String, _ arguments: JSONObject) async throws {
        let outcome = try await system.run(
            IntentInvocation(intent: intent, arguments: arguments), through: NobodyThere())
        if let dialog = outcome.dialog { print("  \(dialog)") }
        for record in outcome.records {
            let entry = record.json["properties"]?["diaryEntry"]?["title"]?.string
            print("  → \(record.json["schema"]?.string ?? "") \(record.uri): \(entry ?? "")")
        }
    }
}
