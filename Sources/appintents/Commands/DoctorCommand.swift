import Foundation
import IntentRuntime
import JSON
import SchemaCatalog

/// `doctor`: whether everything is as it should be.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Check accounts, apps and schemas, and say what is wrong"
    static let usage = "doctor"
    static let details = "Exits with 1 where something is wrong."

    /// One thing that was looked at.
    private struct Finding {
        let isGood: Bool
        let subject: String
        let words: String
    }

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        try arguments.finish(name)
        let catalog = IntentCatalog.discovered()
        let findings = try accounts(options) + apps(catalog) + values(catalog) + groups(catalog) + shortcuts(catalog)
        if options.json {
            Output.print(
                JSONValue.array(
                    findings.map {
                        ["ok": .bool($0.isGood), "subject": .string($0.subject), "message": .string($0.words)]
                    }
                ).prettyText)
        } else {
            var table = Table(["", "WHAT", "FINDING"])
            for finding in findings { table.add([finding.isGood ? "ok" : "WRONG", finding.subject, finding.words]) }
            table.print()
        }
        let wrong = findings.filter { !$0.isGood }.count
        if wrong > 0 {
            throw Failure(message: wrong == 1 ? "1 thing is wrong" : "\(wrong) things are wrong", status: 1)
        }
    }

    private static func accounts(_ options: GlobalOptions) throws -> [Finding] {
        let configuration = try Configuration(at: options.configuration)
        var findings = [
            Finding(
                isGood: configuration.unknownMembers.isEmpty, subject: "configuration",
                words: configuration.path.map { path in
                    configuration.unknownMembers.isEmpty
                        ? path
                        : "\(path) has members that mean nothing: \(configuration.unknownMembers.joined(separator: ", "))"
                } ?? "none at \(Configuration.usualPath)")
        ]
        let folders = options.notes.isEmpty ? configuration.notes : options.notes
        for folder in folders {
            let path = Accounts.url(folder).path
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            let words =
                !exists
                ? "there is no folder '\(path)'"
                : !isDirectory.boolValue
                    ? "'\(path)' is a file, not a folder"
                    : !FileManager.default.isReadableFile(atPath: path)
                        ? "'\(path)' may not be read"
                        : FileManager.default.isWritableFile(atPath: path)
                            ? path : "\(path) (may be read only; changes will be refused)"
            let isGood = exists && isDirectory.boolValue && FileManager.default.isReadableFile(atPath: path)
            findings.append(Finding(isGood: isGood, subject: "notes account", words: words))
        }
        if folders.isEmpty {
            findings.append(
                Finding(
                    isGood: false, subject: "notes account",
                    words: "none; name a folder with --notes or in the configuration"))
        }
        return findings
    }

    private static func apps(_ catalog: IntentCatalog) -> [Finding] {
        catalog.apps.map { app in
            let intents = catalog.intents.filter { $0.app == app }.count
            let entities = catalog.entities.filter { $0.app == app }.count
            let enums = catalog.enums.filter { $0.app == app }.count
            return Finding(
                isGood: true, subject: "app \(app.id)",
                words: "\(intents) intents, \(entities) entities, \(enums) enums")
        }
    }

    /// Shortcuts that cannot be called, or not on Apple's systems.
    private static func shortcuts(_ catalog: IntentCatalog) -> [Finding] {
        catalog.apps.flatMap { app in
            catalog.shortcutProblems(of: app).map { problem in
                Finding(isGood: !problem.isSerious, subject: "app \(app.id)", words: problem.description)
            }
        }
    }

    /// Parameters that nobody could give a value for.
    private static func values(_ catalog: IntentCatalog) -> [Finding] {
        catalog.intents.flatMap { intent in
            intent.parameters.compactMap { parameter in
                var kind = parameter.kind
                while case .list(let element) = kind { kind = element }
                guard case .other(let type) = kind else { return nil }
                return Finding(
                    isGood: !parameter.isRequired, subject: "intent \(intent.name)",
                    words: "'\(parameter.name)' is of the type \(type), for which no value can be given from outside")
            }
        }
    }

    /// Domains of which all intents must be there once one is.
    private static func groups(_ catalog: IntentCatalog) -> [Finding] {
        SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }.filter(\.requiresAll).flatMap {
            domain in
            catalog.apps.compactMap { app in
                let followed = Set(catalog.intents.filter { $0.app == app }.compactMap(\.schema))
                let wanted = domain.intents.map(\.identifier)
                guard wanted.contains(where: followed.contains) else { return nil }
                let missing = wanted.filter { !followed.contains($0) }
                return Finding(
                    isGood: missing.isEmpty, subject: "app \(app.id)",
                    words: missing.isEmpty
                        ? "follows all intents of '\(domain.name)'"
                        : "follows some intents of '\(domain.name)' and must follow all; missing: "
                            + missing.joined(separator: ", "))
            }
        }
    }
}
