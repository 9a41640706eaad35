/// What the command was asked to do.
struct CheckOptions {
    /// A file or a folder of source, with the module it belongs to.
    struct Source {
        let path: String
        let module: String?
    }

    static let help = """
        Usage: check-schemas [--fix] [--json] [--domain FILE]… [--stamp FILE] [--module NAME] PATH…

        Compares an app's Swift source with the app schemas that its types follow, and says what a macro cannot see:
        groups of schemas that are there in part, types that do not follow the schema that is referred to, unions that
        hold what they may not.

        PATH is a file or a folder, whose Swift files are read at any depth. All modules of one app belong in one call.

          --module NAME   the module of the paths that follow
          --domain FILE   a schema domain of the app's own, as JSON; may be repeated
          --fix           write the edits that are the only right ones into the files
          --json          tell what was found as JSON
          --stamp FILE    write an empty file where nothing is wrong, for build systems
          --help          show this

        Exits with 0 where nothing is wrong or there are warnings only, 1 where something is, 2 where the command line is.

        """

    private(set) var sources: [Source] = []
    private(set) var domains: [String] = []
    private(set) var stamp: String?
    private(set) var fixes = false
    private(set) var json = false
    private(set) var wantsHelp = false

    /// Reads a command line.
    ///
    /// - Parameter words: The words after the command's name.
    /// - Throws: ``UsageError`` where a word means nothing or one is missing.
    init(_ words: [String]) throws(UsageError) {
        var words = words[...]
        var module: String?
        var hasOptions = true
        while let word = words.popFirst() {
            switch word {
            case "--" where hasOptions: hasOptions = false
            case "--fix" where hasOptions: fixes = true
            case "--json" where hasOptions: json = true
            case "--help" where hasOptions, "-h" where hasOptions: wantsHelp = true
            case "--module" where hasOptions: module = try Self.value(of: word, from: &words)
            case "--domain" where hasOptions: domains.append(try Self.value(of: word, from: &words))
            case "--stamp" where hasOptions: stamp = try Self.value(of: word, from: &words)
            case _ where hasOptions && word.hasPrefix("-"): throw UsageError("there is no option '\(word)'")
            default: sources.append(Source(path: word, module: module))
            }
        }
        if sources.isEmpty, !wantsHelp { throw UsageError("name a file or a folder of Swift source") }
    }

    private static func value(of option: String, from words: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let word = words.popFirst(), !word.isEmpty else { throw UsageError("'\(option)' needs a value after it") }
        return word
    }
}
