import CoreSpotlight
import Foundation
import Testing
import UniformTypeIdentifiers

/// Gives each test a folder of its own for its indexes, and removes it afterwards.
struct TemporaryIndexes: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("spotlight-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await SpotlightFolder.$override.withValue(SpotlightFolder(path: path)) { try await function() }
    }

    /// The folder of the test that runs.
    static var folder: String { SpotlightFolder.current.path }
}

extension Trait where Self == TemporaryIndexes {
    /// A folder of its own for each test's indexes.
    static var temporaryIndexes: TemporaryIndexes { TemporaryIndexes() }
}

/// An item of a title and whatever else is set.
func item(
    _ identifier: String, _ title: String? = nil, domain: String? = nil,
    _ set: (CSSearchableItemAttributeSet) -> Void = { _ in }
) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    set(attributes)
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
}

/// The identifiers of the items that a query string finds.
func found(_ query: String) async throws -> [String] {
    try await CSSearchQuery(queryString: query, queryContext: nil).results.reduce(into: []) { $0.append($1.id) }
}

/// The identifiers of the items that a person's words find, the best first.
func searched(_ words: String?) async throws -> [String] {
    try await CSUserQuery(userQueryString: words, userQueryContext: nil).results.reduce(into: []) { $0.append($1.id) }
}
