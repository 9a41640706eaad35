import AppIntentsTesting
import Foundation
import Testing

@Suite("An app in a process of its own")
struct ProgramTests {
    /// A script in a temporary folder that stands for an app.
    private func withProgram(_ lines: String, _ body: (IntentDefinitions) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("dinghy")
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try await body(
            IntentDefinitions(bundleIdentifier: "dinghy", executable: program, timeLimit: .milliseconds(200)))
    }

    @Test("A crash fails the run with the signal and the last words, and the next run starts the app again")
    func crash() async throws {
        let intents = Road.outOfProcess.definitions.intents
        let error = await failure { try await intents["Sink"].makeIntent().run() }
        #expect(error?.reason == .appEnded)
        #expect(error?.message.contains("the app 'Quayside'") == true)
        #expect(error?.message.contains("ended by signal 6") == true)
        #expect(error?.message.contains("Water in the hold") == true)
        #expect(try await intents["EchoText"].makeIntent(value: "afloat").run().value == "afloat")
    }

    @Test("An app that exits fails the run with its status")
    func exit() async throws {
        let error = await failure {
            try await Road.outOfProcess.definitions.intents["Sink"].makeIntent(status: 3).run()
        }
        #expect(error?.message.contains("ended with status 3") == true)
    }

    @Test("An app that writes what is no answer is stopped, and what it wrote is told")
    func garbage() async throws {
        try await withProgram("echo ahoy; exec sleep 60") { definitions in
            let error = await failure { try await definitions.intents["Any"].makeIntent().run() }
            #expect(error?.reason == .appEnded)
            #expect(error?.message.contains("wrote 'ahoy'") == true)
        }
    }

    @Test("An app that closes its output is stopped")
    func closing() async throws {
        try await withProgram("exec sleep 60 >/dev/null") { definitions in
            let error = await failure { try await definitions.intents["Any"].makeIntent().run() }
            #expect(error?.reason == .appEnded)
            #expect(error?.message.contains("closed its output") == true)
        }
    }

    @Test("A program that is not there is told")
    func missing() async throws {
        let nowhere = URL(fileURLWithPath: "/nowhere/dinghy")
        let definitions = IntentDefinitions(bundleIdentifier: "dinghy", executable: nowhere)
        let error = await failure { try await definitions.intents["Any"].makeIntent().run() }
        #expect(error?.reason == .unknownApp)
        #expect(error?.message.contains("/nowhere/dinghy") == true)
    }

    @Test("An intent that does not end is stopped at the limit", arguments: Road.allCases)
    func limit(_ road: Road) async throws {
        let definitions =
            road == .inProcess
            ? IntentDefinitions(bundleIdentifier: "quayside", timeLimit: .milliseconds(300)) { _ in }
            : IntentDefinitions(bundleIdentifier: "quayside", executable: Road.program, timeLimit: .milliseconds(300))
        let error = await failure { try await definitions.intents["Drift"].makeIntent().run() }
        #expect(error?.reason == .timedOut)
    }

    @Test("Started by a person it tells what it holds")
    func help() async throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = Road.program
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("Quayside holds these intents:"))
        #expect(text.contains("ReserveBerth"))
        #expect(text.contains("APPINTENTS_HOST=stdio"))
    }

    @Test("The app ends when its input does")
    func end() async throws {
        let process = Process()
        let input = Pipe()
        process.executableURL = Road.program
        process.environment = ["APPINTENTS_HOST": "stdio"]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("An app that is served in a way there is none refuses")
    func wrongWay() async throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = Road.program
        process.environment = ["APPINTENTS_HOST": "pigeon"]
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        #expect(text.contains("pigeon"))
    }
}
