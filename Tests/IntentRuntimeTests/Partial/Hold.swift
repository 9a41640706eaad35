import Synchronization

/// A ship's hold during a test: what crates are in it, and what is wrong with them.
final class Hold: Sendable {
    /// The hold of the running test.
    @TaskLocal static var current = Hold()

    /// How many crates there are.
    let count: Int
    /// The crates that are too large to be told.
    let heavy: Set<Int>
    /// The crates whose label cannot be read.
    let illegible: Set<Int>
    /// Whether nobody can get at the crates.
    let isLocked: Bool

    /// What nobody has looked at.
    let unseen: String?

    private let shown = Mutex(0)

    init(
        count: Int = 0, heavy: Set<Int> = [], illegible: Set<Int> = [], isLocked: Bool = false, unseen: String? = nil
    ) {
        self.count = count
        self.heavy = heavy
        self.illegible = illegible
        self.isLocked = isLocked
        self.unseen = unseen
    }

    /// How often it was asked how a crate is shown.
    var timesShown: Int { shown.withLock(\.self) }

    func noteShown() { shown.withLock { $0 += 1 } }

    struct Locked: Error, CustomStringConvertible {
        var description: String { "The hold is locked." }
    }
}
