import IntentRuntime

/// Tells values that no form of a client may ask for: passwords, keys and the like, which the client and its model would read.
enum SecretValue {
    private static let words: Set<String> = [
        "password", "passwords", "passphrase", "passcode", "pwd", "secret", "secrets", "token", "tokens", "credential",
        "credentials", "otp", "pin", "cvv", "cvc", "apikey",
    ]
    /// What makes a key a secret one.
    private static let keys: Set<String> = ["api", "access", "private", "secret", "encryption", "signing", "account"]

    /// Whether a value is secret, by what the intent calls it.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - title: What a person calls it.
    ///   - kind: What kind of value it is.
    static func isMeant(by name: String, _ title: String, _ kind: ValueKind) -> Bool {
        switch kind {
        case .text, .integer, .number, .list(.text): [name, title].contains { isSecret(words(of: $0)) }
        default: false
        }
    }

    private static func isSecret(_ words: [String]) -> Bool {
        words.contains(where: Self.words.contains)
            || zip(words, words.dropFirst()).contains { keys.contains($0) && ($1 == "key" || $1 == "keys") }
    }

    /// The words of a name such as `apiKey`, `API key` or `api_key`, in small letters.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasSmall = false
        for character in name {
            if !character.isLetter || (character.isUppercase && wasSmall) {
                words.append(word)
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            wasSmall = character.isLowercase
        }
        return (words + [word]).filter { !$0.isEmpty }
    }
}
