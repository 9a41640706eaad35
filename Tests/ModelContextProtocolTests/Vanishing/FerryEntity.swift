import AppIntents

/// A ferry whose papers cannot be read: one that sails away meanwhile, or one that stays.
struct FerryEntity: AppEntity {
    struct NoPapers: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "There are no papers." }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry"
    static let defaultQuery = FerryQuery()

    let id: String
    @DeferredProperty(title: "Content")
    var content: String {
        get async throws { throw NoPapers() }
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Ferry \(id)") }
}
