/// An intent that opens the camera of its app.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
    /// What the app and what opens the camera tell one another.
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// What the app told last; `nil` where it has told nothing since the program began.
    public static var appContext: AppContext? {
        get async throws { AppContexts.value(of: Self.self) as? AppContext }
    }

    /// Tells what opens the camera how the app stands.
    ///
    /// - Parameter appContext: How it stands.
    public static func updateAppContext(_ appContext: AppContext) async throws {
        AppContexts.set(appContext, of: Self.self)
    }
}
