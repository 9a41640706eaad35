import SchemaCatalog

/// A Swift file that follows schemas, for an engineer to start from: each schema's type with every member, what finds its
/// entities, and an intent's `perform()` that is still to be written.
///
/// What the types refer to comes along, so the file compiles as it is. The same schemas always give the same text.
public struct Scaffold: Sendable {
    /// The declarations, in the order of the file: intents, entities each with its query, enums, unions, and what all
    /// of them share.
    public let declarations: [ScaffoldDeclaration]

    private let imports: [String]
    private let heading: [String]

    /// Makes the declarations of schemas.
    ///
    /// - Parameters:
    ///   - identifiers: Domain and name of each schema, such as `mail.createDraft`, or a domain for all its schemas.
    ///     Where an intent and an entity have one identifier, both are meant.
    ///   - includingReferences: Whether the types come along that those of the schemas refer to, and those that they
    ///     refer to in turn.
    ///   - domains: The domains that have the schemas.
    /// - Throws: ``ScaffoldError`` where there is no schema or domain by one of the names.
    public init(
        of identifiers: [String], includingReferences: Bool = true,
        in domains: [SchemaDomain] = SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }
    ) throws(ScaffoldError) {
        let index = SchemaIndex(domains)
        let subjects = try index.subjects(named: identifiers)
        let all = includingReferences ? index.closure(of: subjects) : subjects
        let types = TypeTable(subjects: all, index: index)
        let own = all.sorted { $0.rank < $1.rank }.flatMap { types.declarations(of: $0) }
        declarations = own + UnwrittenSource.declarations(for: own.map(\.source))
        imports = ImportList.modules(
            of: declarations.map(\.source), domains: Set(all.map(\.domain)).compactMap(index.domain))
        heading = GroupNote.lines(on: all, index: index)
    }

    /// The text of the file.
    public var source: String {
        let sources = declarations.map(\.source)
        let beginning = [imports.map { "import \($0)" }, heading].filter { !$0.isEmpty }
        let paragraphs = beginning.map { $0.joined(separator: "\n") } + sources
        return paragraphs.joined(separator: "\n\n") + "\n"
    }
}
