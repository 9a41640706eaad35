/// What a `@Parameter` declares beyond its value's type and default.
package struct ParameterDeclaration: Sendable {
    package var title: LocalizedStringResource?
    package var summary: LocalizedStringResource?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var inputConnectionBehavior = InputConnectionBehavior.default
    package var supportedContentTypes: [UTType] = []
    package var minimum: Double?
    package var maximum: Double?
    package var numberStyle: IntentNumberStyle?
    package var isMultiline = false
    package var displayName: Bool.IntentDisplayName?
    package var dateKind: IntentDateKind?
    package var personMode: IntentPerson.ParameterMode?
    package var placemarkStyle: IntentPlacemarkDisplayStyle?
    package var currencyCodes: [String] = []
    /// The unit of a number given without one.
    package var unit: Dimension?
    /// Whether that unit is the one in which the value is told, not only the one of a number without a unit.
    package var isFixedUnit = false
    package var unitAdjustsForLocale = false
    package var supportsNegativeNumbers = true
    /// The raw values of an enum that are taken; `nil` for all.
    package var supportedValues: [String]?
    package var size: IntentCollectionSize?
    package var options: ParameterOptions?
    package var resolvers: [any Resolver] = []

    init(
        title: LocalizedStringResource? = nil, summary: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, resolvers: [any Resolver] = []
    ) {
        self.title = title
        self.summary = summary
        self.requestValueDialog = requestValueDialog
        self.requestDisambiguationDialog = requestDisambiguationDialog
        self.inputConnectionBehavior = inputConnectionBehavior
        self.resolvers = resolvers
    }

    /// This declaration with something set.
    func with<Part>(_ part: WritableKeyPath<ParameterDeclaration, Part>, _ value: Part) -> ParameterDeclaration {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}
