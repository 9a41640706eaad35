import IntentRuntime
import JSON

/// Errands done through the system itself.
struct SystemRuns: Sendable {
    let system: IntentSystem

    /// Does errands, all at once.
    func run(_ errands: [Errand]) async throws {
        try await withThrowingTaskGroup { group in
            for errand in errands { group.addTask { try await run(errand) } }
            for number in 0..<Errand.apps { group.addTask { try await look(in: Errand.app(number)) } }
            try await group.waitForAll()
        }
    }

    private func run(_ errand: Errand) async throws {
        let invocation = IntentInvocation(intent: "\(errand.app)/\(errand.intent)", arguments: errand.arguments)
        let work = Task { try await system.run(invocation, through: Clerk()).json }
        if case .cancellation = errand.expectation {
            try await Task.sleep(for: .milliseconds(20))
            work.cancel()
        }
        try Wrong.check(await work.result, errand)
    }

    /// Finds what an app has by words, by conditions and by a URI.
    private func look(in app: String) async throws {
        let crates = try await system.find(FindRequest(entity: "\(app)/CrateEntity", text: "Kiln 7"))
        guard crates.map(\.title) == ["Kiln 7"] else { throw Wrong("\(app): found \(crates.map(\.title))") }
        let crate = try await system.entity(at: crates[0].uri).json
        guard crate["properties"]?["history"] == "crate-8 came as Kiln 7" else { throw Wrong("\(app): \(crate.text)") }
        let bays = try await system.find(
            FindRequest(entity: "\(app)/BayEntity", conditions: ["depth > 20"], sort: "-depth", limit: 3))
        guard bays.map(\.title) == ["Bay 20", "Bay 19", "Bay 18"] else {
            throw Wrong("\(app): found \(bays.map(\.title))")
        }
    }

    /// Runs one intent many times at once under one key: it is done once.
    func repeatOnce(_ key: String) async throws -> Int {
        let app = Errand.app(0)
        var uris: Set<String> = []
        for round in 0..<2 {
            try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        var invocation = IntentInvocation(intent: "\(app)/AddCrateIntent", arguments: ["label": "Once"])
                        invocation.idempotencyKey = key
                        do {
                            return try await system.run(invocation, through: Clerk()).records.first?.uri
                        } catch IntentSystemError.unfinished where round == 0 {
                            return nil
                        }
                    }
                }
                for try await case let uri? in group { uris.insert(uri) }
            }
        }
        guard uris.count == 1 else { throw Wrong("one key was taken for \(uris.count) runs") }
        return 40
    }
}
