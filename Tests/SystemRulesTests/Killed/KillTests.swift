import CommandFixtures
import Foundation
import JSON
import Testing

@Suite("Killed in the middle of writing", .serialized)
struct KillTests {
    private static let jobs = (0..<1000).map(WriteJob.init)

    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test func `A server killed while it writes leaves nothing half written, nothing twice, and a true journal`()
        async throws
    {
        for number in 0..<WriteJob.logs { try desk.put("begin\n", at: WriteJob.log(number) + ".md") }
        let before = try visible()
        let server = KilledServer(
            at: desk, arguments: ["--notes", desk.notes.path, "serve"], jobs: Self.jobs)
        for _ in 0..<7 { try await server.run(killingAt: [.random(in: 20...120)]) }
        try await server.run(killingAt: [])

        #expect(server.endings.count == Self.jobs.count)
        #expect(server.unanswered > 0, "nothing was open when the server was killed")
        let failures = server.endings.filter { $0.value != .done && $0.value != .doubtful }
        #expect(failures.isEmpty)
        try checkFiles(server, before: before)
        let written = try written()
        try await checkFinding(written)
        try await checkJournal(server, written: written)
    }

    /// Each note is there once and whole where that was said, and no other file that a person would see.
    private func checkFiles(_ server: KilledServer<WriteJob>, before: Set<String>) throws {
        var wanted = before
        for (job, ending) in server.endings where !job.isAddition {
            let path = job.name + ".md"
            if ending == .done || desk.has(path) {
                #expect(desk.has(path), "\(path) is lost")
                #expect(try desk.text(path) == job.text, "\(path) is not whole")
                wanted.insert(path)
            }
        }
        for (job, ending) in server.endings where job.isAddition {
            let lines = try desk.text(job.name + ".md").split(separator: "\n").filter { $0 == job.text }
            #expect(lines.count == 1 || lines.isEmpty && ending == .doubtful, "\(job.text) stands \(lines.count) times")
        }
        #expect(try visible() == wanted)
    }

    /// The files that a person sees.
    private func visible() throws -> Set<String> {
        Set(try desk.files().keys.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } })
    }

    /// The jobs whose writing is on the disk.
    private func written() throws -> Set<WriteJob> {
        Set(
            try Self.jobs.filter { job in
                guard job.isAddition else { return desk.has(job.name + ".md") }
                return try desk.text(job.name + ".md").split(separator: "\n").contains { $0 == job.text }
            })
    }

    /// What is found is what is on the disk.
    private func checkFinding(_ written: Set<WriteJob>) async throws {
        let found = try await desk.run("find", "notes.note", "--where", "name begins with Made ", "--json").json
        #expect(
            Set(found.array?.compactMap { $0["title"]?.string } ?? [])
                == Set(written.filter { !$0.isAddition }.map(\.name)))
    }

    /// A run that the journal has as done is on the disk, and what is not on the disk was never said to be done.
    private func checkJournal(_ server: KilledServer<WriteJob>, written: Set<WriteJob>) async throws {
        let log = try await desk.runBare("log", "--limit", "5000", "--json").json
        let entries = try #require(log.array)
        let byKey = Dictionary(grouping: entries) { $0["idempotencyKey"]?.string ?? "" }
        for job in Self.jobs {
            let states = byKey[job.key]?.compactMap { $0["state"]?.string } ?? []
            let wasDone = server.endings[job] == .done
            #expect(states.count == 1, "\(job.key) has the entries \(states)")
            #expect((states == ["done"]) == wasDone, "\(job.key) has the entries \(states)")
            if wasDone { #expect(written.contains(job), "\(job.key) is done and not on the disk") }
        }
        #expect(entries.count == Self.jobs.count)
    }
}
