import AppIntents
import Foundation

struct ProjectEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Project")
    static var defaultQuery = ProjectQuery()

    var id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ProjectQuery: EntityStringQuery {
    @Dependency var timesheet: Timesheet

    // Any name is a project; it exists from its first shift on.
    func entities(for identifiers: [String]) async throws -> [ProjectEntity] {
        identifiers.map(ProjectEntity.init(id:))
    }

    func entities(matching string: String) async throws -> [ProjectEntity] {
        let known = try await suggestedEntities().filter { $0.id.lowercased().hasPrefix(string.lowercased()) }
        return known.isEmpty ? [ProjectEntity(id: string)] : known
    }

    func suggestedEntities() async throws -> [ProjectEntity] {
        await timesheet.projects.map(ProjectEntity.init(id:))
    }
}

struct ShiftEntity: AppEntity, Identifiable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Shift"

    struct ShiftQuery: EntityPropertyQuery {
        typealias ComparatorMappingType = Predicate<ShiftEntity>

        static let properties = QueryProperties {
            Property(\ShiftEntity.$hours) {
                GreaterThanOrEqualToComparator { hours in #Predicate<ShiftEntity> { $0.hours >= hours } }
                LessThanOrEqualToComparator { hours in #Predicate<ShiftEntity> { $0.hours <= hours } }
            }
            Property(\ShiftEntity.$project) {
                EqualToComparator { name in #Predicate<ShiftEntity> { $0.project == name } }
                ContainsComparator { name in #Predicate<ShiftEntity> { $0.project.contains(name) } }
            }
        }

        static let sortingOptions = SortingOptions {
            SortableBy(\ShiftEntity.$hours)
        }

        @Dependency var timesheet: Timesheet

        func entities(for identifiers: [UUID]) async throws -> [ShiftEntity] {
            await timesheet.shifts.filter { identifiers.contains($0.id) }.map(ShiftEntity.init)
        }

        func entities(
            matching comparators: [Predicate<ShiftEntity>], mode: ComparatorMode,
            sortedBy: [EntityQuerySort<ShiftEntity>], limit: Int?
        ) async throws -> [ShiftEntity] {
            var found = try await timesheet.shifts.map(ShiftEntity.init).filter { shift in
                mode == .and
                    ? try comparators.allSatisfy { try $0.evaluate(shift) }
                    : try comparators.contains { try $0.evaluate(shift) }
            }
            if let order = sortedBy.first?.order {
                found.sort(using: KeyPathComparator(\.hours, order: order == .ascending ? .forward : .reverse))
            }
            return Array(found.prefix(limit ?? found.count))
        }
    }

    static var defaultQuery = ShiftQuery()

    let id: UUID
    @Property(title: "Project") var project: String
    @Property(title: "Hours") var hours: Double

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(project)", subtitle: "\(hours, format: .number) hours")
    }

    init(_ shift: Shift) {
        id = shift.id
        project = shift.project
        hours = shift.hours
    }
}
