/// A program to be started as a child of this process.
public struct Program: Sendable, Hashable {
    /// Where it is, or its name where it is found by `PATH`.
    public let path: String
    /// The arguments after its name.
    public let arguments: [String]
    /// What its environment has beyond this process's.
    public let environment: [String: String]

    /// Names a program.
    ///
    /// - Parameters:
    ///   - path: Where it is, or its name where it is found by `PATH`.
    ///   - arguments: The arguments after its name.
    ///   - environment: What its environment has beyond this process's.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:]) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// The program with more in its environment.
    public func with(environment more: [String: String]) -> Program {
        Program(path: path, arguments: arguments, environment: environment.merging(more) { _, new in new })
    }
}
