import AppIntents
import Foundation
import IntentHosting
import IntentRuntime

/// Finds apps by the identifiers of their bundles.
enum InstalledApps {
    /// The id of the app of this process that an identifier names.
    static func linkedApp(_ bundleIdentifier: String) -> String? {
        let names = names(bundleIdentifier)
        return HostedApp.catalog.apps.first { names.contains(loose($0.id)) }?.id
    }

    /// The program beside this one that an identifier names.
    static func program(_ bundleIdentifier: String) -> URL? {
        let names = names(bundleIdentifier)
        return programs.first { names.contains(loose($0.lastPathComponent)) }
    }

    /// Says that an identifier names no app, and which apps there are.
    static func words(for bundleIdentifier: String) -> String {
        let linked = HostedApp.catalog.apps.map { "'\($0.id)'" }
        let beside = programs.map { "'\($0.lastPathComponent)'" }
        let here = linked.isEmpty ? "no app is linked into this process" : "this process has \(linked.listed("and"))"
        let there = beside.isEmpty ? "no program is there" : "the programs there are \(beside.listed("and"))"
        return """
            no app is called '\(bundleIdentifier)': \(here), and in '\(folder.path)' \(there). \
            Link the app's module into the test, or say where its program is: \
            IntentDefinitions(bundleIdentifier:executable:)
            """
    }

    /// The folder of the running program, where the build puts the others.
    private static var folder: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    private static var programs: [URL] {
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
            ?? []
        return files.filter { file in
            let isDirectory = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
            return file.pathExtension.isEmpty && !isDirectory
                && FileManager.default.isExecutableFile(atPath: file.path)
        }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The names that an identifier may mean: all of it, and its last part, as `com.example.quayside` means `quayside`.
    private static func names(_ bundleIdentifier: String) -> Set<String> {
        let last = bundleIdentifier.split(separator: ".").last.map { String($0) } ?? bundleIdentifier
        var names: Set<String> = []
        for name in [loose(bundleIdentifier), loose(last)] {
            names.insert(name)
            // The module of an app that is called NotesApp is known as notes.
            if name.count > 3, name.hasSuffix("app") { names.insert(String(name.dropLast(3))) }
        }
        return names
    }

    /// A name without what two spellings of it differ by.
    private static func loose(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
