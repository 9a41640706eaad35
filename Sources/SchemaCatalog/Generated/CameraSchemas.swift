// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `camera` domain.
enum CameraSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	camera
            intent	openInCaptureMode	NavigateToCaptureModeIntent	Open In Capture Mode	Opens the camera in one mode.	18.0			OpenIntent	Shortcuts
            member	target	CaptureMode		camera.captureMode
            intent	setDevice	SetActiveDeviceIntent	Set Device	Chooses which camera is used.	18.0				Shortcuts
            member	device	CaptureDevice		camera.captureDevice
            intent	startCapture	StartCameraCaptureIntent	Start Capture	Starts taking a photo or video, with a timer if wanted.	18.0				Siri,Shortcuts
            member	captureMode	CaptureMode		camera.captureMode
            member	device	CaptureDevice	1	camera.captureDevice
            member	timerDuration	CaptureDuration	1	camera.captureDuration
            intent	stopCapture	StopCaptureIntent	Stop Capture	Ends a recording.	18.0				Shortcuts
            intent	switchDevice	FlipCameraIntent	Switch Device	Changes between front and back camera.	18.0				Siri,Shortcuts
            enum	captureDevice	CaptureDevice	Capture Device	Which camera.	18.0	String		1	Siri,Shortcuts
            enum	captureDuration	CaptureDuration	Capture Duration	A timer length.	18.0	String		1	Siri,Shortcuts
            enum	captureMode	CaptureMode	Capture Mode	A way of capturing.	18.0	String		1	Siri,Shortcuts
            """#)
}
