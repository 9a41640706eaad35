import AppIntents

/// The mail kit's intents, for the app and its widgets.
public struct CourierPackage: AppIntentsPackage {
    /// The kit stands on no other.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Where a message lies.
public enum Mailbox: String, AppEnum, CaseIterable, Sendable {
    /// What has come in.
    case inbox
    /// What is kept.
    case archive
    /// What nobody asked for.
    case junk
    /// What went out.
    case sent

    /// What a person calls the type.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mailbox"

    /// What a person calls each of them.
    public static let caseDisplayRepresentations: [Mailbox: DisplayRepresentation] = [
        .inbox: DisplayRepresentation(title: "Inbox", image: .init(systemName: "tray")),
        .archive: DisplayRepresentation(title: "Archive", image: .init(systemName: "archivebox")),
        .junk: DisplayRepresentation(title: "Junk", synonyms: ["Spam"]),
        .sent: DisplayRepresentation(title: "Sent"),
    ]
}
