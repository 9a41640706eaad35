import JSON

extension ServerSession {
    /// How many pages a list may have.
    private static let mostPages = 100

    /// The elements of a list that a server tells in pages.
    ///
    /// - Parameters:
    ///   - method: The method that tells a page.
    ///   - member: The member of the answer that holds the elements.
    ///   - most: How many are taken.
    ///   - limit: How long the server may take for all pages.
    /// - Returns: The elements, and whether there are more than were taken.
    /// - Throws: ``ServerFault``, or `CancellationError`.
    func pages(
        _ method: String, _ member: String, most: Int, limit: Duration
    ) async throws -> (elements: [JSONValue], isCut: Bool) {
        let deadline = ContinuousClock.now.advanced(by: limit)
        var elements: [JSONValue] = []
        var seen: Set<String> = []
        var cursor: String?
        while true {
            var parameters = JSONObject()
            parameters["cursor"] = cursor.map { .string($0) }
            let left = ContinuousClock.now.duration(to: deadline)
            let page = try await request(method, parameters, limit: max(left, .milliseconds(1)))
            guard let more = page[member]?.array else {
                throw ServerFault.malformed(method: method, "it has no list '\(member)'")
            }
            elements += more.prefix(most + 1 - elements.count)
            if elements.count > most { return (Array(elements.prefix(most)), true) }
            cursor = page["nextCursor"]?.string
            guard let next = cursor else { return (elements, false) }
            guard seen.insert(next).inserted, seen.count < Self.mostPages else {
                throw ServerFault.malformed(method: method, "its pages do not come to an end")
            }
        }
    }
}
