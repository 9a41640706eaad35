import JSON

extension IntentEffect {
    /// All of it as JSON.
    public var json: JSONValue {
        [
            "isReadOnly": .bool(isReadOnly), "isDestructive": .bool(isDestructive),
            "isIdempotent": .bool(isIdempotent), "isOpenWorld": .bool(isOpenWorld), "deletes": .bool(deletes),
            "sends": .bool(sends),
        ]
    }

    /// Reads an effect.
    ///
    /// - Parameter json: An object with all that ``json`` has.
    /// - Throws: ``IntentSystemError/failed(_:)``, which names what is missing or of a wrong type.
    public init(json: JSONValue) throws(IntentSystemError) {
        func flag(_ name: String) throws(IntentSystemError) -> Bool {
            guard let value = json[name]?.bool else {
                throw .failed("an intent's effect needs '\(name)', true or false")
            }
            return value
        }
        self.init(
            isReadOnly: try flag("isReadOnly"), isDestructive: try flag("isDestructive"),
            isIdempotent: try flag("isIdempotent"), isOpenWorld: try flag("isOpenWorld"), deletes: try flag("deletes"),
            sends: try flag("sends"))
    }
}
