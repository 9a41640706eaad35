import Foundation
import SchemaCatalog

/// A domain that a package adds to those of the framework, as its file describes it.
struct OwnDomain: Sendable {
    let file: URL
    /// What stands in the file.
    let text: String
    /// The module that gives the domain to others, such as `GardenKit`.
    let module: String
    let description: DomainDescription

    /// The name of the domain, such as `garden`.
    var name: String { description.domain }

    /// The type that gives the domain to the system, such as `GardenSchemas`.
    var typeName: String { SwiftName.capitalized(name) + "Schemas" }

    /// The domain as records.
    var records: DomainRecords { DomainRecords(description, provider: "\(module).\(typeName)") }

    /// The domain as the catalogue has it.
    var domain: SchemaDomain { SchemaDomain(lines: records.lines.joined(separator: "\n")) }

    /// What a macro of the domain has to know: the domain, and those of other domains that it speaks of.
    func linesForMacros(among domains: [OwnDomain]) -> [String] {
        let mentioned = Set(description.references.compactMap { SchemaReference($0)?.domain })
        return records.linesForMacros
            + domains.filter { $0.name != name && mentioned.contains($0.name) }.flatMap(\.records.linesForMacros)
    }
}
