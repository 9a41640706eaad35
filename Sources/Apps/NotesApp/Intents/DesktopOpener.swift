import Foundation

/// Opens files with the program that the desktop has for them.
enum DesktopOpener {
    /// Opens a file.
    ///
    /// - Throws: ``NotesError/nothingToOpenWith(path:)`` where there is no desktop, or none of its programs takes the file.
    static func open(_ file: URL) throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
            throw NotesError.nothingToOpenWith(path: file.path)
        }
        let opener = Process()
        opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        opener.arguments = ["xdg-open", file.path]
        opener.standardInput = FileHandle.nullDevice
        opener.standardOutput = FileHandle.nullDevice
        opener.standardError = FileHandle.nullDevice
        do {
            try opener.run()
        } catch {
            throw NotesError.nothingToOpenWith(path: file.path)
        }
        opener.waitUntilExit()
        guard opener.terminationStatus == 0 else { throw NotesError.nothingToOpenWith(path: file.path) }
    }
}
