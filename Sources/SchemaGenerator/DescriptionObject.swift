import JSON

/// A JSON object of a description, with its place in the file.
struct DescriptionObject {
    let members: JSONObject
    /// Where the object stands, such as `entities[2]`; empty for the outermost one.
    let place: String

    /// The member of a name, unless there is none or it is `null`, which mean the same.
    subscript(name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    /// The place of a member.
    func place(of name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
}
