import AppIntents

/// A boat of the marina.
struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()

    /// Two of the boats have the same words in their titles, one has a title that is within another's.
    static let fleet = [
        Boat(id: "b/1", name: "Kittiwake", harbour: "Skerry", rig: .gaffCutter, log: "Leaks."),
        Boat(id: "b/2", name: "Petrel", harbour: "Skerry", rig: .sloop, log: "Bung is on the string."),
        Boat(id: "b/3", name: "Storm Petrel", harbour: "Öland", rig: .sloop, log: ""),
        Boat(id: "b/4", name: "Seehund", harbour: "Kiel", rig: nil, log: "New sail."),
        Boat(id: "b/5", name: "Seeadler", harbour: "Kiel", rig: .catBoat, log: "Dry."),
    ]

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Harbour") var harbour: String
    @Property(title: "Rig") var rig: Rig?

    /// The log, which is read only when somebody asks for it.
    @DeferredProperty
    var log: String {
        get async throws {
            Witness.current?.note("read the log of \(name)")
            return text
        }
    }

    /// Worked out when it is read.
    @ComputedProperty
    var nameLength: Int { name.count }

    private let text: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(harbour)", synonyms: ["hull \(id)"])
    }

    init(id: String, name: String, harbour: String, rig: Rig?, log: String) {
        self.id = id
        text = log
        self.name = name
        self.harbour = harbour
        self.rig = rig
    }
}
