import JSON

/// Reads the members of a catalogue that came from another process, and says where a wrong one is.
struct CatalogReader {
    /// The longest name that something may have.
    private static let longestName = 200

    /// The app whose catalogue it is.
    let app: AppDescriptor
    /// The value that is read.
    let json: JSONValue
    /// Where that is in the catalogue, as `intents[2]`.
    let path: String

    /// Reads all of a catalogue.
    init(_ json: JSONValue, of app: AppDescriptor) {
        self.init(app: app, json: json, path: "")
    }

    private init(app: AppDescriptor, json: JSONValue, path: String) {
        self.app = app
        self.json = json
        self.path = path
    }

    /// A text.
    func text(_ name: String) throws(IntentSystemError) -> String {
        guard let text = json[name]?.string else { throw failure(name, "must be text") }
        return text
    }

    /// A text that may be left out.
    func textIfAny(_ name: String) throws(IntentSystemError) -> String? {
        switch json[name] {
        case nil, .null?: return nil
        case .string(let text)?: return text
        default: throw failure(name, "must be text")
        }
    }

    /// The name of a type, a parameter or a property.
    func name(_ name: String) throws(IntentSystemError) -> String {
        let text = try text(name)
        let isName = text.unicodeScalars.allSatisfy {
            $0.properties.isXIDContinue || "._-/".unicodeScalars.contains($0)
        }
        guard !text.isEmpty, text.utf8.count <= Self.longestName, isName else {
            throw failure(name, "must be a name of letters and digits, and is '\(text.prefix(40))'")
        }
        return text
    }

    /// Yes or no.
    func flag(_ name: String) throws(IntentSystemError) -> Bool {
        guard let value = json[name]?.bool else { throw failure(name, "must be true or false") }
        return value
    }

    /// A number that may be left out.
    func numberIfAny(_ name: String) throws(IntentSystemError) -> Double? {
        switch json[name] {
        case nil, .null?: return nil
        case let value?:
            guard let number = value.double else { throw failure(name, "must be a number") }
            return number
        }
    }

    /// Another value; one that is left out is null.
    func member(_ name: String) -> CatalogReader {
        CatalogReader(app: app, json: json[name] ?? .null, path: path.isEmpty ? name : "\(path).\(name)")
    }

    /// A list, each element read.
    func list<Element>(
        _ name: String, _ read: (CatalogReader) throws(IntentSystemError) -> Element
    ) throws(IntentSystemError) -> [Element] {
        guard let elements = json[name]?.array else { throw failure(name, "must be a list") }
        var list: [Element] = []
        for (index, element) in elements.enumerated() {
            list.append(try read(CatalogReader(app: app, json: element, path: "\(member(name).path)[\(index)]")))
        }
        return list
    }

    /// A list of texts.
    func texts(_ name: String) throws(IntentSystemError) -> [String] {
        try list(name) { reader throws(IntentSystemError) in
            guard let text = reader.json.string else { throw reader.failure("must be text") }
            return text
        }
    }

    /// What is wrong with a member.
    func failure(_ name: String, _ words: String) -> IntentSystemError { member(name).failure(words) }

    /// What is wrong with the value.
    func failure(_ words: String) -> IntentSystemError {
        .failed("what the app '\(app.id)' says of itself cannot be used: '\(path)' \(words)")
    }
}
