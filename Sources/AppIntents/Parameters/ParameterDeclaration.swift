/// What a `@Parameter` declares beyond its value's type and default.
package struct ParameterDeclaration: Sendable {
    package var title: LocalizedStringResource?
    package var summary: LocalizedStringResource?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var supportedContentTypes: [UTType] = []
    package var minimum: Double?
    package var maximum: Double?
    package var isMultiline = false
    package var displayName: Bool.IntentDisplayName?
    package var dateKind: IntentDateKind?
    package var options: (@Sendable () async throws -> [any _IntentValue])?
}
