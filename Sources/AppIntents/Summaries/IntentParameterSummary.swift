/// A sentence about an intent, and the parameters that are listed below it; `Summary` within an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    let string: ParameterSummaryString<Intent>?
    let table: String?
    let keyPaths: [PartialKeyPath<Intent>]

    /// Makes a summary that tells nothing.
    public init() {
        string = nil
        table = nil
        keyPaths = []
    }

    /// Makes a summary of a sentence alone.
    ///
    /// - Parameters:
    ///   - string: The sentence.
    ///   - table: The strings file in which the sentence is translated, under a key with `${name}` for each parameter.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        self.string = string
        self.table = table
        keyPaths = []
    }

    /// Makes a summary of a sentence with parameters below it.
    ///
    /// - Parameters:
    ///   - string: The sentence.
    ///   - table: The strings file in which the sentence is translated, under a key with `${name}` for each parameter.
    ///   - keyPaths: The parameters below, as `\.$count`, a line each.
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ keyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        self.string = string
        self.table = table
        self.keyPaths = keyPaths()
    }

    /// Makes a summary of parameters without a sentence.
    ///
    /// - Parameter keyPaths: The parameters, as `\.$count`, a line each.
    public init(@ParameterKeyPathsBuilder _ keyPaths: () -> [PartialKeyPath<Intent>]) {
        string = nil
        table = nil
        self.keyPaths = keyPaths()
    }
}
