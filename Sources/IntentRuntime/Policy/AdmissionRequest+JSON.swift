import JSON

extension AdmissionRequest {
    /// All of it as JSON, for another process.
    public var json: JSONValue {
        [
            "app": .string(app), "intent": .string(intent), "schema": schema.map { .string($0) } ?? .null,
            "title": .string(title), "effect": effect.json, "subjects": .array(subjects.map(\.json)),
            "recipients": .array(recipients.map { .string($0) }), "values": .object(values),
            "question": .string(question), "requester": .string(requester),
            "moreSubjects": .integer(moreSubjects), "hasReadForeignText": .bool(hasReadForeignText),
            "wantsAuthentication": .bool(wantsAuthentication),
        ]
    }

    /// Reads a request.
    ///
    /// - Parameter json: An object with all that ``json`` has.
    /// - Throws: ``IntentSystemError/failed(_:)``, which names what is missing or of a wrong type.
    public init(json: JSONValue) throws(IntentSystemError) {
        let owner = "a request for admission"
        guard let subjects = json["subjects"]?.array else {
            throw .failed("\(owner) needs 'subjects', a list of objects")
        }
        var read: [Subject] = []
        for subject in subjects { read.append(try Subject(json: subject)) }
        guard let recipients = json["recipients"]?.array, recipients.allSatisfy({ $0.string != nil }) else {
            throw .failed("\(owner) needs 'recipients', a list of texts")
        }
        guard let values = json["values"]?.object else { throw .failed("\(owner) needs 'values', an object") }
        guard let hasReadForeignText = json["hasReadForeignText"]?.bool else {
            throw .failed("\(owner) needs 'hasReadForeignText', true or false")
        }
        guard let wantsAuthentication = json["wantsAuthentication"]?.bool else {
            throw .failed("\(owner) needs 'wantsAuthentication', true or false")
        }
        guard let moreSubjects = json["moreSubjects"]?.integer, moreSubjects >= 0 else {
            throw .failed("\(owner) needs 'moreSubjects', a whole number from 0")
        }
        self.init(
            app: try json.text("app", of: owner), intent: try json.text("intent", of: owner),
            schema: try json.textIfAny("schema", of: owner), title: try json.text("title", of: owner),
            effect: try IntentEffect(json: json["effect"] ?? .null), subjects: read,
            moreSubjects: moreSubjects, recipients: recipients.compactMap(\.string), values: values,
            question: try json.text("question", of: owner), requester: try json.text("requester", of: owner),
            hasReadForeignText: hasReadForeignText, wantsAuthentication: wantsAuthentication)
    }
}

extension AdmissionRequest.Subject {
    /// All of it as JSON.
    public var json: JSONValue {
        [
            "uri": .string(uri), "title": .string(title), "noun": .string(noun),
            "account": account.map { .string($0) } ?? .null, "accountID": accountID.map { .string($0) } ?? .null,
        ]
    }

    /// Reads a subject.
    ///
    /// - Parameter json: An object with all that ``json`` has.
    /// - Throws: ``IntentSystemError/failed(_:)``, which names what is missing or of a wrong type.
    public init(json: JSONValue) throws(IntentSystemError) {
        let owner = "a subject of a request for admission"
        self.init(
            uri: try json.text("uri", of: owner), title: try json.text("title", of: owner),
            noun: try json.text("noun", of: owner), account: try json.textIfAny("account", of: owner),
            accountID: try json.textIfAny("accountID", of: owner))
    }
}

extension JSONValue {
    fileprivate func text(_ name: String, of owner: String) throws(IntentSystemError) -> String {
        guard let text = self[name]?.string else { throw .failed("\(owner) needs '\(name)', a text") }
        return text
    }

    fileprivate func textIfAny(_ name: String, of owner: String) throws(IntentSystemError) -> String? {
        switch self[name] {
        case nil, .null?: nil
        case .string(let text)?: text
        default: throw .failed("\(owner) takes a text for '\(name)', or null")
        }
    }
}
