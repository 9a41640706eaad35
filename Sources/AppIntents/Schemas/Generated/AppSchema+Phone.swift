// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `phone` domain.
    @dynamicMemberLookup
    public struct PhoneIntent: Sendable, Hashable {
        /// Calls a person, handle or named group, with sound or video.
        public var startCall: AppSchema.Intent {
            .init(identifier: "phone.startCall")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "phone.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `phone` domain.
    public static var phone: AppSchema.PhoneIntent { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var phones: AppSchema.PhoneIntent { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var call: AppSchema.PhoneIntent { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var calls: AppSchema.PhoneIntent { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var telephone: AppSchema.PhoneIntent { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var telephony: AppSchema.PhoneIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `phone` domain.
    @dynamicMemberLookup
    public struct PhoneEntity: Sendable, Hashable {
        /// A person who can be called.
        public var phonePerson: AppSchema.Entity {
            .init(identifier: "phone.phonePerson")
        }
        /// The mark of types that follow `phone.phonePerson`.
        public enum PhonePersonSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "phone.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `phone` domain.
    public static var phone: AppSchema.PhoneEntity { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var phones: AppSchema.PhoneEntity { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var call: AppSchema.PhoneEntity { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var calls: AppSchema.PhoneEntity { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var telephone: AppSchema.PhoneEntity { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var telephony: AppSchema.PhoneEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `phone` domain.
    @dynamicMemberLookup
    public struct PhoneEnum: Sendable, Hashable {
        /// Sound only or video.
        public var audioVisualMode: AppSchema.Enum {
            .init(identifier: "phone.audioVisualMode")
        }
        /// The mark of types that follow `phone.audioVisualMode`.
        public enum AudioVisualModeSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "phone.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `phone` domain.
    public static var phone: AppSchema.PhoneEnum { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var phones: AppSchema.PhoneEnum { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var call: AppSchema.PhoneEnum { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var calls: AppSchema.PhoneEnum { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var telephone: AppSchema.PhoneEnum { .init() }
    /// No domain; `phone` is meant.
    @available(*, unavailable, renamed: "phone")
    public static var telephony: AppSchema.PhoneEnum { .init() }
}
