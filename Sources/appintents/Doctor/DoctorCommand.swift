import IntentRuntime
import JSON

/// `doctor`: whether everything is as it should be.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Check accounts, apps and schemas, and say what is wrong"
    static let usage = "doctor"
    static let details = "Exits with 1 where something is wrong; notes do not count."

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        try arguments.finish(name)
        let catalog = IntentCatalog.discovered()
        let findings =
            try AccountFindings.all(options) + catalog.apps.flatMap { AppFindings.all(on: $0, in: catalog) }
        if options.json {
            Output.print(JSONValue.array(findings.map(\.json)).prettyText)
        } else {
            var table = Table(["", "WHAT", "FINDING"])
            for finding in findings { table.add(finding.row) }
            table.print()
        }
        let wrong = findings.filter { $0.grade == .wrong }.count
        if wrong > 0 {
            throw Failure(message: wrong == 1 ? "1 thing is wrong" : "\(wrong) things are wrong", status: 1)
        }
    }
}
