import SchemaCatalog

/// The modules that source needs.
enum ImportList {
    /// Types by the module that has them, beside the framework's own.
    private static let types: [String: Set<String>] = [
        "CoreLocation": ["CLPlacemark"],
        "Foundation": [
            "AttributedString", "Calendar", "Date", "DateComponents", "LocalizedStringResource", "URL",
        ],
        "GeoToolbox": ["GeoToolbox", "PlaceDescriptor"],
        "UniformTypeIdentifiers": ["UTType"],
    ]

    /// The modules in the order in which they are imported: those of the types that the sources name, and those that
    /// have the domains which are not the framework's own.
    static func modules(of sources: [String], domains: [SchemaDomain]) -> [String] {
        var words: Set<Substring> = []
        for line in sources.joined(separator: "\n").split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("//") { continue }
            words.formUnion(code.split { !$0.isLetter && !$0.isNumber })
        }
        let further = types.filter { $0.value.contains { words.contains($0[...]) } }.map(\.key)
        let providers = domains.compactMap { $0.provider?.split(separator: ".").first.map(String.init) }
        return Set(["AppIntents"] + further + providers).sorted()
    }
}
