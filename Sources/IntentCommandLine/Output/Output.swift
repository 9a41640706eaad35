import Foundation
import IntentRuntime

/// Where a command's words go: results to standard output, everything else to standard error.
package enum Output {
    /// Writes a line to standard output.
    package static func print(_ text: String) {
        write(Data((text + "\n").utf8), to: .standardOutput)
    }

    /// Writes a text of the person's data: on a terminal with what is hidden in it written out, which would move the cursor or deceive
    /// the eye; elsewhere as it is.
    package static func show(_ text: String) {
        print(Terminal.isOutput ? VisibleText.of(text) : text)
    }

    /// Writes bytes to standard output as they are.
    package static func put(_ data: Data) {
        write(data, to: .standardOutput)
    }

    /// Writes a line to standard error.
    package static func tell(_ text: String) {
        write(Data((text + "\n").utf8), to: .standardError)
    }

    /// Writes an error to standard error; it may tell of names and texts of the person's data, which can hold anything.
    package static func complain(_ text: String) {
        tell("\(CommandName.own): \(VisibleText.of(text))")
    }

    private static func write(_ data: Data, to handle: FileHandle) {
        // A reader that went away wants no more, and there is nobody to tell.
        try? handle.write(contentsOf: data)
    }
}
