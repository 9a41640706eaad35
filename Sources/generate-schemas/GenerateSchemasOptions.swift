import Foundation
import SchemaGenerator

/// What the command line asks for.
enum GenerateSchemasOptions {
    /// The help.
    case help
    /// The files of the framework's own repository, in whose root the command runs.
    case framework(isCheck: Bool)
    /// The Swift file of the domains that a target adds.
    case domains(OwnDomainsRequest)

    /// Domains that a target adds, and what is to be made of them.
    struct OwnDomainsRequest {
        let files: [URL]
        let module: String
        let others: [OwnDomains.Other]
        /// Where the Swift file goes.
        let output: String?
        /// The folder that the pages of documentation go into.
        let documentation: String?
    }

    /// What is wrong with a command line.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    static let usage = """
        usage: generate-schemas [--check]
               generate-schemas --domain FILE... --module MODULE [--other MODULE=FILE]...
                                [--output FILE] [--documentation DIR]

        Without --domain it makes, in the root folder of swift-app-intents, the files that are made of its Schemas
        folder; with --check it writes nothing and ends with 1 where one of them is not current.

          --domain FILE         the description of a domain that a target adds, such as Schemas/garden.json
          --module MODULE       the target's module
          --other MODULE=FILE   one of a module that the target depends on, whose schemas may be referred to
          --output FILE         where the Swift file goes
          --documentation DIR   the folder that a page of documentation for each domain goes into
          --help                this text

        The descriptions are checked, whatever else is to be made of them.
        """

    /// Reads the arguments.
    ///
    /// - Throws: ``Problem``.
    init(_ arguments: some Collection<String>) throws {
        var files: [URL] = []
        var others: [OwnDomains.Other] = []
        var module: String?
        var output: String?
        var documentation: String?
        var isCheck = false
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h":
                self = .help
                return
            case "--check": isCheck = true
            case "--domain": files.append(URL(fileURLWithPath: try Self.value(of: word, &rest)))
            case "--module": module = try Self.value(of: word, &rest)
            case "--other": others.append(try Self.other(Self.value(of: word, &rest)))
            case "--documentation": documentation = try Self.value(of: word, &rest)
            case "--output": output = try Self.value(of: word, &rest)
            default: throw Problem(description: "there is no option '\(word)'; see --help")
            }
        }
        if files.isEmpty {
            if module != nil || output != nil || documentation != nil || !others.isEmpty {
                throw Problem(description: "nothing but '--check' can stand without '--domain'; see --help")
            }
            self = .framework(isCheck: isCheck)
            return
        }
        if isCheck { throw Problem(description: "'--domain' checks in any case; leave out '--check'") }
        guard let module else { throw Problem(description: "'--domain' wants '--module' beside it; see --help") }
        self = .domains(
            OwnDomainsRequest(
                files: files, module: module, others: others, output: output, documentation: documentation))
    }

    private static func value(of word: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw Problem(description: "'\(word)' wants a value; see --help") }
        return value
    }

    private static func other(_ text: String) throws -> OwnDomains.Other {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw Problem(description: "'--other' wants MODULE=FILE, not '\(text)'") }
        return OwnDomains.Other(module: parts[0], file: URL(fileURLWithPath: parts[1]))
    }
}
