extension UTType: Codable {
    /// Reads a type from its identifier; one that is not declared here is kept as it is.
    public init(from decoder: any Decoder) throws {
        self.init(declared: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
