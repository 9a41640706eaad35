import Foundation
import IntentRuntime

/// A resource's URI taken apart: what it names, and what of it is wanted.
struct ResourceAddress: Sendable {
    private static let names = ["as", "property", "offset", "length"]

    /// The URI as it was given.
    let uri: String
    /// The URI of the thing itself, without the query.
    let resource: String
    /// The names of members and the numbers of elements that lead to one value of an entity's properties.
    let property: [String]?
    /// The MIME type that is wanted.
    let contentType: String?
    /// The bytes that are wanted.
    let range: ContentRange?
    /// Which of its contents the query names, as it was given.
    private let selection: String?

    /// Takes a URI apart.
    ///
    /// - Parameter uri: The URI.
    /// - Throws: ``RPCError`` where the query names what there is not.
    init(_ uri: String) throws(RPCError) {
        self.uri = uri
        let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        resource = parts.first.map(String.init) ?? ""
        var values: [String: String] = [:]
        var selection: [Substring] = []
        for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(halves[0])
            guard halves.count == 2, Self.names.contains(name), values[name] == nil,
                let value = String(halves[1]).removingPercentEncoding
            else {
                throw .invalidParameters(
                    "'\(pair)' in the query of '\(uri)' means nothing: it takes as=MIME-TYPE, property=NAME, offset=NUMBER and "
                        + "length=NUMBER, each once")
            }
            values[name] = value
            if name == "as" || name == "property" { selection.append(pair) }
        }
        property = values["property"]?.split(separator: "/").map(String.init)
        contentType = values["as"]
        self.selection = selection.isEmpty ? nil : selection.joined(separator: "&")
        let offset = try Self.number(values["offset"], "offset", in: 0...Int.max)
        let length = try Self.number(values["length"], "length", in: 1...ContentLimits.longestPart)
        range =
            offset == nil && length == nil
            ? nil : ContentRange(offset: offset ?? 0, length: length ?? ContentLimits.part)
    }

    private static func number(
        _ text: String?, _ name: String, in range: ClosedRange<Int>
    ) throws(RPCError) -> Int? {
        guard let text else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
            throw .invalidParameters(
                "'\(name)' must be a number of bytes, from \(range.lowerBound)\(end), not '\(text)'")
        }
        return number
    }

    /// The URI by which one goes on after a part; `nil` where there is nothing after it.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - selection: Which of the contents was read, where the URI did not say it.
    func next(after part: ContentPart, of selection: String? = nil) -> String? {
        guard part.bytes.upperBound < part.size else { return nil }
        let query = [
            self.selection ?? selection, "offset=\(part.bytes.upperBound)",
            "length=\(range?.length ?? ContentLimits.part)",
        ]
        return resource + "?" + query.compactMap(\.self).joined(separator: "&")
    }

    /// The URI of one value of an entity's properties.
    ///
    /// - Parameters:
    ///   - path: What leads to the value.
    ///   - entity: The entity's URI.
    static func property(_ path: [String], of entity: String) -> String {
        entity + "?property="
            + path.map { $0.addingPercentEncoding(withAllowedCharacters: plain) ?? $0 }.joined(separator: "/")
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
