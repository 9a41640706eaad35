import AppIntents
import Foundation
import IntentRuntime
import Testing

@testable import Pantry
@testable import Passage
@testable import Rota

extension SharedManagerTests {
    /// Conditions on properties, which the system hands to an app's own search by way of its comparators.
    @Suite struct PropertyQueryTests {
        private let system = IntentSystem(
            catalog: IntentCatalog(types: [
                RecipeEntity.self, Cuisine.self, ShiftEntity.self, FlightEntity.self,
                AirportEntity.self,
            ]))

        init() {
            let day = 86_400.0
            let recipes = [
                Recipe(
                    id: UUID(), name: "Pad Thai", cuisine: .thai, servings: 2, minutes: 25,
                    ingredients: ["noodles", "lime"],
                    isFavorite: true, addedOn: Date(timeIntervalSince1970: 0)),
                Recipe(
                    id: UUID(), name: "Ragu", cuisine: .italian, servings: 6, minutes: 180, ingredients: ["beef"],
                    addedOn: Date(timeIntervalSince1970: 10 * day)),
                Recipe(
                    id: UUID(), name: "Pasta al limone", cuisine: .italian, servings: 4, minutes: 20,
                    ingredients: ["pasta", "lemon"], addedOn: Date(timeIntervalSince1970: 20 * day)),
                Recipe(
                    id: UUID(), name: "Shakshuka", cuisine: .middleEastern, servings: 3, minutes: 35,
                    ingredients: ["eggs", "tomatoes"], addedOn: Date(timeIntervalSince1970: 30 * day)),
            ]
            registerPantryDependencies(PantryStore(recipes: recipes))
            let morning = Date(timeIntervalSince1970: 1_790_000_000)
            let shifts = [("Boat", 2.0), ("Boathouse", 5), ("House", 3)].map { project, hours in
                Shift(project: project, start: morning, end: morning + hours * 3_600)
            }
            AppDependencyManager.shared.add(dependency: Timesheet(shifts: shifts))
        }

        @Test(
            "Each comparator of a recipe finds what it says",
            arguments: [
                ("name = Ragu", ["Ragu"]),
                ("name != Ragu", ["Pad Thai", "Pasta al limone", "Shakshuka"]),
                ("name contains pa", ["Pad Thai", "Pasta al limone"]),
                ("name begins with Pa", ["Pad Thai", "Pasta al limone"]),
                ("name ends with uka", ["Shakshuka"]),
                ("cuisine = italian", ["Pasta al limone", "Ragu"]),
                ("cuisine != italian", ["Pad Thai", "Shakshuka"]),
                ("servings = 4", ["Pasta al limone"]),
                ("servings < 3", ["Pad Thai"]),
                ("servings <= 3", ["Pad Thai", "Shakshuka"]),
                ("servings > 4", ["Ragu"]),
                ("servings >= 4", ["Pasta al limone", "Ragu"]),
                ("totalTime < 0.5 hr", ["Pad Thai", "Pasta al limone"]),
                ("totalTime > 100 min", ["Ragu"]),
                ("ingredients contains eggs", ["Shakshuka"]),
                ("isFavorite = true", ["Pad Thai"]),
                ("addedOn < 1970-01-15", ["Pad Thai", "Ragu"]),
                ("addedOn > 1970-01-15", ["Pasta al limone", "Shakshuka"]),
            ])
        func recipes(condition: String, names: [String]) async throws {
            let found = try await system.find(
                FindRequest(entity: "RecipeEntity", conditions: [condition], sort: "name"))
            #expect(found.map(\.title) == names)
        }

        @Test(
            "Recipes come in the order asked for, and no more than the limit",
            arguments: [
                ("servings", nil, ["Pad Thai", "Shakshuka", "Pasta al limone", "Ragu"]),
                ("-servings", 2, ["Ragu", "Pasta al limone"]),
                ("-addedOn", 1, ["Shakshuka"]),
                ("name", 2, ["Pad Thai", "Pasta al limone"]),
            ] as [(String, Int?, [String])])
        func sorting(sort: String, limit: Int?, names: [String]) async throws {
            let found = try await system.find(FindRequest(entity: "RecipeEntity", sort: sort, limit: limit))
            #expect(found.map(\.title) == names)
        }

        @Test("Several conditions must all hold")
        func together() async throws {
            let found = try await system.find(
                FindRequest(entity: "RecipeEntity", conditions: ["cuisine = italian", "servings > 4"]))
            #expect(found.map(\.title) == ["Ragu"])
        }

        @Test(
            "Comparators that map to predicates find shifts",
            arguments: [
                ("hours >= 3", ["Boathouse", "House"]), ("hours <= 2", ["Boat"]), ("project = Boat", ["Boat"]),
                ("project contains house", ["Boathouse"]),
            ])
        func shifts(condition: String, projects: [String]) async throws {
            let found = try await system.find(
                FindRequest(entity: "ShiftEntity", conditions: [condition], sort: "-hours"))
            #expect(found.map(\.title) == projects)
        }

        @Test(
            "Flights are found between two times, and come in their order",
            arguments: [
                (["departs > 2027-01-16"], "departs", ["PX2", "PX3"]), (["departs < 2027-01-16"], "departs", ["PX1"]),
                (["departs > 2027-01-15", "departs < 2027-01-17"], "-departs", ["PX2", "PX1"]),
            ])
        @MainActor
        func flights(conditions: [String], sort: String, numbers: [String]) async throws {
            let here = TravelModel.Airport(code: "CPH", city: "Copenhagen")
            let there = TravelModel.Airport(code: "CDG", city: "Paris")
            // Noon of the 15th, 16th and 17th of January 2027, wherever this runs.
            let days = [15, 16, 17].compactMap {
                Calendar.current.date(from: DateComponents(year: 2027, month: 1, day: $0, hour: 12))
            }
            let flights = days.enumerated().map { index, day in
                TravelModel.Flight(number: "PX\(index + 1)", from: here, to: there, departs: day, fare: 50)
            }
            let model = TravelModel(flights: flights)
            AppDependencyManager.shared.add(dependency: model)
            let found = try await system.find(FindRequest(entity: "FlightEntity", conditions: conditions, sort: sort))
            #expect(found.map(\.title) == numbers)
        }
    }
}
