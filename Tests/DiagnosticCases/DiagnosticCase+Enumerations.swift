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
                """, compiler: ["type 'Category' does not conform to protocol 'RawRepresentable'"]),
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
                """, compiler: ["2: type 'Category' does not conform to protocol 'RawRepresentable'"]),
        DiagnosticCase(
            name: "a case too many beside others in one declaration",
            annotated: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart, linger
                                         ^ Case 'linger' is not part of schema 'reminders.locationTriggerEvent', whose cases are 'arrive', 'depart'; remove it or rename it
                                           > Remove 'linger'
                }
                """,
            fixed: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart
                }
                """),
        DiagnosticCase(
            name: "a case too many between others",
            annotated: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, linger = "stay", depart
                                 ^ Case 'linger' is not part of schema 'reminders.locationTriggerEvent', whose cases are 'arrive', 'depart'; remove it or rename it
                                   > Remove 'linger = "stay"'
                }
                """,
            fixed: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart
                }
                """),
        DiagnosticCase(
            name: "two cases too many in one declaration",
            annotated: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, linger, depart, wait
                                 ^ Case 'linger' is not part of schema 'reminders.locationTriggerEvent', whose cases are 'arrive', 'depart'; remove it or rename it
                                   > Remove 'linger'
                                                 ^ Case 'wait' is not part of schema 'reminders.locationTriggerEvent', whose cases are 'arrive', 'depart'; remove it or rename it
                                                   > Remove 'wait'
                }
                """,
            fixed: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart
                }
                """),
        DiagnosticCase(
            name: "a missing case and a case too many",
            annotated: """
                @AppEnum(schema: .clock.timerState)
                enum State: String {
                     ^ Enumeration 'State' lacks case 'undefined' of schema 'clock.timerState'; declare 'case undefined'
                       > Insert 'case undefined'
                    case firing, paused
                    case running
                    case stopped
                         ^ Case 'stopped' is not part of schema 'clock.timerState', whose cases are 'firing', 'paused', 'running', 'undefined'; remove it or rename it
                           > Remove 'case stopped'
                }
                """,
            fixed: """
                @AppEnum(schema: .clock.timerState)
                enum State: String {
                    case firing, paused
                    case running
                    case undefined
                }
                """),
        DiagnosticCase(
            name: "a case that holds a value",
            annotated: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event {
                     ^ Enumeration 'Event' must have raw values of type 'String' for schema 'reminders.locationTriggerEvent'; declare it as 'enum Event: String'
                       > Insert ': String'
                    case arrive, depart
                    case other(String)
                         ^ Case 'other' is not part of schema 'reminders.locationTriggerEvent', whose cases are 'arrive', 'depart'; remove it or rename it
                           > Remove 'case other(String)'
                }
                """,
            fixed: """
                @AppEnum(schema: .reminders.locationTriggerEvent)
                enum Event: String {
                    case arrive, depart
                }
                """,
            compiler: [
                "type 'Event' does not conform to protocol 'CaseIterable'",
                "type 'Event' does not conform to protocol 'RawRepresentable'",
            ]),
    ]
}
