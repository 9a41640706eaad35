// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `camera` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `camera` domain.
    public static var camera: AppSchema.CameraIntent { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `camera` domain.
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
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `camera` domain.
    public static var camera: AppSchema.CameraEnum { .init() }
}
