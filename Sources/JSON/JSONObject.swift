/// The members of a JSON object, in order.
public struct JSONObject: Sendable {
    private var entries: [(name: String, value: JSONValue)] = []

    /// Makes an object without members.
    public init() {}

    /// Makes an object of members; of two of one name the later stands, in the place of the first.
    ///
    /// - Parameter members: The members, in order.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        for (name, value) in members { self[name] = value }
    }

    /// The member of a name; setting `nil` takes it out.
    public subscript(name: String) -> JSONValue? {
        get { entries.first { $0.name == name }?.value }
        set {
            let index = entries.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// The names of the members, in order.
    public var names: [String] { entries.map(\.name) }

    /// Adds a member that is known to be new, without looking for one of its name.
    mutating func append(_ name: String, _ value: JSONValue) {
        entries.append((name, value))
    }
}

extension JSONObject: Sequence {
    /// The members, in order.
    public func makeIterator() -> IndexingIterator<[(name: String, value: JSONValue)]> {
        entries.makeIterator()
    }

    /// How many members there are.
    public var count: Int { entries.count }

    /// Whether there is no member.
    public var isEmpty: Bool { entries.isEmpty }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object; of two members of one name the later stands.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

extension JSONObject: Hashable {
    /// Whether both have the same members; their order does not matter.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes the members, whatever their order.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (name, value) in entries {
            var each = Hasher()
            each.combine(name)
            each.combine(value)
            sum &+= each.finalize()
        }
        hasher.combine(sum)
    }
}
