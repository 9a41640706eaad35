import SwiftSyntaxMacros

/// The macros of this plugin.
enum MacroTable {
    /// Every macro the framework declares.
    static var macros: [any Macro.Type] {
        [
            AppIntentSchemaMacro.self, AppEntitySchemaMacro.self, AppEnumSchemaMacro.self, ComputedPropertyMacro.self,
            DeferredPropertyMacro.self, UnionValueMacro.self,
        ]
    }

    /// The macro of a type name, as `#externalMacro` names it.
    static func macro(named name: String) -> (any Macro.Type)? { macros.first { String(describing: $0) == name } }
}
