import AppIntents

/// Declares parameters in the ways that apps do.
struct DeclarationsIntent: AppIntent {
    static let title: LocalizedStringResource = "Declare"

    // Plain.
    @Parameter var bare: String
    @Parameter var bareOptional: Int?
    @Parameter(title: "Title") var titled: String
    @Parameter(title: "Title", description: "For the sign") var described: String?
    @Parameter(description: "For the sign") var untitled: [String]
    @Parameter(default: 3) var defaulted: Int
    @Parameter(requestValueDialog: "What?") var asked: String
    @Parameter(inputConnectionBehavior: .connectToPreviousIntentResult) var connected: String
    @Parameter(title: "Source", description: "Text", inputConnectionBehavior: .connectToPreviousIntentResult)
    var source: String
    @Parameter(title: "Words", default: ["a", "b"], requestValueDialog: IntentDialog("Which words?")) var words:
        [String]
    @Parameter(title: "Limits", default: nil) var limit: Int?

    // Text and yes or no.
    @Parameter(title: "Note", inputOptions: .init(multiline: true)) var note: String?
    @Parameter(
        title: "Name", default: "Birch", inputOptions: String.IntentInputOptions(capitalizationType: .words),
        requestValueDialog: "Which name?", inputConnectionBehavior: .never)
    var name: String
    @Parameter(title: "Lit", default: true, displayName: .init(true: "on", false: "off")) var isLit: Bool
    @Parameter(title: "Open", displayName: Bool.IntentDisplayName(true: "open", false: "shut")) var isOpen: Bool?

    // Numbers.
    @Parameter(title: "Mood (0–100)", inclusiveRange: (0, 100)) var mood: Int
    @Parameter(title: "Count", default: 1, inclusiveRange: (1, 40)) var count: Int
    @Parameter(title: "Count", default: 1, controlStyle: .stepper) var steps: Int
    @Parameter(title: "Count", default: 1, controlStyle: .stepper, inclusiveRange: (1, 4)) var bounded: Int?
    @Parameter(title: "Opacity", default: 94.0, controlStyle: .slider, inclusiveRange: (50.0, 100.0)) var opacity:
        Double
    @Parameter(title: "Share", controlStyle: .field, inclusiveRange: (lowerBound: 0, upperBound: 1)) var share: Double?
    @Parameter(title: "Days", controlStyle: .field, inclusiveRange: nil) var days: [Int]

    // Dates.
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Day", default: .distantPast, kind: .dateTime, requestValueDialog: "When?") var moment: Date?
    @Parameter(title: "Time", kind: .time) var time: DateComponents
    @Parameter(title: "Days", kind: .date) var dates: [Date]

    // Files.
    @Parameter(title: "Picture", supportedContentTypes: [.image, .pdf]) var picture: IntentFile
    @Parameter(
        title: "Pictures", description: "Some", supportedTypeIdentifiers: ["public.image"],
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var pictures: [IntentFile]?
    @Parameter(title: "Files", supportedContentTypes: [.folder, .data], inputConnectionBehavior: .default)
    var files: [IntentFile]

    // Measurements and money.
    @Parameter(title: "Length") var plainLength: Measurement<UnitLength>
    @Parameter(title: "Duration", defaultValue: 5, defaultUnit: .minutes) var duration: Measurement<UnitDuration>
    @Parameter(title: "Duration", defaultValue: 1, unit: .hours, supportsNegativeNumbers: false)
    var hours: Measurement<UnitDuration>?
    @Parameter(title: "Mass", defaultUnit: .grams, defaultUnitAdjustForLocale: true) var mass: Measurement<UnitMass>?
    @Parameter(title: "Weight", supportsNegativeNumbers: false) var weight: Measurement<UnitMass>
    @Parameter(title: "Depth", defaultValue: 2) var depth: Measurement<UnitLength>
    @Parameter(title: "Price") var price: IntentCurrencyAmount
    @Parameter(
        title: "Pay", default: IntentCurrencyAmount(amount: 5, currencyCode: "USD"), currencyCodes: ["USD"],
        inclusiveRange: (1, 9))
    var pay: IntentCurrencyAmount
    @Parameter(title: "Method") var method: IntentPaymentMethod?

    // People and the rest.
    @Parameter(title: "Guests", mode: .email) var guests: [IntentPerson]
    @Parameter(title: "Names") var names: [PersonNameComponents]
    @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Amount", default: 2.5) var amount: Decimal
    @Parameter(title: "Pause", default: .seconds(3)) var pause: Duration
    @Parameter(title: "Text") var text: AttributedString

    // Entities and enums.
    @Parameter(title: "Cabin", requestDisambiguationDialog: "Which cabin?") var cabin: Cabin?
    @Parameter(title: "Cabin", description: "One", requestValueDialog: "Which?") var needed: Cabin
    @Parameter(title: "Cabins", size: [.systemSmall: 2, .systemLarge: IntentCollectionSize(min: 1, max: 8)])
    var shown: [Cabin]
    @Parameter(title: "Cabins", size: 4) var some: [Cabin]?
    @Parameter(title: "Cabins", size: .init(exactly: 2), query: CabinQuery()) var pair: [Cabin]
    @Parameter(title: "Cabin", query: CabinQuery()) var queried: Cabin?
    @Parameter(title: "Cabins") var collection: EntityCollection<Cabin>
    @Parameter(title: "Season", default: .summer) var season: Season
    @Parameter(title: "Season", requestDisambiguationDialog: "Which season?") var other: Season?
    @Parameter(title: "Season", default: .spring, supportedValues: [.spring, .autumn]) var mild: Season

    // Options and resolvers.
    @Parameter(title: "Room", optionsProvider: RoomOptionsProvider()) var room: String
    @Parameter(title: "Rooms", requestValueDialog: "Which rooms?", optionsProvider: RoomOptionsProvider())
    var rooms: [String]?
    @Parameter(title: "Room", inputOptions: .init(), optionsProvider: RoomOptionsProvider()) var typed: String?
    @Parameter(description: "A room", optionsProvider: RoomOptionsProvider()) var untitledRoom: String?
    @Parameter(title: "Cabin", optionsProvider: CabinQuery()) var offered: Cabin?
    @Parameter(title: "Size", default: 2, inclusiveRange: (1, 12), resolvers: { WordLengthResolver() }) var size: Int
    @Parameter(title: "Size", resolvers: { IntFromStringResolver(radix: 16) }) var hexadecimal: Int?

    func perform() async throws -> some IntentResult { .result() }
}
