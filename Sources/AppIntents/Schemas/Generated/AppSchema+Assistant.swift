// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `assistant` domain.
    @dynamicMemberLookup
    public struct AssistantIntent: Sendable, Hashable {
        /// Starts the app's voice conversation from the side button.
        public var activate: AppSchema.Intent {
            .init(identifier: "assistant.activate")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "assistant.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `assistant` domain.
    public static var assistant: AppSchema.AssistantIntent { .init() }
    /// No domain; `assistant` is meant.
    @available(*, unavailable, renamed: "assistant")
    public static var assistants: AppSchema.AssistantIntent { .init() }
    /// No domain; `assistant` is meant.
    @available(*, unavailable, renamed: "assistant")
    public static var siri: AppSchema.AssistantIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `assistant` domain.
    @dynamicMemberLookup
    public struct AssistantEntity: Sendable, Hashable {
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "assistant.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `assistant` domain.
    public static var assistant: AppSchema.AssistantEntity { .init() }
    /// No domain; `assistant` is meant.
    @available(*, unavailable, renamed: "assistant")
    public static var assistants: AppSchema.AssistantEntity { .init() }
    /// No domain; `assistant` is meant.
    @available(*, unavailable, renamed: "assistant")
    public static var siri: AppSchema.AssistantEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `assistant` domain.
    @dynamicMemberLookup
    public struct AssistantEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "assistant.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `assistant` domain.
    public static var assistant: AppSchema.AssistantEnum { .init() }
    /// No domain; `assistant` is meant.
    @available(*, unavailable, renamed: "assistant")
    public static var assistants: AppSchema.AssistantEnum { .init() }
    /// No domain; `assistant` is meant.
    @available(*, unavailable, renamed: "assistant")
    public static var siri: AppSchema.AssistantEnum { .init() }
}
