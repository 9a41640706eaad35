import AccountStorage
import ChangeHistory
import Foundation
import Testing

@Suite("Changes to files are taken back")
struct TakingBackTests {
    @Test("All is as before, with dates and permissions, and the other way round again", arguments: Scenario.all)
    func thereAndBack(_ scenario: Scenario) async throws {
        let shop = try Workshop(scenario.files)
        let before = try shop.things()
        let record = try #require(try await shop.run { try scenario.change(shop.folder) })
        let after = try shop.texts()
        #expect(after != before.mapValues(\.text))
        #expect(shop.history.obstacle(to: record) == nil)
        #expect(try !shop.history.stepsBack(of: record).isEmpty)

        let undo = try #require(try await shop.run { try await shop.history.takeBack(record) })
        #expect(try shop.things() == before)
        #expect(try shop.history.stepsBack(of: record).isEmpty)

        try await shop.history.takeBack(undo)
        #expect(try shop.texts() == after)
        try await shop.history.takeBack(record)
        #expect(try shop.things() == before)
    }

    @Test("A run that was killed at any of its changes is taken back", arguments: Scenario.all)
    func brokenRun(_ scenario: Scenario) async throws {
        for count in 0..<50 {
            let shop = try Workshop(scenario.files)
            let before = try shop.things()
            let name = Name()
            try? await shop.history.recording({ name.set($0) }) {
                let recorder = BreakingRecorder(ChangeRecording.recorder, after: count)
                try ChangeRecording.$recorder.withValue(recorder) { try scenario.change(shop.folder) }
            }
            let isBroken = try shop.texts() != (try changed(scenario))
            let record = try #require(name.get())
            if shop.history.obstacle(to: record) == nil { try await shop.history.takeBack(record) }
            #expect(try shop.things() == before, "after \(count)")
            if !isBroken { return }
        }
    }

    @Test("Taking back that was killed at any of its changes goes on where it was", arguments: Scenario.all)
    func brokenUndo(_ scenario: Scenario) async throws {
        for count in 0..<50 {
            var isBroken = true
            let shop = try Workshop(scenario.files)
            let before = try shop.things()
            let record = try #require(try await shop.run { try scenario.change(shop.folder) })
            do {
                let recorder = BreakingRecorder(nil, after: count)
                try await ChangeRecording.$recorder.withValue(recorder) { try await shop.history.takeBack(record) }
                isBroken = false
            } catch {
                #expect("\(error)".contains("killed"))
            }
            try await shop.history.takeBack(record)
            #expect(try shop.things() == before, "after \(count)")
            if !isBroken { return }
        }
    }

    private func changed(_ scenario: Scenario) throws -> [String: String] {
        let shop = try Workshop(scenario.files)
        try scenario.change(shop.folder)
        return try shop.texts()
    }
}
