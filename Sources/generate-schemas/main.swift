import Foundation
import SchemaGenerator

// Writes the Swift files that are made from `Schemas`. Run it in the package's root folder; with `--check` it writes
// nothing and ends with 1 if a file is not current.

let arguments = CommandLine.arguments.dropFirst()
let standardError = FileHandle.standardError

guard arguments.isEmpty || Array(arguments) == ["--check"] else {
    standardError.write(Data("usage: generate-schemas [--check]\n".utf8))
    exit(64)
}

let generator = SchemaGenerator(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
do {
    if arguments.isEmpty {
        for path in try generator.write() { print("wrote \(path)") }
    } else {
        let stale = try generator.stalePaths()
        for path in stale { standardError.write(Data("\(path) is not current; run generate-schemas\n".utf8)) }
        exit(stale.isEmpty ? 0 : 1)
    }
} catch {
    standardError.write(Data("generate-schemas: \(error)\n".utf8))
    exit(1)
}
