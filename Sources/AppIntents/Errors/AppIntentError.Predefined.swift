extension AppIntentError {
    /// The errors that need no words of the app's; the raw values are what is said.
    package enum Predefined: String, Sendable {
        case signIn = "You must sign in first."
        case accountSetup = "You must set up your account first."
        case confirmation = "This must be confirmed first."
        case siri = "The app may not be used by an assistant until you allow it."
        case localNetwork = "The app may not use the local network until you allow it."
        case bluetooth = "The app may not use Bluetooth until you allow it."
        case photos = "The app may not use your photos until you allow it."
        case contacts = "The app may not use your contacts until you allow it."
        case location = "The app may not know where you are until you allow it."
        case preciseLocation = "The app may not know exactly where you are until you allow it."
        case networkFailure = "The network could not be reached."
        case partialFailure = "Only a part was done."
        case notAllowed = "This is not allowed."
        case unknown = "Something went wrong."
        case unsupportedOnDevice = "This device cannot do that."
        case featureCurrentlyRestricted = "This cannot be done at the moment."
        case entityNotFound = "What was asked for is no longer there."
    }

    /// Errors that end when the person has done something.
    public enum UserActionRequired {
        /// The person must sign in.
        public static let signin = AppIntentError(.predefined(.signIn))
        /// The person must set up an account.
        public static let accountSetup = AppIntentError(.predefined(.accountSetup))
        /// The person must confirm.
        public static let confirmation = AppIntentError(.predefined(.confirmation))
    }

    /// Errors that end when the person has given a permission.
    public enum PermissionRequired {
        /// To be used by an assistant.
        public static let siri = AppIntentError(.predefined(.siri))
        /// To use the local network.
        public static let localNetwork = AppIntentError(.predefined(.localNetwork))
        /// To use Bluetooth.
        public static let bluetooth = AppIntentError(.predefined(.bluetooth))
        /// To use the photo library.
        public static let photos = AppIntentError(.predefined(.photos))
        /// To use the address book.
        public static let contacts = AppIntentError(.predefined(.contacts))

        /// To know where the person is.
        ///
        /// - Parameter precise: Whether it must be known exactly.
        public static func location(precise: Bool = false) -> AppIntentError {
            AppIntentError(.predefined(precise ? .preciseLocation : .location))
        }
    }

    /// Errors that the person cannot end.
    public enum Unrecoverable {
        /// The network could not be reached.
        public static let networkFailure = AppIntentError(.predefined(.networkFailure))
        /// Only a part was done.
        public static let partialFailure = AppIntentError(.predefined(.partialFailure))
        /// It is not allowed.
        public static let notAllowed = AppIntentError(.predefined(.notAllowed))
        /// Nobody knows what went wrong.
        public static let unknown = AppIntentError(.predefined(.unknown))
        /// The device cannot do it.
        public static let unsupportedOnDevice = AppIntentError(.predefined(.unsupportedOnDevice))
        /// It cannot be done at the moment.
        public static let featureCurrentlyRestricted = AppIntentError(.predefined(.featureCurrentlyRestricted))
        /// An entity is no longer there.
        public static let entityNotFound = AppIntentError(.predefined(.entityNotFound))
    }
}
