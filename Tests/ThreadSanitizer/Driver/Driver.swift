import Foundation
import IntentJournal
import IntentRuntime

/// Runs the intents of all apps many at once, through the system, a session and HTTP, and checks each answer.
@main
enum Driver {
    /// How many runs are begun at once, each way.
    private static let atOnce = 100

    static func main() async {
        do {
            try await run(in: CommandLine.arguments[1])
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(in folder: String) async throws {
        openDepots()
        let journal = try SQLiteJournal(path: folder + "/journal.sqlite")
        let system = IntentSystem(catalog: .discovered(), timeLimit: .seconds(600), journal: journal)
        guard system.catalog.apps.count == Errand.apps, system.catalog.intents.count == 300 else {
            throw Wrong("there are \(system.catalog.apps.count) apps with \(system.catalog.intents.count) intents")
        }
        let runs = SystemRuns(system: system)
        let session = try ProtocolRuns(system: system)
        let network = try NetworkRuns(system: system)
        var direct = Errand.all(way: 0)[...]
        var called = Errand.all(way: 1)[...]
        var sent = Errand.all(way: 2)[...]
        let count = direct.count
        var takenBack = 0
        while !direct.isEmpty {
            let (first, second, third) = (
                Array(direct.prefix(atOnce)), Array(called.prefix(atOnce)), Array(sent.prefix(atOnce))
            )
            try await withThrowingTaskGroup { group in
                group.addTask { try await runs.run(first) }
                group.addTask { try await session.run(second) }
                group.addTask { try await network.run(third) }
                try await group.waitForAll()
            }
            if await system.undo() != nil { takenBack += 1 }
            direct = direct.dropFirst(atOnce)
            called = called.dropFirst(atOnce)
            sent = sent.dropFirst(atOnce)
        }
        let repeats = try await runs.repeatOnce("one key")
        try await session.end()
        await network.end()

        let entries = try journal.entries(limit: 10_000)
        let open = entries.filter { $0.state == .running }
        guard open.isEmpty else { throw Wrong("the journal has runs that did not end: \(open.map(\.intent))") }
        guard takenBack > 0 else { throw Wrong("nothing could be taken back") }
        print(
            """
            \(count) intents of \(Errand.apps) apps run through the system, \(count) through a session, \(count) \
            over HTTP, \(atOnce) at once each; \(repeats) runs under one key; \(session.asked) and \(network.asked) questions; \
            \(entries.count) entries in the journal
            """)
    }
}
