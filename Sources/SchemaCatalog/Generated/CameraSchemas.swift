// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `camera` domain.
enum CameraSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	camera
            intent	openInCaptureMode	NavigateToCaptureModeIntent	Open In Capture Mode	Opens the camera in one mode.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	CaptureMode		camera.captureMode
            intent	setDevice	SetActiveDeviceIntent	Set Device	Chooses which camera is used.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	device	CaptureDevice		camera.captureDevice
            intent	startCapture	StartCameraCaptureIntent	Start Capture	Starts taking a photo or video, with a timer if wanted.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	captureMode	CaptureMode		camera.captureMode
            member	device	CaptureDevice	1	camera.captureDevice
            member	timerDuration	CaptureDuration	1	camera.captureDuration
            intent	stopCapture	StopCaptureIntent	Stop Capture	Ends a recording.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            intent	switchDevice	FlipCameraIntent	Switch Device	Changes between front and back camera.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            enum	captureDevice	CaptureDevice	Capture Device	Which camera.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            enum	captureDuration	CaptureDuration	Capture Duration	A timer length.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            enum	captureMode	CaptureMode	Capture Mode	A way of capturing.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            """#)
}
