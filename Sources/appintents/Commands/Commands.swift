import IntentCommandLine

/// A command of the tool.
protocol Command: Sendable {
    /// The word that calls it.
    static var name: String { get }
    /// What it does, in a line.
    static var summary: String { get }
    /// How it is called, without the tool's name.
    static var usage: String { get }
    /// Its own options and what else there is to say; empty where there is nothing.
    static var details: String { get }
    /// Does it.
    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws
}

extension Command {
    /// All there is to say of the command.
    static var help: String {
        "\(summary)\n\nUsage: appintents \(usage)\n" + (details.isEmpty ? "" : "\n\(details)\n") + "\n"
            + Help.globalOptions
    }
}

/// The commands, in the order in which a newcomer needs them.
enum Commands {
    static let all: [any Command.Type] = [
        ListCommand.self, DescribeCommand.self, FindCommand.self, GetCommand.self, RunCommand.self, ServeCommand.self,
        ConnectCommand.self, TokenCommand.self, ApproveCommand.self, LogCommand.self, UndoCommand.self,
        DoctorCommand.self, SchemasCommand.self,
        ScaffoldCommand.self,
    ]
}
