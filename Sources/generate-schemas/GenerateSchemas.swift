import Foundation
import SchemaGenerator

/// The command: makes what is made of `Schemas`.
@main
struct GenerateSchemas {
    static func main() {
        do {
            switch try GenerateSchemasOptions(CommandLine.arguments.dropFirst()) {
            case .help: print(GenerateSchemasOptions.usage)
            case .framework(let isCheck): try framework(isCheck: isCheck)
            case .domains(let request): try domains(request)
            }
        } catch let error as GenerateSchemasOptions.Problem {
            complain("generate-schemas: \(error)")
            exit(64)
        } catch let error as OwnDomainError {
            complain(error.description)
            exit(1)
        } catch {
            complain("generate-schemas: \(error)")
            exit(1)
        }
    }

    /// Makes the files of the framework's own repository, or says which are not current.
    private static func framework(isCheck: Bool) throws {
        let generator = SchemaGenerator(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        guard isCheck else {
            for path in try generator.write() { print("wrote \(path)") }
            return
        }
        let stale = try generator.stalePaths()
        for path in stale { complain("\(path) is not current; run generate-schemas") }
        if !stale.isEmpty { exit(1) }
    }

    /// Makes what is asked for of domains that a package adds.
    private static func domains(_ request: GenerateSchemasOptions.OwnDomainsRequest) throws {
        let domains = try OwnDomains(files: request.files, module: request.module, others: request.others)
        if let output = request.output { try write(domains.source, to: URL(fileURLWithPath: output)) }
        guard let documentation = request.documentation else { return }
        let folder = URL(fileURLWithPath: documentation)
        for (name, text) in try domains.pages().sorted(by: { $0.key < $1.key }) {
            try write(text, to: folder.appendingPathComponent(name))
            print("wrote \(documentation)/\(name)")
        }
    }

    private static func write(_ text: String, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw SchemaGeneratorError.unwritableFile(path: file.path, reason: error.localizedDescription)
        }
    }

    private static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
