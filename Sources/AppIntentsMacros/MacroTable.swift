import SchemaCatalog
import SwiftSyntaxMacros
import Synchronization

/// The macros of this plugin.
enum MacroTable {
    /// Every macro the framework declares.
    static var macros: [any Macro.Type] {
        [
            AppIntentSchemaMacro.self, AppEntitySchemaMacro.self, AppEnumSchemaMacro.self, ComputedPropertyMacro.self,
            DeferredPropertyMacro.self, UnionValueMacro.self,
        ]
    }

    /// The records that were read last: the compiler sends them with every expansion, and seldom others.
    private static let latestRecords = Mutex<Substring>("")

    /// The macro of a type name, as `#externalMacro` names it.
    ///
    /// A macro of an own domain has the domain's records behind the name, which the catalogue then has while the macro is
    /// expanded. The plugin sees nothing of the package that adds the domain but this.
    ///
    /// - Parameter name: The name of the macro's type, alone or as ``MacroTypeName`` writes it.
    /// - Returns: The macro, or `nil` if this plugin has none of the name.
    static func macro(named name: String) -> (any Macro.Type)? {
        let name = MacroTypeName(name)
        guard let macro = macros.first(where: { String(describing: $0) == name.macro }) else { return nil }
        latestRecords.withLock { latest in
            if name.records.isEmpty || name.records == latest { return }
            for domain in SchemaDomain.domains(in: name.plainRecords) { SchemaCatalog.add(domain) }
            latest = name.records
        }
        return macro
    }
}
