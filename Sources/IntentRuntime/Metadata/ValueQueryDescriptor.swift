import AppIntents

/// A query that finds something for a value, as the system tells of it.
public struct ValueQueryDescriptor: Sendable {
    package let type: any IntentValueQuery.Type

    /// The type's name within its module.
    public let typeName: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The kind of value that something is found for.
    public let input: ValueKind

    init(_ type: any IntentValueQuery.Type) {
        self.type = type
        typeName = QueryDescriptor.name(of: type)
        app = AppDescriptor.of(type)
        input = type.inputKind
    }
}

extension IntentValueQuery {
    fileprivate static var inputKind: ValueKind { ValueKind(Input.self) }
}
