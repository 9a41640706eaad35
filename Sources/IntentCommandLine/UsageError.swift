import AppIntents
import Foundation

/// What is wrong with a command line.
package enum UsageError: Error, CustomStringConvertible {
    case unknownCommand(String, nearest: [String])
    case unknownSchema(String, nearest: [String])
    case unknownOption(String, command: String)
    case missingValue(String)
    case missingArgument(String, command: String)
    case unexpectedArgument(String, command: String)
    case badValue(String, option: String, expected: String)
    case badConfiguration(path: String, reason: String)
    case badArguments(String)

    package var description: String {
        switch self {
        case .unknownCommand(let name, let nearest):
            "there is no command '\(name)'; did you mean \(nearest.map { "'\($0)'" }.listed("or"))? See '\(CommandName.own) --help'."
        case .unknownSchema(let name, let nearest):
            "there is no schema or domain '\(name)'; did you mean \(nearest.map { "'\($0)'" }.listed("or"))?"
        case .unknownOption(let option, let command):
            "'\(command)' has no option '\(option)'; see '\(CommandName.own) \(command) --help'"
        case .missingValue(let option): "'\(option)' needs a value after it"
        case .missingArgument(let what, let command):
            "'\(command)' needs \(what); see '\(CommandName.own) \(command) --help'"
        case .unexpectedArgument(let argument, let command):
            "'\(command)' does not know what to do with '\(argument)'; see '\(CommandName.own) \(command) --help'"
        case .badValue(let value, let option, let expected):
            "'\(value)' will not do for '\(option)': it takes \(expected)"
        case .badConfiguration(let path, let reason): "the configuration '\(path)' cannot be used: \(reason)"
        case .badArguments(let reason): "the value of '--arguments' must be one JSON object: \(reason)"
        }
    }
}
