/// The entry point of a program that holds an app's intents and runs them for whoever asks.
///
/// ```swift
/// @main
/// struct QuaysideExtension: AppIntentsExtension {}
/// ```
///
/// The program imports the framework only. It links the library `IntentHosting` beside it, which does the running: tests start the program
/// and run its intents there. Follows Apple's documentation page `appintents/appintentsextension`.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsExtension {
    /// Makes the extension, when the program starts: the place to register dependencies.
    init()
}

extension AppIntentsExtension {
    /// Runs the program: makes the extension and hands over to the host that is linked beside it.
    ///
    /// Where none is linked it says on standard error how to add it, and ends with status 64 (`EX_USAGE` of `sysexits.h`).
    public static func main() async {
        // By its name, since the framework knows nothing of the system that runs it.
        guard let host = _typeByName("13IntentHosting13ExtensionHostO") as? any _AppIntentsHost.Type else {
            let words = """
                '\(Self.self)' holds intents, and there is nothing in this program that runs them.
                Add the product 'IntentHosting' of the package 'swift-app-intents' to the dependencies of its target.

                """
            FileHandle.standardError.write(Data(words.utf8))
            exit(64)
        }
        let program = Self()
        await host.run(program)
    }
}
