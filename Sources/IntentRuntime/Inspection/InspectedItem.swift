/// Something that an app offers, whether it can be reached, and why not.
public struct InspectedItem: Sendable {
    /// What it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// The app as a whole.
        case app
        /// An intent.
        case intent
        /// A type of entity.
        case entity
        /// An enum.
        case enumeration = "enum"
        /// A query that finds entities.
        case query
        /// A query that finds something for a value.
        case valueQuery = "value query"
        /// A phrase that calls a shortcut.
        case phrase
        /// A package that the app says it has intents from.
        case package
    }

    /// A way to reach it.
    public enum Way: String, Sendable, CaseIterable {
        /// From the command line.
        case command
        /// By an assistant.
        case assistant
        /// By a phrase.
        case phrase
    }

    /// What it is.
    public let kind: Kind
    /// Its name: a schema, a type or a phrase.
    public let name: String
    /// The app that offers it.
    public let app: AppDescriptor
    /// What it is or does, in a few words.
    public internal(set) var about: String
    /// The ways to reach it.
    public internal(set) var ways: [Way]
    /// What was found: why it cannot be reached, and what else is worth to know; the gravest first.
    public internal(set) var findings: [Finding]

    /// Whether it can be reached.
    public var isReachable: Bool { !ways.isEmpty }

    /// Whether nothing is wrong with it.
    public var isRight: Bool { !findings.contains { $0.grade == .wrong } }

    init(
        _ kind: Kind, _ name: String, of app: AppDescriptor, about: String = "", ways: [Way] = [],
        findings: [Finding] = []
    ) {
        self.kind = kind
        self.name = name
        self.app = app
        self.about = about
        self.ways = ways
        self.findings = findings.filter { $0.grade == .wrong } + findings.filter { $0.grade == .note }
    }
}
