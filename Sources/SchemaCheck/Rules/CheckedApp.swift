import SchemaCatalog

/// An app as the rules look at it.
struct CheckedApp {
    let source: AppSource
    /// The variables that stand for members of schemas.
    let uses: [SchemaUse]

    /// Reads the files of an app.
    init(_ files: [SwiftSourceFile]) {
        let source = AppSource(files)
        self.source = source
        uses = source.types.flatMap { SchemaUse.all(of: $0, in: source) }
    }

    /// The types that follow schemas of a kind, in the order of the source.
    func followers(of kind: FollowedSchema.Kind) -> [AppType] { source.types.filter { $0.schema?.kind == kind } }

    /// The only type that follows a schema.
    func follower(of schema: FollowedSchema) -> AppType? {
        let found = source.types.filter { $0.schema == schema }
        return found.count == 1 ? found[0] : nil
    }
}
