@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program the compiler runs to expand this package's macros.
///
/// It answers the compiler's messages itself: a plugin of the usual kind finds a macro only by the name of its type, and
/// the macros of an own domain have the domain in theirs.
@main
struct AppIntentsPlugin: PluginProvider {
    let features: [PluginFeature] = []

    static func main() throws {
        let connection = try StandardIOMessageConnection()
        let listener = CompilerPluginMessageListener(connection: connection, provider: AppIntentsPlugin())
        try listener.main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = MacroTable.macro(named: typeName) else {
            throw UnknownMacro(moduleName: moduleName, typeName: typeName)
        }
        return macro
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw UnloadableLibrary(path: libraryPath, moduleName: moduleName)
    }
}
