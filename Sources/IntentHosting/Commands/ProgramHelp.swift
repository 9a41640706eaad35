import Foundation
import IntentCommandLine
import IntentRuntime

/// What a program that is an app tells a person who starts it without a command.
struct ProgramHelp {
    /// What the program holds.
    let app: HostedApp

    /// The help.
    var text: String {
        let name = CommandName.own
        let catalog = app.system.catalog
        let held = catalog.intents.isEmpty ? "\(name) holds no intents." : "\(name) holds these intents:\n"
        let intents = catalog.intents.map { intent in
            let parameters = intent.parameters.map { parameter in
                let words = "--\(parameter.name) \(Self.word(for: parameter.kind))"
                return parameter.isRequired ? words : "[\(words)]"
            }
            let line = ([intent.name] + parameters).joined(separator: " ")
            return "  \(line)" + (intent.summary.isEmpty ? "" : "\n      \(intent.summary)")
        }
        return """
            The app \(app.title), by itself.

            Usage: \(name) COMMAND … [--json] [--yes]

            Commands:
              list                              what the app offers
              describe NAME                     an intent, entity or enum
              run INTENT [--PARAMETER VALUE]…   run an intent; what is missing is asked for on a terminal
              find ENTITY [TEXT] [--where CONDITION]… [--sort [-]PROPERTY] [--limit N]
              get URI                           one entity, with all that it holds
              serve [--tools PATTERN,…]         serve the app to an assistant, by MCP on standard input and output

            \(([held] + intents).joined(separator: "\n"))

            To have it beside your other apps, name it in the configuration of 'appintents',
            $XDG_CONFIG_HOME/appintents/config.json; it is started then when it is needed:

              {"apps": {"\(Self.id(for: name))": {"command": "\(Self.path)"}}}

            Tests written with AppIntentsTesting start it with \(ExtensionHost.environmentVariable)=stdio in its environment.
            """
    }

    /// A kind in a word, for the place of a value.
    private static func word(for kind: ValueKind) -> String {
        switch kind {
        case .entity(_, let type), .enumeration(_, let type): type
        case .list(let element): "\(word(for: element))…"
        case .union(let type, _): type
        case .other(let name): name
        default: "\(kind)".prefix { $0 != "(" }.uppercased()
        }
    }

    /// An id that the configuration takes.
    private static func id(for name: String) -> String {
        let letters = name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
        return letters.isEmpty ? "app" : String(String.UnicodeScalarView(letters))
    }

    private static var path: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
}
