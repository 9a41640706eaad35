/// The status codes that are sent, of RFC 9110 and RFC 6585.
enum HTTPStatus: UInt32, Sendable {
    case ok = 200
    case accepted = 202
    case noContent = 204
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case notAcceptable = 406
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case tooManyRequests = 429
    case serviceUnavailable = 503
}
