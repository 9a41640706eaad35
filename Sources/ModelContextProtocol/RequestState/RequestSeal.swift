import Foundation
import IntentRuntime

/// Seals the names of requests that are put aside, so that a client can hand one back but neither make nor alter one.
///
/// A client sees what is sealed and could do with it what it likes, so all that it might try is sealed in: the name, for whom, for
/// which request and until when. The key is random and lives as long as the process does.
struct RequestSeal: Sendable {
    private static let version: UInt8 = 1
    private static let keyNameLength = 8
    private static let codeLength = 32
    private static let bodyLength = 1 + keyNameLength + Handle.length + 8 + codeLength + RequestDigest.length

    private let key: [UInt8]
    /// By which what another process sealed is known.
    private let keyName: [UInt8]

    /// Makes a seal with a key of its own.
    init() {
        var random = SystemRandomNumberGenerator()
        key = (0..<Self.codeLength).map { _ in random.next() }
        keyName = (0..<Self.keyNameLength).map { _ in random.next() }
    }

    /// Seals a name.
    ///
    /// - Parameters:
    ///   - handle: The name of what waits.
    ///   - principal: Who may hand it back.
    ///   - request: The request that it is good for.
    ///   - expiry: Until when.
    /// - Returns: Text without a meaning to the client, of letters, digits, `-` and `_`.
    func seal(_ handle: Handle, for principal: String, _ request: RequestDigest, until expiry: Date) -> String {
        let seconds = UInt64(max(0, expiry.timeIntervalSince1970.rounded()))
        let time = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: seconds >> UInt64($0)) }
        let body = [Self.version] + keyName + handle.bytes + time + SHA256.bytes(of: principal.utf8) + request.bytes
        return Data(body + MessageAuthentication.code(of: body, key: key)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_")
    }

    /// Opens what a client hands back.
    ///
    /// - Parameters:
    ///   - text: What it hands back.
    ///   - principal: Who it is.
    ///   - request: The request that it comes with.
    ///   - now: The time.
    /// - Returns: The name that was sealed.
    /// - Throws: ``RequestStateError`` that says what is wrong with it.
    func open(
        _ text: String, from principal: String, with request: RequestDigest, at now: Date = Date()
    ) throws(RequestStateError) -> Handle {
        guard text.utf8.count == (Self.bodyLength + Self.codeLength) / 3 * 4,
            let data = Data(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/")),
            data.count == Self.bodyLength + Self.codeLength
        else { throw .malformed }
        var rest = [UInt8](data)[...]
        func take(_ count: Int) -> [UInt8] {
            defer { rest = rest.dropFirst(count) }
            return [UInt8](rest.prefix(count))
        }
        guard take(1) == [Self.version] else { throw .malformed }
        guard take(Self.keyNameLength) == keyName else { throw .fromElsewhere }
        let code = MessageAuthentication.code(of: [UInt8](data.prefix(Self.bodyLength)), key: key)
        guard MessageAuthentication.areEqual(code, data.suffix(Self.codeLength)) else { throw .altered }
        let handle = Handle(bytes: take(Handle.length))
        let seconds = take(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard take(Self.codeLength) == SHA256.bytes(of: principal.utf8) else { throw .ofAnother }
        guard take(RequestDigest.length) == request.bytes else { throw .forAnotherRequest }
        guard Double(seconds) >= now.timeIntervalSince1970 else { throw .over }
        return handle
    }
}
