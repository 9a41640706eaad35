/// Who may see a representation.
public struct TransferRepresentationVisibility: Sendable, Hashable {
    private let level: Int

    /// Anyone.
    public static let all = TransferRepresentationVisibility(level: 0)

    /// The same makers' apps.
    public static let team = TransferRepresentationVisibility(level: 1)

    /// A group of apps.
    public static let group = TransferRepresentationVisibility(level: 2)

    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(level: 3)

    /// Whether something of this visibility is seen by whoever asks at another.
    package func isVisible(at other: TransferRepresentationVisibility) -> Bool { level <= other.level }
}
