extension IntentPerson {
    /// What of a person a parameter takes.
    public enum ParameterMode: Sendable, Hashable {
        /// The person.
        case contact
        /// An email address of the person's.
        case email
        /// A telephone number of the person's.
        case phone
        /// An email address or a telephone number of the person's.
        case emailOrPhone
    }
}
