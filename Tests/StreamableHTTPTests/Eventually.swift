import Testing

/// Waits until something holds, which it must in a minute.
///
/// - Parameters:
///   - pause: How long is waited between two looks.
///   - holds: Looks whether it holds.
func eventually(
    every pause: Duration = .milliseconds(20), _ holds: () async throws -> Bool,
    _ location: SourceLocation = #_sourceLocation
) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while try await !holds() {
        try #require(ContinuousClock.now < end, "what was waited for did not come", sourceLocation: location)
        try await Task.sleep(for: pause)
    }
}
