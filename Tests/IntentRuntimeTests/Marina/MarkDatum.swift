import Foundation

/// What is known of a mark at sea.
struct MarkDatum: Sendable {
    let name: String
    let number: Int
    let depth: Double?
    let isLit: Bool
    let laid: Date?
    let keeper: String?

    static let all = [
        MarkDatum(name: "Skerry North", number: 2, depth: 4.5, isLit: true, laid: day(1), keeper: "Ada"),
        MarkDatum(name: "Skerry South", number: 10, depth: nil, isLit: false, laid: day(3), keeper: nil),
        MarkDatum(name: "Élan Rock", number: 1, depth: 12, isLit: false, laid: nil, keeper: "ada"),
        MarkDatum(name: "Bell", number: 3, depth: 4.5, isLit: true, laid: day(2), keeper: "Grace"),
    ]

    /// A day of March 2026, at noon in Greenwich.
    private static func day(_ day: Int) -> Date {
        Date(timeIntervalSince1970: 1_772_323_200 + Double(day - 1) * 86_400 + 43_200)
    }
}
