import Foundation

/// What the app itself keeps of a lighthouse.
struct Lighthouse {
    let id: String
    let name: String
    let coast: String
    let height: Double
    let picture: String
    let remarks: String
}
