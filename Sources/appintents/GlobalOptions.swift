import Foundation
import IntentCommandLine

/// The options that every command has.
struct GlobalOptions {
    /// The folders of notes named on the command line.
    let notes: [String]
    /// The configuration named on the command line.
    let configuration: String?
    /// Whether the output is JSON.
    let json: Bool
    /// Whether every confirmation is answered with yes.
    let confirmsEverything: Bool
    /// Whether only what reads may run.
    let isReadOnly: Bool
    /// Whether help is wanted.
    let showsHelp: Bool
    /// Whether the version is wanted.
    let showsVersion: Bool

    /// Takes the options out of a command line, before or after the command.
    init(taking arguments: inout ArgumentList) throws {
        notes = try arguments.takeValues("--notes")
        configuration = try arguments.takeValue("--config")
        json = arguments.takeFlag("--json")
        confirmsEverything = arguments.takeFlag("--yes")
        isReadOnly = arguments.takeFlag("--read-only")
        showsHelp = arguments.takeFlag("--help")
        showsVersion = arguments.takeFlag("--version")
    }
}
