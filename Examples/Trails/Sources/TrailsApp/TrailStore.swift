import Foundation

/// The app's data. It lives in memory here; a real app has a file or a database behind the same functions.
actor TrailStore {
    /// A walk that somebody noted down.
    struct Hike: Sendable {
        let trail: Trail.ID
        let date: Date
        let note: String?
    }

    private(set) var hikes: [Hike] = []
    private(set) var openTrail: Trail.ID?

    nonisolated let trails = [
        Trail(
            id: "gorge", name: "Gorge Loop", region: "Valley", length: .init(value: 4.5, unit: .kilometers),
            difficulty: .easy),
        Trail(
            id: "lake", name: "Lake Shore", region: "Valley", length: .init(value: 7, unit: .kilometers),
            difficulty: .easy),
        Trail(
            id: "ridge", name: "Red Ridge", region: "Highlands", length: .init(value: 13, unit: .kilometers),
            difficulty: .hard),
        Trail(
            id: "saddle", name: "Saddle Pass", region: "Highlands", length: .init(value: 9, unit: .kilometers),
            difficulty: .moderate),
    ]

    func open(_ trail: Trail.ID) { openTrail = trail }

    /// Notes a hike down.
    ///
    /// - Returns: How many hikes there are of that trail by now.
    func add(_ hike: Hike) -> Int {
        hikes.append(hike)
        return hikes.count { $0.trail == hike.trail }
    }
}
