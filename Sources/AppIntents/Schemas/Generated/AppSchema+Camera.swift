// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `camera` domain.
    @dynamicMemberLookup
    public struct CameraIntent: Sendable, Hashable {
        /// Opens the camera in one mode.
        public var openInCaptureMode: AppSchema.Intent {
            .init(identifier: "camera.openInCaptureMode")
        }
        /// Chooses which camera is used.
        public var setDevice: AppSchema.Intent {
            .init(identifier: "camera.setDevice")
        }
        /// Starts taking a photo or video, with a timer if wanted.
        public var startCapture: AppSchema.Intent {
            .init(identifier: "camera.startCapture")
        }
        /// Ends a recording.
        public var stopCapture: AppSchema.Intent {
            .init(identifier: "camera.stopCapture")
        }
        /// Changes between front and back camera.
        public var switchDevice: AppSchema.Intent {
            .init(identifier: "camera.switchDevice")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "camera.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `camera` domain.
    public static var camera: AppSchema.CameraIntent { .init() }
    /// No domain; `camera` is meant.
    @available(*, unavailable, renamed: "camera")
    public static var cameras: AppSchema.CameraIntent { .init() }
    /// No domain; `camera` is meant.
    @available(*, unavailable, renamed: "camera")
    public static var video: AppSchema.CameraIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `camera` domain.
    @dynamicMemberLookup
    public struct CameraEntity: Sendable, Hashable {
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "camera.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `camera` domain.
    public static var camera: AppSchema.CameraEntity { .init() }
    /// No domain; `camera` is meant.
    @available(*, unavailable, renamed: "camera")
    public static var cameras: AppSchema.CameraEntity { .init() }
    /// No domain; `camera` is meant.
    @available(*, unavailable, renamed: "camera")
    public static var video: AppSchema.CameraEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `camera` domain.
    @dynamicMemberLookup
    public struct CameraEnum: Sendable, Hashable {
        /// Which camera.
        public var captureDevice: AppSchema.Enum {
            .init(identifier: "camera.captureDevice")
        }
        /// A timer length.
        public var captureDuration: AppSchema.Enum {
            .init(identifier: "camera.captureDuration")
        }
        /// A way of capturing.
        public var captureMode: AppSchema.Enum {
            .init(identifier: "camera.captureMode")
        }
        /// The mark of types that follow `camera.captureDevice`.
        public enum CaptureDeviceSchema {}
        /// The mark of types that follow `camera.captureDuration`.
        public enum CaptureDurationSchema {}
        /// The mark of types that follow `camera.captureMode`.
        public enum CaptureModeSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "camera.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `camera` domain.
    public static var camera: AppSchema.CameraEnum { .init() }
    /// No domain; `camera` is meant.
    @available(*, unavailable, renamed: "camera")
    public static var cameras: AppSchema.CameraEnum { .init() }
    /// No domain; `camera` is meant.
    @available(*, unavailable, renamed: "camera")
    public static var video: AppSchema.CameraEnum { .init() }
}
