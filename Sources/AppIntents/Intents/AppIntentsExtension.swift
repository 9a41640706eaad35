/// The entry point of an extension that holds an app's intents.
///
/// Nothing loads extensions here: a program that links the intents runs them. Started by itself, an extension says so and ends.
public protocol AppIntentsExtension {
    /// Makes the extension.
    init()
}

extension AppIntentsExtension {
    /// Says that the extension does nothing by itself.
    public static func main() {
        let words = "\(Self.self) holds intents and does nothing by itself; link them into a program that runs them.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }
}
