import JSON

/// How many tokens an assistant's model makes of what it is told, as far as that can be known beforehand.
///
/// Each model cuts text up in its own way, so this is an estimate on the safe side: one token for every 3.6 bytes of the JSON as it is
/// sent. Definitions of tools, counted with the vocabularies of two families of models, had 4.1 to 4.4 bytes a token.
enum TokenEstimate {
    /// How many bytes there are to ten tokens.
    private static let bytesInTenTokens = 36

    /// The tokens of a JSON value.
    static func tokens(of value: JSONValue) -> Int {
        (value.bytes.count * 10 + bytesInTenTokens - 1) / bytesInTenTokens
    }
}
