/// An intent that opens something in its app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    /// The kind of thing opened.
    associatedtype Value: AppValue

    /// The thing to open.
    var target: Value { get set }
}

extension OpenIntent {
    /// Opening shows the app.
    public static var openAppWhenRun: Bool { true }
}

extension OpenIntent {
    /// Does nothing beyond what the system does: it opens the app.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
