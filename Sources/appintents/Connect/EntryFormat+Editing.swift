import JSON

extension EntryFormat {
    /// The text of a client's file with an entry in it.
    ///
    /// - Parameters:
    ///   - members: The entry.
    ///   - name: Its name.
    ///   - text: The text; empty where there is no file.
    /// - Throws: ``EditRefusal`` where the text would be harmed, or is not understood.
    func setting(_ members: JSONObject, as name: String, in text: String) throws(EditRefusal) -> String {
        switch language {
        case .json(let member):
            return try JSONFileEdit(text).setting(
                members, as: name, in: member, replacing: Self.transportMembers)
        case .toml(let table):
            return try TOMLFileEdit(text).setting(members, as: name, in: table, replacing: Self.transportMembers)
        case .yaml(let key): return try YAMLFileEdit(text).setting(members, as: name, under: key)
        case .yamlList(let key): throw EditRefusal("its '\(key)' are a list, which is not edited")
        }
    }

    /// The text of a client's file without an entry; `nil` where it has none.
    ///
    /// - Throws: ``EditRefusal`` where the text would be harmed, or is not understood.
    func removing(_ name: String, from text: String) throws(EditRefusal) -> String? {
        switch language {
        case .json(let member): return try JSONFileEdit(text).removing(name, in: member)
        case .toml(let table): return try TOMLFileEdit(text).removing(name, in: table)
        case .yaml(let key): return try YAMLFileEdit(text).removing(name, under: key)
        case .yamlList(let key): throw EditRefusal("its '\(key)' are a list, which is not edited")
        }
    }

    /// Whether a text has an entry; `false` also where that cannot be told.
    func hasEntry(_ name: String, in text: String) -> Bool {
        switch language {
        case .json(let member): (try? JSONFileEdit(text))?.entry(name, in: member) != nil
        case .toml(let table): TOMLFileEdit(text).hasEntry(name, in: table)
        case .yaml(let key): (try? YAMLFileEdit(text))?.hasEntry(name, under: key) ?? false
        case .yamlList: false
        }
    }

    /// An entry as it is put into a file by hand.
    func snippet(_ members: JSONObject, as name: String) -> String {
        switch language {
        case .json(let member):
            return JSONValue.object([member: .object([name: .object(members)])]).prettyText
        case .toml, .yaml:
            let text = (try? setting(members, as: name, in: "")) ?? ""
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        case .yamlList(let key): return (["\(key):"] + YAMLFileEdit.list(of: members)).joined(separator: "\n")
        }
    }
}
