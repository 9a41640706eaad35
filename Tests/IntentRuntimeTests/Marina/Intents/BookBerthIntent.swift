import AppIntents

/// Books a berth: three values are required, one has a default, two may be left out.
struct BookBerthIntent: AppIntent {
    static let title: LocalizedStringResource = "Book Berth"
    static let description: IntentDescription? = "Books a berth for a while."

    @Parameter(title: "Skipper", requestValueDialog: "Who is the skipper?")
    var skipper: String

    @Parameter(
        title: "Nights", description: "How long.", inclusiveRange: (1, 14), requestValueDialog: "How many nights?")
    var nights: Int

    @Parameter(title: "Rig", default: .sloop)
    var rig: Rig

    @Parameter
    var wantsPower: Bool

    @Parameter(title: "Remark")
    var remark: String?

    @Parameter(title: "Draught", inclusiveRange: (0.2, 3.5))
    var draught: Double?

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        Witness.current?.note("booked")
        let words = [
            skipper, "\(nights)", rig.rawValue, "\(wantsPower)", remark ?? "no remark",
            draught.map { "\($0)" } ?? "no draught",
        ]
        return .result(value: words.joined(separator: ", "), dialog: "Booked for \(skipper).")
    }
}
