import IntentCommandLine
import IntentRuntime
import JSON
import SchemaCatalog

/// `schemas`: what schemas there are, and what each asks for.
enum SchemasCommand: Command {
    static let name = "schemas"
    static let summary = "Show the schemas that an app may follow"
    static let usage = "schemas [DOMAIN[.SCHEMA]]"
    static let details = """
        Without a word all domains are shown. DOMAIN shows its schemas, as mail; DOMAIN.SCHEMA all that one asks for, as mail.createDraft.
        """

    /// Every domain, with those that the packages of this program add.
    static var domains: [SchemaDomain] {
        // The catalogue learns of a package's own domains when the program is searched.
        _ = IntentCatalog.discovered()
        return SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }
    }

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let word = arguments.next()
        try arguments.finish(name)
        let domains = domains
        guard let word else {
            options.json ? Output.print(SchemaJSON.list(domains).prettyText) : SchemaDescription.show(domains)
            return
        }
        if let domain = domains.first(where: { $0.name == word }) {
            options.json ? Output.print(SchemaJSON.json(domain).prettyText) : SchemaDescription.show(domain)
            return
        }
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let domain = domains.first(where: { $0.name == parts[0] }) else {
            throw unknown(word, among: domains)
        }
        let schemas = DescribedSchema.all(named: parts[1], in: domain)
        if schemas.isEmpty { throw unknown(word, among: domains) }
        if options.json {
            Output.print(JSONValue.array(schemas.map { SchemaJSON.json($0, of: domain) }).prettyText)
        } else {
            for (index, schema) in schemas.enumerated() {
                if index > 0 { Output.print("") }
                SchemaDescription.show(schema, of: domain)
            }
        }
    }

    private static func unknown(_ word: String, among domains: [SchemaDomain]) -> UsageError {
        let names = domains.flatMap { domain in
            [domain.name] + domain.intents.map(\.identifier) + domain.entities.map(\.identifier)
                + domain.enums.map(\.identifier)
        }
        return .unknownSchema(word, nearest: Nearest.names(to: word, among: names))
    }
}
