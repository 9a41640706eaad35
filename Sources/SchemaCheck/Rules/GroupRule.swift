import SchemaCatalog

/// An app that follows one intent of an all-or-nothing group follows them all.
enum GroupRule {
    static func problems(in app: CheckedApp) -> [SourceProblem] {
        let followers = app.followers(of: .intent)
        return SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }.filter(\.requiresAll)
            .compactMap { problem(of: $0, followers: followers) }
    }

    private static func problem(of domain: SchemaDomain, followers: [AppType]) -> SourceProblem? {
        let wanted = domain.requiredIntents.map { "\(domain.name).\($0)" }
        guard let first = followers.first(where: { wanted.contains($0.schema?.identifier ?? "") }) else { return nil }
        let followed = Set(followers.compactMap(\.schema?.identifier))
        let missing = wanted.filter { !followed.contains($0) }
        if missing.isEmpty { return nil }
        return SourceProblem(
            .error, at: first.place,
            "An app that follows one intent schema of '\(domain.name)' must follow all \(wanted.count) of its group; "
                + "missing: \(Words.list(missing)); 'appintents scaffold \(missing.joined(separator: " "))' prints "
                + (missing.count == 1 ? "it" : "them"))
    }
}
