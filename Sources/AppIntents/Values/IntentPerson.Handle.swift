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
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
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
