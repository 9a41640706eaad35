import SchemaCatalog

/// Writes the catalogue: one text of tab-separated records a domain, which compiles in no time.
struct CatalogWriter {
    let domains: [DomainDescription]

    /// The text of each file by its name.
    func files() -> [String: String] {
        var files: [String: String] = ["SchemaCatalog+Domains.swift": index()]
        for domain in domains { files["\(SwiftName.capitalized(domain.domain))Schemas.swift"] = text(of: domain) }
        return files
    }

    private func index() -> String {
        var lines = [
            GeneratedFile.notice, "", "extension SchemaCatalog {",
            "    /// The names of the framework's own domains, in alphabetical order.",
            "    package static let ownDomainNames: [String] = [",
        ]
        lines += domains.map { "        \"\($0.domain)\"," }
        lines += [
            "    ]", "", "    /// One of the framework's own domains.", "    ///",
            "    /// - Parameter name: The name as it stands in source, such as `wordProcessor`.",
            "    /// - Returns: The domain, or `nil` if there is none of that name.",
            "    static func ownDomain(named name: String) -> SchemaDomain? {", "        switch name {",
        ]
        lines += domains.map {
            "        case \"\($0.domain)\": \(SwiftName.capitalized($0.domain))Schemas.domain"
        }
        lines += ["        default: nil", "        }", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    private func text(of domain: DomainDescription) -> String {
        var lines = [
            GeneratedFile.notice, "", "/// The schemas of the `\(domain.domain)` domain.",
            "enum \(SwiftName.capitalized(domain.domain))Schemas {", "    static let domain = SchemaDomain(",
            "        lines: #\"\"\"",
        ]
        lines += DomainRecords(domain).lines.map { "            " + $0 }
        lines += ["            \"\"\"#)", "}", ""]
        return lines.joined(separator: "\n")
    }
}
