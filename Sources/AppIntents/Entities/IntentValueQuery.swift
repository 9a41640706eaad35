/// Finds values for a value of any type, such as entities for what a picture shows.
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of what is looked for.
    associatedtype Input: _IntentValue

    /// What is found: an array, for most.
    associatedtype Result: ResultsCollection

    /// Makes the query.
    init()

    /// Finds values.
    ///
    /// - Parameter input: What is looked for.
    func values(for input: Input) async throws -> Result
}
