import Foundation
import IntentApprovals
import IntentRuntime
import Testing

@Suite("A notice on the desktop")
struct DesktopNoticeTests {
    private static func approval(_ question: String, for requester: String) -> Approval {
        Approval(
            number: 7, question: question, app: "mail", intent: "SendDraftIntent", requester: requester, asked: Date(),
            answered: nil, state: .waiting, wantsAuthentication: false)
    }

    @Test("tells who asks for what and how to answer, with nothing hidden and nothing that is markup or an option")
    func words() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("notify-send")
        let told = folder.appendingPathComponent("told")
        try Data("#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(told.path).part'\nmv '\(told.path).part' '\(told.path)'\n".utf8)
            .write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        DesktopNotice(path: "/nowhere:\(folder.path)").show(
            Self.approval("Send '<b>$(reboot)\u{202E}' to a@b.example?\n", for: "--help"))
        for _ in 0..<1_000 where !FileManager.default.fileExists(atPath: told.path) {
            try await Task.sleep(for: .milliseconds(10))
        }
        let lines = String(decoding: try Data(contentsOf: told), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(3) == ["--app-name=App Intents", "--", "--help asks"])
        #expect(lines.dropFirst(3).first?.contains("&lt;b&gt;$(reboot)") == true)
        #expect(lines.contains("To answer: appintents approve 7"))
        #expect(!lines.joined().contains("\u{202E}"))
    }

    @Test("is silently absent where there is no program for it")
    func absent() {
        DesktopNotice(path: "/nowhere").show(Self.approval("That?", for: "an assistant"))
    }
}
