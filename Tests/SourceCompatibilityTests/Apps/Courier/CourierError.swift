import AppIntents

enum CourierError: Error {
    case letterGone
    case signedOut
    case badAddress(String)
    case tooLarge(bytes: Int)
}

extension CourierError: CustomAppIntentErrorConvertible {
    var appIntentError: AppIntentError {
        switch self {
        case .letterGone: .Unrecoverable.entityNotFound
        case .signedOut: AppIntentError.UserActionRequired.signin
        case .badAddress(let address):
            AppIntentError(description: "“\(address)” is no e-mail address; one looks like name@example.com.")
        case .tooLarge(let bytes):
            AppIntentError(
                predefinedError: .Unrecoverable.notAllowed,
                description: "The attachments have \(bytes) bytes; at most 1000 can be sent.")
        }
    }
}
