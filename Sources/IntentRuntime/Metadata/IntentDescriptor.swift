import AppIntents
import SchemaCatalog

/// An intent as the system tells of it.
public final class IntentDescriptor: Sendable {
    /// The intent's type; `nil` where it is in another process.
    package let type: (any AppIntent.Type)?
    /// The name of its type, which is another than the identifier where it took over an older intent's.
    package let typeName: String

    /// The name under which the system stores the intent, as `CreateNoteIntent`.
    public let identifier: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The schema that it follows, as `notes.createNote`.
    public let schema: String?
    /// What a person calls it.
    public let title: String
    /// What it does, in a sentence; empty where nothing is known.
    public let summary: String
    /// Its parameters, in the order of declaration.
    public let parameters: [ParameterDescriptor]
    /// The intent in one sentence, where it declares one.
    public let parameterSummary: ParameterSummaryDescriptor?
    /// The kind of value it returns.
    public let result: ValueKind?
    /// What running it does.
    public let effect: IntentEffect

    init(_ type: any AppIntent.Type) {
        self.type = type
        typeName = "\(type)"
        identifier = type.persistentIdentifier
        app = AppDescriptor.of(type)
        let schema = (type as? any AssistantSchemaIntent.Type)?.__appSchemaIntent.identifier
        self.schema = schema
        title = String(localized: type.title)
        summary =
            type.description.map { String(localized: $0.descriptionText) }
            ?? schema.flatMap { SchemaCatalog.intent($0)?.summary } ?? ""
        let intent = type.init()
        parameterSummary = ParameterSummaryDescriptor(intent.summaryContent)
        parameters = intent.parameters.map {
            ParameterDescriptor($0, mayBeEmpty: EmptyList.isMeant(for: $0, schema: schema))
        }
        result = type.returnedValueType.map { ValueKind($0) }
        effect = IntentEffect(of: type, schema: schema)
    }

    /// What is told of an intent in another process.
    ///
    /// - Parameters:
    ///   - identifier: The name under which the system stores the intent.
    ///   - typeName: The name of its type; the identifier where it is left out.
    ///   - app: The app that it belongs to.
    ///   - schema: The schema that it follows.
    ///   - title: What a person calls it.
    ///   - summary: What it does, in a sentence.
    ///   - parameters: Its parameters.
    ///   - parameterSummary: The intent in one sentence.
    ///   - result: The kind of value it returns.
    ///   - effect: What running it does.
    package init(
        identifier: String, typeName: String? = nil, app: AppDescriptor, schema: String? = nil, title: String,
        summary: String = "", parameters: [ParameterDescriptor] = [],
        parameterSummary: ParameterSummaryDescriptor? = nil, result: ValueKind? = nil, effect: IntentEffect
    ) {
        type = nil
        self.typeName = typeName ?? identifier
        self.identifier = identifier
        self.app = app
        self.schema = schema
        self.title = title
        self.summary = summary
        self.parameters = parameters
        self.parameterSummary = parameterSummary
        self.result = result
        self.effect = effect
    }

    /// The name to show: the schema where there is one, else the type.
    public var name: String { schema ?? identifier }

    /// All names by which the intent is found, the best first and the one that no other app has last.
    var names: [String] {
        // One that took over an older intent's name is found by its own too.
        [
            schema, identifier, typeName == identifier ? nil : typeName, schema.map { "\(app.id)/\($0)" },
            "\(app.id)/\(identifier)",
        ].compactMap(\.self)
    }
}

extension AppIntent {
    /// The type of value that the intent returns.
    fileprivate static var returnedValueType: (any _IntentValue.Type)? { PerformResult.returnedType }
}
