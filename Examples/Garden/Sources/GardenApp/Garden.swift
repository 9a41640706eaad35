import Foundation
import GardenKit

/// The app's data. It lives in memory here; a real app has a file or a database behind the same functions.
actor Garden {
    /// A bed as the app itself keeps it.
    struct Bed: Sendable, Identifiable {
        let id: String
        let name: String
        let isSunny: Bool
    }

    /// A plant as the app itself keeps it.
    struct Plant: Sendable, Identifiable {
        let id: String
        let name: String
        let season: Season
        var bed: Bed.ID
        var lastWatered: Date?
        var diary: [Entry] = []
    }

    /// A line of the garden's diary.
    struct Entry: Sendable, Identifiable {
        let id: String
        let text: String
        let date: Date
    }

    let beds = [
        Bed(id: "wall", name: "By the wall", isSunny: true), Bed(id: "oak", name: "Under the oak", isSunny: false),
    ]

    private(set) var plants = [
        Plant(id: "rose", name: "Rose", season: .spring, bed: "wall"),
        Plant(id: "fern", name: "Fern", season: .autumn, bed: "wall"),
    ]

    /// Changes a plant, and notes down in the diary what was done.
    func change(_ id: Plant.ID, _ text: String, _ edit: @Sendable (inout Plant) -> Void) {
        guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
        edit(&plants[index])
        let number = plants[index].diary.count + 1
        plants[index].diary.append(Entry(id: "\(id)-\(number)", text: text, date: Date()))
    }
}
