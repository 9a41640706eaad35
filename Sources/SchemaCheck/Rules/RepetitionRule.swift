import SchemaCatalog

/// One entity type follows a schema, and ten enumerations of an app at most follow one.
enum RepetitionRule {
    /// How many enumerations of an app Apple's systems take.
    private static let enumLimit = 10

    static func problems(in app: CheckedApp) -> [SourceProblem] { repeated(in: app) + excess(in: app) }

    private static func repeated(in app: CheckedApp) -> [SourceProblem] {
        var first: [FollowedSchema: AppType] = [:]
        return app.followers(of: .entity).filter { !$0.isConditional }.compactMap { type in
            guard let schema = type.schema else { return nil }
            guard let earlier = first[schema] else {
                first[schema] = type
                return nil
            }
            return SourceProblem(
                .warning, at: type.place,
                "'\(type.name)' follows schema '\(schema.identifier)' as '\(earlier.name)' does, and the system uses one "
                    + "type for it; leave the attribute to one of them",
                notes: [.init(place: earlier.place, message: "'\(earlier.name)' is declared here")])
        }
    }

    private static func excess(in app: CheckedApp) -> [SourceProblem] {
        let enums = app.followers(of: .enumeration)
        guard enums.count > enumLimit else { return [] }
        return [
            SourceProblem(
                .warning, at: enums[enumLimit].place,
                "\(enums.count) enumerations of the app follow schemas, and Apple's systems take \(enumLimit); "
                    + "'\(enums[enumLimit].name)' is the first beyond them")
        ]
    }
}
