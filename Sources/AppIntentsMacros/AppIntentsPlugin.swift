import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin

    /// The program the compiler runs to expand this package's macros.
    @main
    struct AppIntentsPlugin: CompilerPlugin {
        var providingMacros: [any Macro.Type] { MacroTable.macros }
    }
#else
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    /// The program the compiler runs to expand this package's macros.
    ///
    /// A toolchain ships the messages between compiler and plugin but not the module that makes a program of them.
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
#endif
