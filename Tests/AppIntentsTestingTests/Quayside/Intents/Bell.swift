import Synchronization

/// What several runs at a time know of one another.
enum Bell {
    static let drifting = Mutex(0)
    static let rung = Mutex(false)
    static let moored = Mutex(0)
}
