// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `phone` domain.
    public struct PhoneIntent: Sendable, Hashable {
        /// Calls a person, handle or named group, with sound or video.
        public var startCall: AppSchema.Intent {
            .init(identifier: "phone.startCall")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `phone` domain.
    public static var phone: AppSchema.PhoneIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `phone` domain.
    public struct PhoneEntity: Sendable, Hashable {
        /// A person who can be called.
        public var phonePerson: AppSchema.Entity {
            .init(identifier: "phone.phonePerson")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `phone` domain.
    public static var phone: AppSchema.PhoneEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `phone` domain.
    public struct PhoneEnum: Sendable, Hashable {
        /// Sound only or video.
        public var audioVisualMode: AppSchema.Enum {
            .init(identifier: "phone.audioVisualMode")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `phone` domain.
    public static var phone: AppSchema.PhoneEnum { .init() }
}
