extension IntentPerson {
    /// A way to reach a person.
    public struct Handle: Sendable, Hashable, Codable {
        /// An address of some kind.
        public enum Value: Sendable, Hashable, Codable {
            /// A telephone number.
            case phoneNumber(String)
            /// An email address.
            case emailAddress(String)
            /// An address of the app's own kind.
            case applicationDefined(String)
        }

        /// Where the address reaches the person.
        public enum Label: Sendable, Hashable, Codable {
            /// At home.
            case home
            /// At work.
            case work
            /// On an iPhone.
            case iPhone
            /// On a mobile phone.
            case mobile
            /// Where the person is reached first.
            case main
            /// On the fax machine at home.
            case homeFax
            /// On the fax machine at work.
            case workFax
            /// On a pager.
            case pager
            /// Somewhere else.
            case other
            /// At school.
            case school
            /// Where the person's own words say.
            case custom(String)
        }

        /// The address.
        public var value: Value

        /// Where the address reaches the person.
        public var label: Label?

        /// Makes a handle of an address.
        public init(_ value: Value, label: Label? = nil) {
            self.value = value
            self.label = label
        }

        /// Makes a handle of a telephone number.
        public init(phoneNumber: String, label: Label? = nil) {
            self.init(.phoneNumber(phoneNumber), label: label)
        }

        /// Makes a handle of an email address.
        public init(emailAddress: String, label: Label? = nil) {
            self.init(.emailAddress(emailAddress), label: label)
        }

        /// Makes a handle of an address of the app's own kind.
        public init(applicationDefined: String, label: String? = nil) {
            self.init(.applicationDefined(applicationDefined), label: label.map(Label.custom))
        }

        /// The address as text.
        package var address: String {
            switch value {
            case .phoneNumber(let address), .emailAddress(let address), .applicationDefined(let address): address
            }
        }
    }
}
