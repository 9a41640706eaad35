import IntentRuntime
import JSON

/// Makes the requests that a terminal or an assistant would make.
struct Demo {
    let system: IntentSystem

    func run() async throws {
        print("Trails shorter than 10 km, the longest first:")
        let short = FindRequest(entity: "TrailEntity", conditions: ["length < 10 km"], sort: "-length")
        for trail in try await system.find(short) {
            print("  \(trail.title) (\(trail.subtitle ?? ""))  \(trail.uri)")
        }

        print("\nLog a hike of the trail meant by 'ridge', leaving the date out:")
        try await run(
            "LogHikeIntent", ["trail": "ridge", "note": "Clear all the way to the coast"], answers: ["2026-05-02"])

        print("\nSuggest a trail, saying only how hard it may be:")
        try await run("SuggestTrailIntent", ["difficulty": "easy"], answers: ["Lake Shore"])

        print("\nOpen a trail that there is not:")
        try await run("OpenTrailIntent", ["target": "Moon"], answers: [])
    }

    private func run(_ intent: String, _ arguments: JSONValue, answers: [String]) async throws {
        let invocation = IntentInvocation(intent: intent, arguments: arguments.object ?? JSONObject())
        do {
            let outcome = try await system.run(invocation, through: ScriptedPerson(answers: answers))
            if let dialog = outcome.dialog { print("  \(dialog)") }
            for trail in outcome.records { print("  → \(trail.title)") }
            if let dialog = outcome.following?["dialog"]?.string { print("  then: \(dialog)") }
        } catch let error as IntentSystemError {
            print("  \(error)")
        }
    }
}
