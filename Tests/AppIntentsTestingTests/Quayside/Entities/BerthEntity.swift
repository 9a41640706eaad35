import AppIntents
import CoreTransferable
import GeoToolbox

/// A place for one boat.
struct BerthEntity: AppEntity {
    static let defaultQuery = BerthQuery()

    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Length")
    var length: Measurement<UnitLength>

    @Property(title: "Pier")
    var pier: PierEntity

    @Property(title: "Features")
    var features: [String]

    @Property(title: "Made for")
    var kind: BoatKind

    @Property(title: "Guest")
    var guest: String?

    @DeferredProperty(title: "Depth")
    var depth: Double {
        get async throws {
            guard id != "C1" else { throw AppIntentError.Unrecoverable.networkFailure }
            return length.value / 4
        }
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ id: String, length: Double, kind: BoatKind, features: [String] = []) {
        self.id = id
        name = "Berth \(id)"
        self.length = Measurement(value: length, unit: .meters)
        pier = PierEntity(String(id.prefix(1)))
        self.features = features
        self.kind = kind
    }
}

extension BerthEntity: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) { berth in
            Data(#"{"id":"\#(berth.id)"}"#.utf8)
        } importing: { data in
            let text = String(decoding: data, as: UTF8.self)
            guard let berth = Harbour.berths.first(where: { text.contains("\"\($0.id)\"") }) else {
                throw AppIntentError.Unrecoverable.entityNotFound
            }
            return berth
        }
        ValueRepresentation { (berth: BerthEntity) in
            PlaceDescriptor(representations: [.address("Quay \(berth.id)")], commonName: berth.name)
        } importing: { (place: PlaceDescriptor) in
            guard let berth = Harbour.berths.first(where: { $0.name == place.commonName }) else {
                throw AppIntentError.Unrecoverable.entityNotFound
            }
            return berth
        }
        ProxyRepresentation { berth in
            berth.name
        } importing: { name in
            guard let berth = Harbour.berths.first(where: { $0.name == name }) else {
                throw AppIntentError.Unrecoverable.entityNotFound
            }
            return berth
        }
    }
}
