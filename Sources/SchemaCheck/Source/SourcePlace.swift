/// A place in a file, as compilers name it.
public struct SourcePlace: Sendable, Hashable {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int

    /// Makes a place from its parts.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}
