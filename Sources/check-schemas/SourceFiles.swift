import Foundation
import SchemaCheck

/// Finds and reads the files of source that a command line names.
enum SourceFiles {
    /// The Swift files at the paths, each once, those of a folder by name.
    ///
    /// - Throws: ``UsageError`` where a path is not there or a file cannot be read.
    static func read(_ sources: [CheckOptions.Source]) throws(UsageError) -> [SwiftSourceFile] {
        var seen: Set<String> = []
        var files: [SwiftSourceFile] = []
        for source in sources {
            for path in try paths(at: source.path)
            where seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted {
                files.append(SwiftSourceFile(path: path, module: source.module, text: try text(at: path)))
            }
        }
        return files
    }

    private static func paths(at path: String) throws(UsageError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("there is no file or folder '\(path)'")
        }
        guard isFolder.boolValue else { return [path] }
        guard let enumerator = FileManager.default.enumerator(atPath: path) else {
            throw UsageError("the folder '\(path)' cannot be listed")
        }
        let folder = path.hasSuffix("/") ? path : path + "/"
        var found: [String] = []
        for case let name as String in enumerator {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                enumerator.skipDescendants()
            } else if name.hasSuffix(".swift") {
                found.append(folder + name)
            }
        }
        return found.sorted()
    }

    private static func text(at path: String) throws(UsageError) -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("'\(path)' cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw UsageError("'\(path)' is not UTF-8 text")
        }
        return text
    }
}
