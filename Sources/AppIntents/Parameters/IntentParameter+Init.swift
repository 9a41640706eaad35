extension IntentParameter {
    /// A parameter of any value.
    ///
    /// - Parameters:
    ///   - title: What a person calls it.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog), default: defaultValue)
    }

    /// A parameter of any value, whose title is made of its name.
    ///
    /// - Parameters:
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType?,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(summary: description, requestValueDialog: requestValueDialog),
            default: defaultValue)
    }

    /// A parameter of any value, whose title is made of its name.
    ///
    /// - Parameters:
    ///   - description: What it is for.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil) {
        self.init(
            declaration: ParameterDeclaration(summary: description, requestValueDialog: requestValueDialog),
            default: nil)
    }
}

extension IntentParameter where Value.ValueType == String {
    /// A parameter of text.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - inputOptions: How the text is typed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                isMultiline: inputOptions.multiline), default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// A parameter of yes or no.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - displayName: The words for the two values.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog, displayName: displayName),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Int {
    /// How a whole number is typed.
    public enum IntControlStyle: Sendable { case stepper, field }

    /// A parameter of a whole number within bounds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - controlStyle: How the number is typed.
    ///   - inclusiveRange: The smallest and the largest number allowed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .field,
        inclusiveRange: InclusiveRange<Int>, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                minimum: Double(inclusiveRange.lowerBound), maximum: Double(inclusiveRange.upperBound)),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// How a number is typed.
    public enum DoubleControlStyle: Sendable { case stepper, field, slider }

    /// A parameter of a number within bounds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - controlStyle: How the number is typed.
    ///   - inclusiveRange: The smallest and the largest number allowed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
        inclusiveRange: InclusiveRange<Double>, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound), default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Date {
    /// What of a date the parameter takes.
    public typealias DateKind = IntentDateKind

    /// A parameter of a date.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - kind: What of the date is taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog, dateKind: kind),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A parameter of files of given kinds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken; any where it is empty.
    ///   - requestValueDialog: What the person is asked when it is missing.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                supportedContentTypes: supportedContentTypes), default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppValue {
    /// A parameter of an entity or an enum.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog), default: defaultValue)
    }
}

extension IntentParameter {
    /// A parameter whose choices are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - optionsProvider: Gives the choices.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                options: { try await optionsProvider.results().items }), default: defaultValue)
    }
}
