import Foundation
import JSON
import SchemaCatalog

/// The domains that a target adds to those of the framework, out of the JSON files that describe them.
public struct OwnDomains: Sendable {
    /// A description in a target that the one which is built depends on.
    public struct Other: Sendable {
        /// The module of that target, such as `GardenKit`.
        public let module: String
        /// The JSON file.
        public let file: URL

        /// Names a description and its module.
        public init(module: String, file: URL) {
            self.module = module
            self.file = file
        }
    }

    /// The target's own.
    let own: [OwnDomain]
    /// Those of the targets that it depends on.
    let others: [OwnDomain]

    /// Reads and checks descriptions.
    ///
    /// - Parameters:
    ///   - files: The JSON files of the target.
    ///   - module: The target's module, such as `GardenKit`.
    ///   - others: Those of the targets that it depends on, whose schemas the files may refer to.
    /// - Throws: ``OwnDomainError`` that says all that is wrong, with the files and lines.
    public init(files: [URL], module: String, others: [Other] = []) throws {
        // What is wrong in another target is told of when that is built. Not all JSON there has to be a domain.
        self.others = others.compactMap { other in
            let (domain, problems) = Self.read(other.file, module: other.module)
            return problems.isEmpty ? domain : nil
        }
        let read = files.map { Self.read($0, module: module) }
        own = read.compactMap(\.domain)
        var problems = read.flatMap(\.problems)
        for (index, domain) in own.enumerated() {
            let known = self.others + own[..<index]
            if !domain.name.isEmpty, let same = known.first(where: { $0.name == domain.name }) {
                let message = "'\(domain.name)' is described in '\(same.file.path)' already; choose another name"
                let problem = DescriptionProblem(place: "domain", message: message)
                problems.append(.init(problem, of: domain))
            }
            let speakable = (self.others + own).filter { $0.file != domain.file }.map(\.description)
            problems += DomainCheck.problems(of: domain.description, others: speakable)
                .map { .init($0, of: domain) }
        }
        if !problems.isEmpty { throw OwnDomainError(problems) }
    }

    /// Reads a file as far as there is something to be read, and says what is wrong with its form.
    private static func read(_ file: URL, module: String) -> (domain: OwnDomain?, problems: [OwnDomainError.Problem]) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            return (nil, [.init(file: file.path, line: 1, message: "cannot be read as UTF-8 text")])
        }
        do {
            var reader = DescriptionReader()
            let description = reader.domain(try JSONValue(parsing: text))
            let domain = OwnDomain(file: file, text: text, module: module, description: description)
            return (domain, reader.problems.map { .init($0, of: domain) })
        } catch {
            return (nil, [.init(error, in: text, of: file)])
        }
    }

    /// The target's own domains, as the catalogue has them.
    public var domains: [SchemaDomain] { own.map(\.domain) }

    /// A page of documentation for each of the target's own domains, by the name of its file, in Markdown as DocC has it.
    ///
    /// - Throws: `ScaffoldError` where there can be no example of a schema.
    public func pages() throws -> [String: String] {
        let framework = SchemaCatalog.ownDomainNames.compactMap { SchemaCatalog.domain(named: $0) }
        return try DomainPageWriter(domains: domains, others: framework + others.map(\.domain)).pages()
    }

    /// The Swift file that gives the target's own domains to the system, and their names to source.
    public var source: String { OwnDomainsWriter(domains: self).text }
}
