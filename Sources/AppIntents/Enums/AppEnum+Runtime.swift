/// One value of an enum as the system sees it.
package struct EnumCaseDescription: Sendable {
    package let rawValue: String
    package let display: DisplayRepresentation
}

extension AppEnum {
    /// This value's raw value as text.
    package var rawText: String { rawValue.description }

    /// All values, in the order of declaration.
    package static var caseDescriptions: [EnumCaseDescription] {
        allCases.map { EnumCaseDescription(rawValue: $0.rawText, display: $0.displayRepresentation) }
    }

    /// The value of a raw value in text form.
    package static func value(rawText: String) -> (any AppEnum)? {
        RawValue(rawText).flatMap { Self(rawValue: $0) }
    }
}
