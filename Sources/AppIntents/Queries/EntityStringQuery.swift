/// Finds entities by words.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
    /// Finds entities by words.
    ///
    /// - Parameter string: What the person said or typed.
    func entities(matching string: String) async throws -> Result
}
