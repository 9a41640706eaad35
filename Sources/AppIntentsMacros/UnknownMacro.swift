/// The compiler asked for a macro this plugin has not.
struct UnknownMacro: Error, CustomStringConvertible {
    let moduleName: String
    let typeName: String

    var description: String {
        "macro type '\(moduleName).\(typeName)' is unknown; this plugin has "
            + MacroTable.macros.map { "'\($0)'" }.joined(separator: ", ")
    }
}
