/// What all files of an app declare, with its names looked up.
struct AppSource {
    /// The types, in the order of the files and of the source.
    private(set) var types: [AppType] = []
    private var typesByName: [String: [Int]] = [:]
    private var aliasesByName: [String: [DeclarationReader.Alias]] = [:]

    /// Reads files.
    init(_ files: [SwiftSourceFile]) {
        let readers = files.map(DeclarationReader.read)
        for reader in readers {
            types += reader.types
            for alias in reader.aliases {
                aliasesByName[Self.key(alias.scope.path + [alias.name]), default: []].append(alias)
            }
        }
        for (index, type) in types.enumerated() { typesByName[Self.key(type.scope.path), default: []].append(index) }
        for part in readers.flatMap(\.extensions) {
            guard let index = index(of: part.scope.path, near: part.scope) else { continue }
            types[index].inherited += part.inherited
            types[index].variables += part.variables
            types[index].functions += part.functions
        }
    }

    /// What a type means where it is written.
    func meaning(of type: WrittenType, in scope: SourceScope) -> MeantType {
        meaning(of: type, in: scope, aliases: [])
    }

    private func meaning(of type: WrittenType, in scope: SourceScope, aliases: Set<String>) -> MeantType {
        switch type {
        case .optional(let inner): return .optional(meaning(of: inner, in: scope, aliases: aliases))
        case .array(let inner): return .array(meaning(of: inner, in: scope, aliases: aliases))
        case .set(let inner): return .set(meaning(of: inner, in: scope, aliases: aliases))
        case .other(let text): return .other(text)
        case .named(["Self"]):
            return index(of: scope.path, near: scope).map { .own(types[$0]) } ?? .other("Self")
        case .named(let path):
            return meaning(ofName: path, in: scope, aliases: aliases)
        }
    }

    private func meaning(ofName path: [String], in scope: SourceScope, aliases: Set<String>) -> MeantType {
        // A name means the innermost type of that name around the place.
        for depth in stride(from: scope.path.count, through: 0, by: -1) {
            let full = scope.path.prefix(depth) + path
            if let index = index(of: Array(full), near: scope) { return .own(types[index]) }
            let key = Self.key(Array(full))
            if let alias = nearest(aliasesByName[key] ?? [], to: scope, \.scope), !aliases.contains(key) {
                return meaning(of: WrittenType(alias.type), in: alias.scope, aliases: aliases.union([key]))
            }
        }
        if path.count > 1, let module = path.first, Self.isModule(module, in: types) {
            return meaning(
                ofName: Array(path.dropFirst()), in: SourceScope(file: scope.file, path: []), aliases: aliases)
        }
        return .foreign(path.joined(separator: "."))
    }

    /// Modules whose name may stand before a type without making it another one.
    private static let modules: Set<String> = [
        "AppIntents", "CoreLocation", "CoreTransferable", "Foundation", "FoundationEssentials", "GeoToolbox", "Swift",
        "UniformTypeIdentifiers",
    ]

    private static func isModule(_ name: String, in types: [AppType]) -> Bool {
        modules.contains(name) || types.contains { $0.file.module == name }
    }

    private static func key(_ path: [String]) -> String { path.joined(separator: ".") }

    private func index(of path: [String], near scope: SourceScope) -> Int? {
        let found = (typesByName[Self.key(path)] ?? []).filter {
            !types[$0].isPrivate || types[$0].file.path == scope.file.path
        }
        return nearest(found, to: scope) { types[$0].scope }
    }

    /// The one of the same file, else of the same module, else the only one.
    private func nearest<Found>(_ found: [Found], to scope: SourceScope, _ place: (Found) -> SourceScope) -> Found? {
        found.first { place($0).file.path == scope.file.path }
            ?? found.first { place($0).file.module == scope.file.module }
            ?? (found.count == 1 ? found[0] : nil)
    }
}
