import IntentRuntime

/// Whether what an app declares is of use to the system.
enum AppFindings {
    /// The findings on an app.
    static func all(on app: AppDescriptor, in catalog: IntentCatalog) -> [Finding] {
        [counts(of: app, in: catalog)] + values(of: app, in: catalog) + schemas(of: app, in: catalog)
            + shortcuts(of: app, in: catalog)
    }

    private static func counts(of app: AppDescriptor, in catalog: IntentCatalog) -> Finding {
        let intents = catalog.intents.filter { $0.app == app }.count
        let entities = catalog.entities.filter { $0.app == app }.count
        let enums = catalog.enums.filter { $0.app == app }.count
        return Finding(
            grade: .ok, subject: subject(app), words: "\(intents) intents, \(entities) entities, \(enums) enums")
    }

    /// Parameters that nobody could give a value for.
    private static func values(of app: AppDescriptor, in catalog: IntentCatalog) -> [Finding] {
        catalog.intents.filter { $0.app == app }.flatMap { intent in
            intent.parameters.compactMap { parameter in
                var kind = parameter.kind
                while case .list(let element) = kind { kind = element }
                guard case .other(let type) = kind else { return nil }
                return Finding(
                    grade: parameter.isRequired ? .wrong : .note, subject: "intent \(intent.name)",
                    words: "'\(parameter.name)' is of the type \(type), for which no value can be given from outside")
            }
        }
    }

    /// Groups of schemas, and what does not follow its schema.
    private static func schemas(of app: AppDescriptor, in catalog: IntentCatalog) -> [Finding] {
        let whole = catalog.schemaGroups(of: app).filter(\.missing.isEmpty).map { group in
            Finding(grade: .ok, subject: subject(app), words: "follows all intents of the group of '\(group.domain)'")
        }
        let problems = catalog.schemaProblems(of: app).map { problem in
            Finding(grade: problem.isSerious ? .wrong : .note, subject: subject(app), words: problem.description)
        }
        return whole + problems
    }

    /// Shortcuts that cannot be called, or not on Apple's systems.
    private static func shortcuts(of app: AppDescriptor, in catalog: IntentCatalog) -> [Finding] {
        catalog.shortcutProblems(of: app).map { problem in
            Finding(grade: problem.isSerious ? .wrong : .note, subject: subject(app), words: problem.description)
        }
    }

    private static func subject(_ app: AppDescriptor) -> String { "app \(app.id)" }
}
