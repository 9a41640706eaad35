// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `assistant` domain.
enum AssistantSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	assistant
            intent	activate	ActivateVoiceBasedConversationSceneIntent	Activate	Starts the app's voice conversation from the side button.	iOS 26.2
            static	supportedModes	IntentModes	.foreground	1
            """#)
}
