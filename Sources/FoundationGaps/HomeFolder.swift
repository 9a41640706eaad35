import Foundation

/// The person's home folder, where the shell has it: `$HOME`, and only without one what the system's user list says.
package enum HomeFolder {
    /// The folder's path.
    package static var path: String {
        ProcessInfo.processInfo.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    }

    /// A path with a leading `~` put in full.
    package static func expanding(_ path: String) -> String {
        path == "~" || path.hasPrefix("~/") ? self.path + path.dropFirst() : (path as NSString).expandingTildeInPath
    }
}
