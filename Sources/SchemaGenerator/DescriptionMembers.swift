/// The names that the members of a description's objects may have.
enum DescriptionMembers {
    /// What a description may say of where its facts are from. Nothing is made of it.
    private static let remarks: Set<String> = [
        "caseNote", "compared", "confidence", "lastSeen", "listedOnDomainPage", "missing", "note", "notPublic",
        "partial", "resultProtocols", "snippetPrefix", "source",
    ]

    /// What every schema may have.
    private static let schema = ["schema", "identifier", "title", "summary", "availability", "experiences", "status"]

    static let domain = [
        "domain", "summary", "intents", "entities", "enums", "unions", "requiresAll", "requiresAllGroup",
    ]
    static let intent = schema + ["parameters", "result", "conformances", "statics", "deprecated", "earlier"]
    static let entity = schema + ["properties", "query", "conformances", "statics", "deprecated", "earlier"]
    static let enumeration = schema + ["cases", "rawType", "extensible", "deprecated", "earlier"]
    static let union = ["name", "summary", "cases", "extensible"]
    static let member = ["name", "type", "optional", "ref"]
    static let type = ["type", "optional", "ref"]
    static let staticMember = ["name", "type", "value", "required"]

    /// Whether a name means something, or is a remark.
    static func isKnown(_ name: String, among names: [String]) -> Bool {
        names.contains(name) || remarks.contains(name)
    }
}
