import AppIntents
import Foundation
import IntentRuntime
import JSON

extension IntentSystem {
    /// The system of the marina.
    static let marina = IntentSystem(catalog: .marina)

    /// Runs an intent by name.
    func run(
        _ intent: String, _ arguments: KeyValuePairs<String, JSONValue> = [:],
        asking person: ScriptedPerson = ScriptedPerson()
    ) async throws -> IntentOutcome {
        try await run(
            IntentInvocation(intent: intent, arguments: JSONObject(arguments.map { ($0.key, $0.value) })),
            through: person)
    }

    /// The value that an intent gets whose parameter is of a type, given as JSON.
    static func convert<Value: _IntentValue>(
        _ json: JSONValue, to type: Value.Type, mayReadFiles: Bool = false,
        asking person: ScriptedPerson = ScriptedPerson()
    ) async throws -> Value {
        let system = IntentSystem(
            catalog: IntentCatalog(types: [
                EchoIntent<Value>.self, Boat.self, Berth.self, Mark.self, Buoy.self, Permit.self, Rig.self,
            ]))
        let witness = Witness()
        // What a number or a day is must not depend on who runs the tests.
        let context = ValueContext.given ?? ValueContext(locale: Locale(identifier: "en_001"))
        return try await Witness.$current.withValue(witness) {
            _ = try await ValueContext.$given.withValue(context) {
                try await system.run(
                    IntentInvocation(
                        intent: "EchoIntent", arguments: JSONObject([("value", json)]), mayReadFiles: mayReadFiles),
                    through: person)
            }
            guard let value = witness.received.first as? Value else { throw NothingReceived() }
            return value
        }
    }

    /// An intent ran and was handed no value.
    struct NothingReceived: Error {}
}

/// The system's error that something ends with, or `nil` where it ends well or with another.
func systemError(_ body: () async throws -> Void) async -> IntentSystemError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? IntentSystemError
    }
}
