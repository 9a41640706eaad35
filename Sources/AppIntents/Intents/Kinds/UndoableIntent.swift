/// An intent that can be taken back.
///
/// What it registers with ``undoManager`` while it runs, the system can take back until another such intent has run.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Where to register what takes the action back; `nil` where the system does not run the intent.
    @MainActor public var undoManager: UndoManager? { IntentSession.run?.undoManager }
}
