import AppIntents

/// Nothing names these types but themselves: they are found by what the compiler left of them in the program.
public enum Pier {
    struct MoorIntent: AppIntent {
        static let title: LocalizedStringResource = "Moor"

        @Parameter(title: "Boat")
        var boat: Boat

        @Parameter(title: "Side")
        var side: Side

        func perform() async throws -> some IntentResult { .result() }
    }

    enum Side: String, AppEnum {
        case port
        case starboard

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
        static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [.port: "Port", .starboard: "Starboard"]
    }

    final class Office {
        private struct PayIntent: AppIntent {
            static let title: LocalizedStringResource = "Pay"

            func perform() async throws -> some IntentResult { .result() }
        }
    }
}

struct CastOffIntent: AppIntent {
    static let title: LocalizedStringResource = "Cast Off"

    func perform() async throws -> some IntentResult { .result() }
}
