import AppIntents

extension AppInspection {
    /// The queries of entities.
    var queries: [InspectedItem] {
        catalog.queries.filter { $0.app == app }.map { query in
            let entity = catalog.entities.first { $0.typeName == query.entity && ($0.app == app || query.isDefault) }
            let abilities = query.isDefault ? entity.flatMap { self.abilities(of: $0) } : otherAbilities[query.typeName]
            var findings = abilities?.missing.map { Finding.missingDependency($0) } ?? []
            if let failure = abilities?.failure {
                findings.append(Finding(.wrong, "failed when it was asked: \(failure)"))
            }
            let isUsed = query.isDefault || isProvider(query)
            if !isUsed {
                let words =
                    "no entity has it as its defaultQuery, and no parameter takes its options from it: nobody asks it"
                findings.append(Finding(.note, words))
            }
            findings += sameNames(as: query)
            return InspectedItem(
                .query, query.typeName, of: app,
                about: "finds \(query.entity)" + (abilities.map { " \($0.words)" } ?? ""),
                ways: isUsed && abilities?.missing.isEmpty != false ? [.command, .assistant] : [], findings: findings)
        }
    }

    /// The queries that find something for a value.
    var valueQueries: [InspectedItem] {
        catalog.valueQueries.filter { $0.app == app }.map { query in
            let missing = missingDependencies(of: query.type.init()).map { Finding.missingDependency($0) }
            return InspectedItem(
                .valueQuery, query.typeName, of: app, about: "finds something for a value: \(query.input.words)",
                findings: missing + [Finding(.note, "tests can ask it; no command and no assistant does")])
        }
    }

    /// Whether a parameter takes its options from a query.
    private func isProvider(_ query: QueryDescriptor) -> Bool {
        catalog.intents.contains { intent in
            let type: (any AppIntent.Type)? = intent.type
            return type?.init().parameters.contains { $0.declaration.options?.providerType == query.type } ?? false
        }
    }

    /// Apple's tools tell the queries of an app apart by their own names, whatever they are declared in.
    private func sameNames(as query: QueryDescriptor) -> [Finding] {
        let others = catalog.queries.filter {
            $0.app == query.app && $0.identifier == query.identifier && $0.typeName != query.typeName
        }
        guard !others.isEmpty else { return [] }
        let words =
            "\(others.map(\.typeName).listed("and")) \(others.count == 1 ? "has" : "have") the name '\(query.identifier)' too, which "
            + "Xcode refuses"
        return [Finding(.note, words)]
    }
}
