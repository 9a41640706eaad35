// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `assistant` domain.
    public struct AssistantIntent: Sendable, Hashable {
        /// Starts the app's voice conversation from the side button.
        public var activate: AppSchema.Intent {
            .init(identifier: "assistant.activate")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `assistant` domain.
    public static var assistant: AppSchema.AssistantIntent { .init() }
}
