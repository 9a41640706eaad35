/// Why there is no scaffold.
public enum ScaffoldError: Error, Equatable, CustomStringConvertible {
    /// Names that neither a schema nor a domain has, each with the nearest ones that there are.
    case unknownNames([Unknown])

    /// A name that nothing has.
    public struct Unknown: Sendable, Hashable {
        /// The name that was given.
        public let name: String
        /// The names nearest to it, the best first.
        public let nearest: [String]
    }

    /// Which names were wrong, and what may have been meant.
    public var description: String {
        switch self {
        case .unknownNames(let unknown):
            unknown.map { unknown in
                let names = unknown.nearest.map { "'\($0)'" }
                let meant = names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " : ""
                return "there is no schema or domain '\(unknown.name)'"
                    + (names.last.map { "; did you mean \(meant)\($0)?" } ?? "")
            }.joined(separator: "\n")
        }
    }
}
