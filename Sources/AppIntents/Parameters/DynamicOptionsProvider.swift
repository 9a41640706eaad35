/// Gives the choices of a parameter when they are needed.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// The choices: an array, for most.
    associatedtype Result: ResultsCollection

    /// Works out the choices.
    func results() async throws -> Result
}
