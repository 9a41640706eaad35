extension DiagnosticCase {
    /// What is said of enumerations.
    static let enumerations: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a missing case whose name is a keyword",
            annotated: """
                @AppEnum(schema: .audio.playbackAttributes)
                enum PlaybackAttributes: String, Sendable {
                     ^ Enumeration 'PlaybackAttributes' lacks case 'repeat' of schema 'audio.playbackAttributes'; declare 'case `repeat`'
                       > Insert 'case `repeat`'
                    case shuffle

                    static let caseDisplayRepresentations: [PlaybackAttributes: DisplayRepresentation] = [:]
                }
                """,
            fixed: """
                @AppEnum(schema: .audio.playbackAttributes)
                enum PlaybackAttributes: String, Sendable {
                    case shuffle
                    case `repeat`

                    static let caseDisplayRepresentations: [PlaybackAttributes: DisplayRepresentation] = [:]
                }
                """),
        DiagnosticCase(
            name: "a case too many",
            annotated: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart
                    case linger
                         ^ Case 'linger' is not part of schema 'reminders.locationTriggerEvent', whose cases are 'arrive', 'depart'; remove it or rename it
                           > Remove 'case linger'
                }
                """,
            fixed: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart
                }
                """),
        DiagnosticCase(
            name: "raw values of another type",
            annotated: """
                @AppEnum(schema: .mail.category)
                enum Category: Int, CaseIterable {
                               ^ Raw values of schema 'mail.category' must have type 'String', not 'Int'
                                 > Replace 'Int' with 'String'
                    case primary
                }
                """,
            fixed: """
                @AppEnum(schema: .mail.category)
                enum Category: String, CaseIterable {
                    case primary
                }
                """),
        DiagnosticCase(
            name: "no raw values",
            annotated: """
                @AppEnum(schema: .mail.category)
                enum Category {
                     ^ Enumeration 'Category' must have raw values of type 'String' for schema 'mail.category'; declare it as 'enum Category: String'
                       > Insert ': String'
                    case primary
                }
                """,
            fixed: """
                @AppEnum(schema: .mail.category)
                enum Category: String {
                    case primary
                }
                """),
        DiagnosticCase(
            name: "protocols but no raw values",
            annotated: """
                @AppEnum(schema: .mail.category)
                enum Category: AppEnum {
                     ^ Enumeration 'Category' must have raw values of type 'String' for schema 'mail.category'; declare it as 'enum Category: String'
                       > Insert 'String,'
                    case primary
                }
                """,
            fixed: """
                @AppEnum(schema: .mail.category)
                enum Category: String, AppEnum {
                    case primary
                }
                """),
    ]
}
