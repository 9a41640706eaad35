import Foundation
import SchemaCheck

/// Puts changed source in the place of a file.
enum SourceWriter {
    /// A file that could not be changed.
    struct Failure: Error {
        let message: String
    }

    /// Writes a file aside and renames it over the one that was read, which keeps its permissions.
    ///
    /// - Parameters:
    ///   - file: The file as it shall be.
    ///   - text: The text that was read; a file that has another by now is left alone.
    static func write(_ file: SwiftSourceFile, inPlaceOf text: String) throws(Failure) {
        // A link stays one: what it points to is written.
        let url = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
        guard FileManager.default.contents(atPath: url.path) == Data(text.utf8) else {
            throw Failure(message: "'\(file.path)' was changed by something else meanwhile and is left alone")
        }
        let aside = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).swift")
        do {
            let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
            try Data(file.text.utf8).write(to: aside)
            if let permissions {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: aside.path)
            }
        } catch {
            try? FileManager.default.removeItem(at: aside)
            throw Failure(message: "'\(file.path)' cannot be written: \(error.localizedDescription)")
        }
        guard rename(aside.path, url.path) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(at: aside)
            throw Failure(message: "'\(file.path)' cannot be replaced: \(reason)")
        }
    }
}
