import AppIntents

struct LighthouseEntity: AppEntity {
    // Whatever is found, opened or deleted goes through this query.
    static let defaultQuery = LighthouseQuery()

    // The identifier is kept in shortcuts, so it never changes.
    var id: String

    @Property var name: String

    @Property(title: "Coast")
    var coastDescription: String

    @Property
    var focalHeight: Measurement<UnitLength>

    @Property(title: "Last Seen")
    var lastSeen: Date?

    var pictureName: String
    var remarks: String

    @ComputedProperty
    var isTall: Bool { focalHeight > Measurement(value: 60, unit: .meters) }

    @DeferredProperty(title: "Log")
    var logbook: String {
        get async throws { "The log of \(name)" }
    }

    /**
     How the lighthouse is shown: its name, the coast it stands on, and its picture.
     */
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(coastDescription)", image: DisplayRepresentation.Image(named: pictureName))
    }

    init(lighthouse: Lighthouse) {
        self.id = lighthouse.id
        self.pictureName = lighthouse.picture
        self.remarks = lighthouse.remarks
        self.name = lighthouse.name
        self.coastDescription = lighthouse.coast
        self.focalHeight = Measurement(value: lighthouse.height, unit: .meters)
    }
}

extension LighthouseEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation {
        "https://coast.example/lights/\(.id)/chart"
    }
}
