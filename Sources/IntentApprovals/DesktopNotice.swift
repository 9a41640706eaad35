import Foundation
import IntentRuntime

/// Tells the person on the desktop, by `notify-send`; where that is not there, nobody is told.
public struct DesktopNotice: ApprovalNotice {
    /// The longest question that is shown, in characters; `appintents approve` shows all of it.
    private static let longest = 300

    private let path: String

    /// Makes a notice.
    ///
    /// - Parameter path: The folders in which `notify-send` is looked for, parted by colons.
    public init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
        self.path = path
    }

    /// Tells the person, and waits for nothing.
    ///
    /// - Parameter approval: What is wanted.
    public func show(_ approval: Approval) {
        let programs = path.split(separator: ":").map { "\($0)/notify-send" }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let question = VisibleText.of(approval.question, [.onOneLine, .withoutFetching])
        let cut = question.count > Self.longest ? question.prefix(Self.longest) + "…" : question
        process.arguments = [
            "--app-name=App Intents", "--", Self.text("\(VisibleText.of(approval.requester, .onOneLine)) asks"),
            Self.text("\(cut)\nTo answer: appintents approve \(approval.number)"),
        ]
        // Standard output may be the way to the client.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // The question waits in the store all the same, so a notice that does not come costs nothing.
        try? process.run()
    }

    /// A text as the desktop shows it, which may read markup.
    private static func text(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
