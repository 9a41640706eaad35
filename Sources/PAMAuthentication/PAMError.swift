/// Why nobody could authenticate by PAM.
public struct PAMError: Error, CustomStringConvertible {
    /// What was wrong.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
