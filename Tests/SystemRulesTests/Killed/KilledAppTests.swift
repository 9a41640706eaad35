import CommandFixtures
import Foundation
import JSON
import Testing

@testable import Signalbox

@Suite("A joined app killed in the middle of writing", .serialized)
struct KilledAppTests {
    private static let jobs = (0..<1000).map(EntryJob.init)

    @Test func `An app killed while it writes does nothing twice, and its journal is true`() async throws {
        let box = try Box()
        let server = KilledServer(at: box.desk, arguments: ["serve"], jobs: Self.jobs)
        try await server.run(killingAt: [100, 250, 400, 550]) { Self.app(of: $0) }

        #expect(server.endings.count == Self.jobs.count)
        let times = Dictionary(grouping: box.deeds) { $0 }.mapValues(\.count)
        for job in Self.jobs {
            let count = times["entry \(job.number)"] ?? 0
            #expect(count == 1 || count == 0 && server.endings[job] != .done, "\(job.key) was done \(count) times")
        }
        let log = try await box.desk.runBare("log", "--limit", "5000", "--json").json
        let entries = try #require(log.array)
        let done = Set(entries.filter { $0["state"] == "done" }.compactMap { $0["idempotencyKey"]?.string })
        #expect(done == Set(server.endings.filter { $0.value == .done }.keys.map(\.key)))
    }

    /// The process of the app that a server has started.
    private static func app(of server: Int32) -> Int32? {
        let path = "/proc/\(server)/task/\(server)/children"
        let children = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        return children.split(separator: " ").compactMap { Int32($0) }.first { child in
            let name = FileManager.default.contents(atPath: "/proc/\(child)/comm") ?? Data()
            return String(decoding: name, as: UTF8.self).hasPrefix("Signalbox")
        }
    }
}
