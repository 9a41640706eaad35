/// The name of the program that is run.
package enum CommandName {
    /// The name under which the program was started, without its folder.
    package static let own = CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? "program"
}
