import Foundation

/// A trail as the app itself keeps it.
struct Trail: Sendable, Identifiable {
    let id: String
    let name: String
    let region: String
    let length: Measurement<UnitLength>
    let difficulty: Difficulty
}
