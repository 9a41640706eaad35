import AppIntents
import Foundation
import IntentHosting
import JSON

/// What an app defines: its intents, entities, enums and queries, found by the names of their types.
///
/// ```swift
/// let definitions = IntentDefinitions(bundleIdentifier: "com.example.quayside")
/// let result = try await definitions.intents["ReserveBerth"].makeIntent(berth: "A1", nights: 2).run()
/// ```
///
/// The app is looked for when something is first asked of it. It is the one linked into the test whose module has that name, or else the
/// program of that name beside the test, which is then started and runs the intents in a process of its own. Only the last part of the
/// identifier counts, and neither case nor punctuation.
///
/// Follows Apple's documentation page `appintentstesting/intentdefinitions`.
public struct IntentDefinitions: Sendable {
    /// The definitions of one kind, by name.
    ///
    /// A name that the app does not have is an error when something is asked of the definition.
    public struct DefinitionCollection<Definition: Sendable>: Sendable {
        let make: @Sendable (String) -> Definition

        /// The definition of a name.
        ///
        /// - Parameter name: The type's name, as `ReserveBerth`.
        public subscript(name: String) -> Definition { make(name) }
    }

    let link: AppLink

    /// The definitions of an app.
    ///
    /// - Parameter bundleIdentifier: The app's identifier, as `com.example.quayside`; its last part alone will do.
    public init(bundleIdentifier: String) {
        link = AppLink(
            bundleIdentifier: bundleIdentifier, executable: nil, dependencies: nil, now: nil, timeLimit: .seconds(30))
    }

    /// The definitions of an app that is a program at a known place. An addition of this framework's.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: What the app is to be called.
    ///   - executable: The program: one whose entry point is an `AppIntentsExtension`, with `IntentHosting` linked.
    ///   - now: The time that the app's intents are told; `nil` for the time that it is.
    ///   - timeLimit: How long the app may take to answer before it is stopped.
    public init(bundleIdentifier: String, executable: URL, now: Date? = nil, timeLimit: Duration = .seconds(30)) {
        link = AppLink(
            bundleIdentifier: bundleIdentifier, executable: executable, dependencies: nil, now: now,
            timeLimit: timeLimit)
    }

    /// The definitions of an app that gets its dependencies and its time from the test. An addition of this framework's.
    ///
    /// What the app reads by `@Dependency` from the shared manager comes from here first, as long as it is read in the task that runs the
    /// intent. An app in another process cannot have dependencies of the test's, and says so.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: The app's identifier.
    ///   - now: The time that the app's intents are told; `nil` for the time that it is.
    ///   - timeLimit: How long an intent may take.
    ///   - dependencies: Registers the test's dependencies.
    public init(
        bundleIdentifier: String, now: Date? = nil, timeLimit: Duration = .seconds(30),
        dependencies: (AppDependencyManager) -> Void
    ) {
        let manager = AppDependencyManager()
        dependencies(manager)
        link = AppLink(
            bundleIdentifier: bundleIdentifier, executable: nil, dependencies: manager, now: now, timeLimit: timeLimit)
    }

    /// The definitions of an app whose intents are told a time of the test's. An addition of this framework's.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: The app's identifier.
    ///   - now: The time.
    public init(bundleIdentifier: String, now: Date) {
        link = AppLink(
            bundleIdentifier: bundleIdentifier, executable: nil, dependencies: nil, now: now, timeLimit: .seconds(30))
    }

    /// The app's identifier, as the test gave it.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// The app's intents.
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection { [link] in AppIntentDefinition(identifier: $0, link: link) }
    }

    /// The app's entities.
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection { [link] in AppEntityDefinition(typeIdentifier: $0, link: link) }
    }

    /// The app's transient entities, which no query finds.
    public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
        DefinitionCollection { [link] in TransientAppEntityDefinition(typeIdentifier: $0, link: link) }
    }

    /// The app's enums.
    public var enums: DefinitionCollection<AppEnumDefinition> {
        DefinitionCollection { [link] in AppEnumDefinition(typeIdentifier: $0, link: link) }
    }

    /// The app's queries for values of any type.
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
        DefinitionCollection { [link] in IntentValueQueryDefinition(queryIdentifier: $0, link: link) }
    }
}
