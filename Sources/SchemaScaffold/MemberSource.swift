import SchemaCatalog

/// The members that a schema asks for, as source.
enum MemberSource {
    /// The variables of a type.
    static func variables(_ members: [SchemaMember], in domain: String, types: TypeTable) -> [String] {
        members.map { member in
            "    var \(SwiftName.escaped(member.name)): \(types.spelling(member.valueType, in: domain))"
        }
    }

    /// The static members that a schema speaks of.
    static func statics(_ statics: [SchemaStatic]) -> [String] {
        statics.compactMap { member in
            value(of: member).map { "    static let \(SwiftName.escaped(member.name)): \(member.type) = \($0)" }
        }
    }

    /// The value that the schema prescribes, or else one to start from.
    private static func value(of member: SchemaStatic) -> String? {
        if let value = member.value { return value }
        if member.type == "[UTType]" { return "[.data]" }
        if member.type.hasPrefix("[") { return member.type.contains(":") ? "[:]" : "[]" }
        return ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""][member.type]
    }

    /// A body of paragraphs with an empty line between them.
    static func body(_ paragraphs: [[String]]) -> [String] {
        paragraphs.filter { !$0.isEmpty }.reduce([]) { $0.isEmpty ? $1 : $0 + [""] + $1 }
    }
}
