/// Why a JSON Schema cannot be used.
enum SchemaFault: Error, Sendable, Equatable {
    /// It is no schema of an object.
    case notOfAnObject
    /// It is deeper than a limit.
    case tooDeep(limit: Int)
    /// A reference in it leads back to itself.
    case circular(String)
    /// It refers to something that it does not hold.
    case unresolved(String)
    /// A value is required whose name cannot be given.
    case unusableName(String)
    /// It has more values than a limit.
    case tooMany(limit: Int)
}

extension SchemaFault: CustomStringConvertible {
    /// What is wrong.
    var description: String {
        switch self {
        case .notOfAnObject: "it is not the schema of an object"
        case .tooDeep(let limit): "it is more than \(limit) deep"
        case .circular(let reference): "'\(ServerText.line(reference, limit: 80))' in it refers to itself"
        case .unresolved(let reference): "it holds no '\(ServerText.line(reference, limit: 80))', to which it refers"
        case .unusableName(let name):
            "it requires '\(ServerText.line(name, limit: 80))', which is no name of letters, digits, '_', '-', '.' and '$'"
        case .tooMany(let limit): "it has more than \(limit) values"
        }
    }
}
