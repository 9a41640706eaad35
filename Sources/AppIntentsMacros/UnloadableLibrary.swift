/// The compiler asked to load a library of macros, which is another kind of plugin.
struct UnloadableLibrary: Error, CustomStringConvertible {
    let path: String
    let moduleName: String

    var description: String {
        "cannot load '\(path)' for module '\(moduleName)'; this plugin holds its own macros only"
    }
}
