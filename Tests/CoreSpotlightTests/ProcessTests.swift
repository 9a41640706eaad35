import CoreSpotlight
import Foundation
import Testing

@Suite("Two processes")
struct ProcessTests {
    /// The variable that tells this program that it is the other process, and in which folder the indexes are.
    private static let variable = "CORE_SPOTLIGHT_TESTS_FOLDER"

    /// The folder, in the other process.
    private static var sharedFolder: String? { ProcessInfo.processInfo.environment[variable] }

    /// Runs this test program once more, as the other process.
    private func startOther(_ test: String, folder: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", test]
        process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: folder]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// What the other process does: it indexes items of its own, each alone, until it is done or ended.
    @Test("The other process indexes", .enabled(if: sharedFolder != nil))
    func otherProcess() async throws {
        guard let folder = Self.sharedFolder else { return }
        try await SpotlightFolder.$override.withValue(SpotlightFolder(path: folder)) {
            for number in 0..<200 {
                try await CSSearchableIndex(name: "shared").indexSearchableItems([item("other-\(number)", "Harbour")])
            }
        }
    }

    @Test("Index at the same time, and nothing is lost", .temporaryIndexes, .disabled(if: sharedFolder != nil))
    func together() async throws {
        let other = try startOther("otherProcess", folder: TemporaryIndexes.folder)
        for number in 0..<200 {
            try await CSSearchableIndex(name: "shared").indexSearchableItems([item("own-\(number)", "Harbour")])
        }
        while other.isRunning { try await Task.sleep(for: .milliseconds(10)) }
        #expect(other.terminationStatus == 0)
        let identifiers = try await searched("harbour")
        #expect(identifiers.count { $0.hasPrefix("own") } == 200)
        #expect(identifiers.count { $0.hasPrefix("other") } == 200)
    }

    @Test(
        "Do not harm the index where one is killed while it writes", .temporaryIndexes,
        .disabled(if: sharedFolder != nil))
    func killed() async throws {
        let other = try startOther("otherProcess", folder: TemporaryIndexes.folder)
        var count = 0
        while count < 20, other.isRunning {
            count = try await found("true").count
        }
        kill(other.processIdentifier, SIGKILL)
        other.waitUntilExit()
        let kept = try await found("title == 'Harbour'")
        #expect(kept.count >= 20)
        #expect(try await searched("harbour") == kept)
        try await CSSearchableIndex(name: "shared").deleteAllSearchableItems()
        #expect(try await found("true") == [])
    }
}
