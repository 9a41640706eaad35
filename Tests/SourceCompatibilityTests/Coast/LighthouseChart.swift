import Foundation

/// The app's data: the lighthouses it knows, and which of them the person has open.
final class LighthouseChart: @unchecked Sendable {
    private let lock = NSLock()
    private var openIDs: [String] = []
    private var struckIDs: Set<String> = []

    private let all = [
        Lighthouse(id: "fastnet", name: "Fastnet", coast: "Cork", height: 49, picture: "rock", remarks: "Swell"),
        Lighthouse(id: "hook head", name: "Hook Head", coast: "Wexford", height: 46, picture: "head", remarks: "Calm"),
        Lighthouse(id: "loop", name: "Loop Head", coast: "Clare", height: 84, picture: "cliff", remarks: "Fog"),
    ]

    var lighthouses: [Lighthouse] {
        lock.withLock { all.filter { !struckIDs.contains($0.id) } }
    }

    var opened: [String] { lock.withLock { openIDs } }

    func open(_ id: String) { lock.withLock { openIDs.append(id) } }

    func strike(_ id: String) { lock.withLock { _ = struckIDs.insert(id) } }
}
