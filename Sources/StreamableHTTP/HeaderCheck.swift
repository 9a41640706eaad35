import Foundation
import JSON
import ModelContextProtocol

/// Holds the header fields of a stateless request against its body.
///
/// What stands between client and server may route and decide by the fields, so they must not say something else than the body. Follows
/// "Request Metadata" of the transport "Streamable HTTP" in revision 2026-07-28.
struct HeaderCheck {
    /// In which parameter the name of what is wanted stands, for the methods that want something by its name.
    private static let names = ["tools/call": "name", "prompts/get": "name", "resources/read": "uri"]

    let head: RequestHead

    /// Checks a request.
    ///
    /// - Throws: ``RPCError`` that says which field is missing or says something else.
    func check(method: String, _ parameters: JSONObject) throws(RPCError) {
        guard let version = head["mcp-protocol-version"] else {
            throw mismatch("the header field 'MCP-Protocol-Version' is missing; it says what '_meta' says")
        }
        let told = parameters["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
        if let told, told != version {
            throw mismatch("'MCP-Protocol-Version' says '\(version)', '_meta' of the body says '\(told)'")
        }
        _ = try RequestMetadata(parameters)
        guard let field = head["mcp-method"] else {
            throw mismatch("the header field 'Mcp-Method' is missing; here it would be '\(method)'")
        }
        guard field == method else { throw mismatch("'Mcp-Method' says '\(field)', the body says '\(method)'") }
        guard let parameter = Self.names[method], let name = parameters[parameter]?.string else { return }
        guard let field = head["mcp-name"] else {
            throw mismatch("the header field 'Mcp-Name' is missing; it says what '\(parameter)' of the body says")
        }
        guard try decoded(field, of: "Mcp-Name") == name else {
            throw mismatch("'Mcp-Name' says '\(field)', '\(parameter)' of the body says '\(name)'")
        }
    }

    /// What a field says, which may be written in Base64.
    private func decoded(_ field: String, of name: String) throws(RPCError) -> String {
        guard field.utf8.allSatisfy({ (0x20...0x7e).contains($0) || $0 == 0x09 }) else {
            throw mismatch("'\(name)' holds characters that no header field may have; '=?base64?…?=' can hold them")
        }
        let (prefix, suffix) = ("=?base64?", "?=")
        guard field.hasPrefix(prefix), field.hasSuffix(suffix), field.count >= prefix.count + suffix.count else {
            return field
        }
        let code = field.dropFirst(prefix.count).dropLast(suffix.count)
        guard let data = Data(base64Encoded: String(code)), let text = String(data: data, encoding: .utf8) else {
            throw mismatch("'\(name)' says '\(field)', which is no text in Base64")
        }
        return text
    }

    private func mismatch(_ message: String) -> RPCError { RPCError(RPCError.Code.headerMismatch, message) }
}
