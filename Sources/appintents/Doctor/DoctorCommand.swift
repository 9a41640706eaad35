import IntentCommandLine
import IntentRuntime
import JSON
import SchemaCatalog

/// `doctor`: what there is, whether it can be reached, and what is wrong.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Check accounts, apps and schemas, and say what is wrong"
    static let usage = "doctor [APP] [--all]"
    static let details = """
        Without APP: the configuration, the accounts, each app in a line, and what there is to say of anything in it. With APP: every
        intent, entity, enum, query, phrase and package of it, and whether it is reached from the command line, by an assistant, by a phrase.

        Exits with 1 where something is wrong; notes do not count. No intent is run.

        Options:
          --all   list everything of all apps
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let listsAll = arguments.takeFlag("--all")
        let wanted = arguments.next()
        try arguments.finish(name)
        let setup = try await DoctorSetup(options)
        let apps = try wanted.map { [try app(named: $0, in: setup.catalog)] } ?? setup.catalog.apps
        var entries = wanted == nil ? try AccountFindings.all(options, setup.catalog) + setup.failures : []
        for app in apps {
            entries += await setup.inspect(app).filter { entry in
                wanted != nil || listsAll || entry.kind == InspectedItem.Kind.app.rawValue || !entry.findings.isEmpty
            }
        }
        if options.json {
            Output.print(JSONValue.array(entries.map(\.json)).prettyText)
        } else {
            DoctorReport(entries: entries).print()
        }
        let wrong = entries.reduce(0) { $0 + $1.findings.count { $0.grade == .wrong } }
        if wrong > 0 {
            throw Failure(message: wrong == 1 ? "1 thing is wrong" : "\(wrong) things are wrong", status: 1)
        }
    }

    private static func app(named name: String, in catalog: IntentCatalog) throws -> AppDescriptor {
        if let app = catalog.apps.first(where: { $0.id.lowercased() == name.lowercased() }) { return app }
        throw IntentSystemError.unknownName(
            kind: "app", name: name, nearest: Nearest.names(to: name, among: catalog.apps.map(\.id)))
    }
}
