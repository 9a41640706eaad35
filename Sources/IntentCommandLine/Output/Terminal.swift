import Foundation

/// What is known of the terminal.
package enum Terminal {
    /// Whether a person reads what is printed.
    package static let isOutput = isatty(STDOUT_FILENO) == 1

    /// Whether a person can be asked: they see the question and can type the answer.
    package static let canAsk = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1

    /// How many columns fit; no bound where nobody reads and none is set.
    package static var columns: Int {
        if let set = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), set > 0 { return set }
        var size = winsize()
        guard isOutput else { return .max }
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Text in bold, on a terminal that may show it.
    package static func bold(_ text: String) -> String { styled(text, "1") }

    /// Text in the background, on a terminal that may show it.
    package static func dim(_ text: String) -> String { styled(text, "2") }

    private static let hasStyles =
        isOutput && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    private static func styled(_ text: String, _ code: String) -> String {
        hasStyles && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
