import Foundation

/// Why the content of a file cannot be had.
struct UnreadableFile: Error, Sendable {
    /// What is in the way.
    let reason: String
}

extension UnreadableFile {
    /// What a call of the system says.
    init(errno code: Int32) {
        self.init(reason: String(cString: strerror(code)).lowercased())
    }
}

extension UnreadableFile: CustomStringConvertible {
    /// What is in the way, in a sentence.
    var description: String { "the file cannot be read: \(reason)" }
}
