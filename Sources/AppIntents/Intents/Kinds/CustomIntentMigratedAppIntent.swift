/// An intent that takes the place of one of an earlier framework, whose stored shortcuts go on working.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class of the earlier intent.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// The class of the earlier intent, by which shortcuts name it.
    public static var persistentIdentifier: String { intentClassName }
}
