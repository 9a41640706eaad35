import JSON

/// A part of a list whose items have names, in the order of these.
struct Page<Item: Sendable>: Sendable {
    /// The items.
    let items: [Item]
    /// With what the next page is asked for; `nil` where this is the last.
    let next: Cursor?

    /// The page that a request asks for.
    ///
    /// - Parameters:
    ///   - all: All items, in any order.
    ///   - list: The list that is asked for.
    ///   - parameters: The parameters of the request.
    ///   - size: How many items fill a page; a list that is meant to be read whole fits into one.
    ///   - name: An item's name, in parts: no two items have the same.
    /// - Throws: ``RPCError`` where the cursor was never given out.
    init(
        of all: [Item], in list: Method, _ parameters: JSONObject, size: Int = 100, named name: (Item) -> [String]
    ) throws(RPCError) {
        let cursor = try Cursor.given(in: parameters, of: list)
        var rest = all.map { (name: name($0), item: $0) }
        if let cursor {
            guard let last = cursor.place.array, !last.isEmpty, last.allSatisfy({ $0.string != nil }) else {
                throw Cursor.invalid(.string(cursor.text))
            }
            let given = last.compactMap(\.string)
            rest.removeAll { !given.lexicographicallyPrecedes($0.name) }
        }
        rest.sort { $0.name.lexicographicallyPrecedes($1.name) }
        let page = rest.prefix(size)
        items = page.map(\.item)
        next =
            page.count < rest.count
            ? page.last.map { Cursor(after: .array($0.name.map { .string($0) }), in: list) } : nil
    }

    /// The answer to the request.
    ///
    /// - Parameters:
    ///   - member: What the list is called in it.
    ///   - json: An item as it is told.
    func result(_ member: String, _ json: (Item) -> JSONValue) -> JSONObject {
        var result = JSONObject([(member, .array(items.map(json)))])
        result["nextCursor"] = next.map { .string($0.text) }
        return result
    }
}
