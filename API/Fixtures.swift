// What the forms of the checklist are written against.
import AppIntents
import CoreLocation
import Foundation
import GeoToolbox

final class Store: Sendable {}

struct Trail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()
    var id = "lake"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "Trail" }
}

struct TrailQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Trail] { [] }
    func entities(matching string: String) async throws -> [Trail] { [] }
}

struct Numbered: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Numbered"
    static let defaultQuery = NumberedQuery()
    var id = 3
    var displayRepresentation: DisplayRepresentation { "Numbered" }
}

struct NumberedQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Numbered] { [] }
}

struct Scan: FileEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
    static let supportedContentTypes: [UTType] = [.pdf]
    static let defaultQuery = ScanQuery()
    var id = FileEntityIdentifier.draft(identifier: "scan")
    var displayRepresentation: DisplayRepresentation { "Scan" }
}

struct ScanQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Scan] { [] }
}

enum Surface: String, AppEnum {
    case gravel, rock, snow
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Surface"
    static let caseDisplayRepresentations: [Surface: DisplayRepresentation] = [
        .gravel: "Gravel", .rock: "Rock", .snow: "Snow",
    ]
}

enum Season: String, AppEnum, AppEntity {
    case summer, winter
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.summer: "Summer", .winter: "Winter"]
    static let defaultQuery = SeasonQuery()
    var id: String { rawValue }
}

struct SeasonQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Season] { [] }
}

struct LinkedTrail: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = LinkedTrailQuery()
    static var urlRepresentation: EntityURLRepresentation<LinkedTrail> { "https://trails.example/\(.id)" }
    var id = "lake"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "Trail" }
}

struct LinkedTrailQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LinkedTrail] { [] }
}

enum LinkedPlace: String, AppEnum, URLRepresentableEnum {
    case hut, lake
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let caseDisplayRepresentations: [LinkedPlace: DisplayRepresentation] = [.hut: "Hut", .lake: "Lake"]
    static var urlRepresentation: EnumURLRepresentation<LinkedPlace> { "https://trails.example/\(.rawValue)" }
}

struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
}

struct GiveNumber: AppIntent {
    static let title: LocalizedStringResource = "Give Number"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
}

struct TwoNumbers: AppIntent {
    static let title: LocalizedStringResource = "Two Numbers"
    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second") var second: Int
    func perform() async throws -> some IntentResult { .result() }
}

struct OpenTrail: OpenIntent {
    static let title: LocalizedStringResource = "Open Trail"
    @Parameter(title: "Trail") var target: Trail
}

struct CardIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Card"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(dialog: "Card") }
}

struct Choices<Value: _IntentValue & Sendable>: DynamicOptionsProvider, Sendable where Value.ValueType == Value {
    func results() async throws -> [Value] { [] }
}

struct Words<Output: _IntentValue & Sendable>: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Output>) async throws -> Output? { nil }
}

func aPlacemark() -> CLPlacemark {
    CLPlacemark(location: CLLocation(latitude: 48, longitude: 2), name: "Hut")
}

func aPlace() -> PlaceDescriptor { PlaceDescriptor(representations: [.address("Hut")], commonName: nil) }

final class Stored<Value: Sendable>: @unchecked Sendable {
    var value: Value?
}
