import AppIntents
import IntentHosting
import JSON

/// An intent without its type: its parameters are set and read by their names.
///
/// ```swift
/// var intent = definitions.intents["ReserveBerth"].makeIntent()
/// intent.nights = 2
/// let result = try await intent.run()
/// ```
///
/// Follows Apple's documentation page `appintentstesting/anyappintent`.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable, Equatable {
    /// The name of the intent's type.
    public let identifier: String

    let link: AppLink
    private(set) var parameters: [String: IntentValueContainer]

    init(identifier: String, link: AppLink, parameters: [String: IntentValueContainer]) {
        self.identifier = identifier
        self.link = link
        self.parameters = parameters
    }

    /// The app that the intent belongs to.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// Whether two intents are the same intent of the same app with the same values.
    public static func == (left: AnyAppIntent, right: AnyAppIntent) -> Bool {
        left.identifier == right.identifier && left.bundleIdentifier == right.bundleIdentifier
            && left.parameters == right.parameters
    }

    /// A parameter's value as a type.
    ///
    /// - Parameter identifier: The parameter's name.
    /// - Throws: ``IntentTestingError`` where the value was not set or is of another type.
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try path(identifier).typed() }
    }

    /// The way to what is within a parameter's value.
    ///
    /// - Parameter identifier: The parameter's name.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path(identifier) }

    /// A parameter's value; `nil` where it was not set. Setting `nil` takes it back.
    ///
    /// - Parameter identifier: The parameter's name; one that the intent does not have is an error when it is run.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get { path(identifier).untyped }
        set { parameters[identifier] = newValue?.makeExpression().evaluate() }
    }

    private func path(_ name: String) -> DynamicPropertyPath {
        DynamicPropertyPath(parameters[name] ?? IntentValueContainer(.none), path: "\(identifier).\(name)")
    }

    /// Runs the intent in its app.
    ///
    /// A question of the app's is an error, since there is nobody to ask: see ``run(answering:)``.
    ///
    /// - Returns: What came of it.
    /// - Throws: ``IntentTestingError``, or `CancellationError` where the task is cancelled.
    @discardableResult
    public func run() async throws -> ResolvedIntentResult {
        try await run(answering: IntentScript())
    }

    /// Runs the intent in its app, and answers its questions from a script. An addition of this framework's.
    ///
    /// - Parameter script: The answers; it notes the questions.
    /// - Returns: What came of it.
    /// - Throws: ``IntentTestingError``: with the reason ``IntentTestingError/Reason/unanswered`` where the app asked something that the
    ///   script has no answer for, whatever the app made of that. `CancellationError` where the task is cancelled.
    @discardableResult
    public func run(answering script: IntentScript) async throws -> ResolvedIntentResult {
        let line = ScriptedLine(script: script, intent: identifier)
        var members: JSONObject = [:]
        for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { members[name] = WireValue.json(value) }
        do {
            let answer = try await link.send(
                "run", ["intent": .string(identifier), "parameters": .object(members)], answeredBy: line)
            if let failure = line.failure { throw failure }
            return ResolvedIntentResult(answer, progress: line.progress, link: link)
        } catch let error as IntentTestingError {
            throw line.failure ?? error
        }
    }
}

extension AnyAppIntent: CustomStringConvertible {
    /// The intent's name and its values.
    public var description: String {
        let values = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \(WireValue.json($0.value).text)" }
        return "\(identifier)(\(values.joined(separator: ", ")))"
    }
}
