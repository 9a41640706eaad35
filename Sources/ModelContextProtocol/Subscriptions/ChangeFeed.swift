import AppIntents
import IntentRuntime
import JSON
import Synchronization

/// Finds out what changes for all clients of a server: looks again at what may have changed, and tells those who want to know.
///
/// Nobody is told on somebody's word alone: where reading gives what it gave before, nothing has changed. What is watched is also looked
/// at from time to time, for apps that say nothing. The things of an app are looked at one after the other, most of the time none.
final class ChangeFeed: Sendable {
    /// How often what is watched is looked at where nobody says that it has changed.
    private static let interval: Duration = .seconds(3)
    /// How long is waited for more before something is looked at.
    private static let gathering: Duration = .milliseconds(50)
    /// How long nothing of an app is looked at afterwards, at least and at most.
    private static let pause: (shortest: Duration, longest: Duration) = (.milliseconds(200), .seconds(10))
    /// How many things of a type tell whether the list of them is another.
    private static let listed = 200

    /// Something to be looked at.
    private enum Subject: Hashable, Sendable {
        case resource(ResourceName)
        /// The things of a type: the app's id and the type's name.
        case list(app: String, type: String)
    }

    private struct Watched {
        var count = 1
        var sight: Sight?
    }

    /// What is to be looked at of one app; what is not an entity is as if of one app, too.
    private struct Lane {
        /// Whether it is said to have changed, for each; else it may have.
        var due: [Subject: Bool] = [:]
        var isBusy = false
    }

    private struct WeakStream {
        weak var stream: NoticeStream?
    }

    private struct State {
        var streams: [ObjectIdentifier: WeakStream] = [:]
        var watched: [ResourceName: Watched] = [:]
        var lists: [Subject: Int] = [:]
        var lanes: [String: Lane] = [:]
        var listening: Listening?
        var ticker: Task<Void, Never>?
    }

    private let system: IntentSystem
    private let read: @Sendable (String) async -> Answer
    private let state = Mutex(State())

    /// Makes a feed; nothing is looked at while nobody wants to know.
    ///
    /// - Parameters:
    ///   - system: The system that is served.
    ///   - read: Answers `resources/read` for a URI, in a revision that begins with `initialize`.
    init(system: IntentSystem, read: @escaping @Sendable (String) async -> Answer) {
        self.system = system
        self.read = read
    }

    // MARK: Who wants to know

    /// Tells a stream from here on.
    func add(_ stream: NoticeStream) {
        state.withLock { state in
            state.streams[ObjectIdentifier(stream)] = WeakStream(stream: stream)
            if state.listening == nil {
                state.listening = system.changes.listen { [weak self] change in self?.take(change) }
            }
        }
    }

    /// Tells a stream no more.
    func remove(_ stream: NoticeStream) {
        // What listened ends outside the lock.
        _ = state.withLock { state -> Listening? in
            state.streams[ObjectIdentifier(stream)] = nil
            guard state.streams.isEmpty else { return nil }
            defer { state.listening = nil }
            return state.listening
        }
    }

    /// Tells from here on when reading a resource gives something else than now.
    ///
    /// - Parameter name: The resource.
    /// - Returns: What it is now. Where it is not there, it is not watched.
    func watch(_ name: ResourceName) async -> Sight {
        let known = state.withLock { state -> Sight? in
            state.watched[name, default: Watched(count: 0)].count += 1
            setTicking(&state)
            return state.watched[name]?.sight
        }
        if let known, known != .absent { return known }
        let sight = Sight(await read(name.uri))
        state.withLock { state in
            if state.watched[name]?.sight == nil || known == .absent { state.watched[name]?.sight = sight }
        }
        if sight == .absent { unwatch(name) }
        return sight
    }

    /// Ends one ``watch(_:)``.
    func unwatch(_ name: ResourceName) {
        state.withLock { state in
            guard let count = state.watched[name]?.count else { return }
            state.watched[name]?.count = count - 1
            if count == 1 { state.watched[name] = nil }
            setTicking(&state)
        }
    }

    /// Takes it that a client knows the lists as they are now.
    func noteListed() {
        touch(system.catalog.entities.map { .list(app: $0.app.id, type: $0.typeName) }, isChange: false)
    }

    /// Looks from time to time at what is watched, while something is.
    private func setTicking(_ state: inout State) {
        if state.watched.isEmpty {
            state.ticker?.cancel()
            state.ticker = nil
        } else if state.ticker == nil {
            state.ticker = Task { [weak self] in
                while (try? await Task.sleep(for: Self.interval)) != nil, let self {
                    touch(self.state.withLock { $0.watched.keys.map { .resource($0) } }, isChange: false)
                }
            }
        }
    }

    // MARK: What is said to have changed

    /// Takes what is said to have changed.
    func take(_ change: SystemChange) {
        switch change {
        case .intents: tell(.tools)
        case .shortcuts: tell(.prompts)
        case .resources: tell(.resources)
        case .entity(let uri):
            let name = ResourceName(uri)
            touch(watched { $0 == name })
            guard let type = name.type else { return }
            touchLists { $0.app.id == type.app && $0.typeName == type.name }
        case .entities(let app, let type):
            touch(watched { $0.type.map { $0 == (app, type) } ?? false })
            touchLists { $0.app.id == app && $0.typeName == type }
        case .app(let app):
            touch(watched { $0.type?.app == app })
            // Most runs add nothing: where nobody knows the list as it was, none is told that it is another.
            touchLists(isChange: false) { $0.app.id == app }
        }
    }

    private func watched(where isMeant: (ResourceName) -> Bool) -> [Subject] {
        state.withLock { $0.watched.keys.filter(isMeant).map { .resource($0) } }
    }

    private func touchLists(isChange: Bool = true, where isMeant: (EntityDescriptor) -> Bool) {
        guard streams.contains(where: { $0.wants(.resources) }) else { return }
        touch(
            system.catalog.entities.filter(isMeant).map { .list(app: $0.app.id, type: $0.typeName) },
            isChange: isChange)
    }

    private var streams: [NoticeStream] { state.withLock { $0.streams.values.compactMap(\.stream) } }

    private func tell(_ notice: Notice) {
        for stream in streams { stream.take(notice) }
    }

    // MARK: Looking

    /// Has things looked at soon.
    private func touch(_ subjects: [Subject], isChange: Bool = true) {
        guard !subjects.isEmpty else { return }
        let started = state.withLock { state in
            var started: Set<String> = []
            for subject in subjects {
                let app = Self.app(of: subject)
                state.lanes[app, default: Lane()].due[subject, default: false] =
                    isChange || state.lanes[app]?.due[subject] == true
                if state.lanes[app]?.isBusy == false {
                    state.lanes[app]?.isBusy = true
                    started.insert(app)
                }
            }
            return started
        }
        for app in started { Task { [weak self] in await self?.look(at: app) } }
    }

    private static func app(of subject: Subject) -> String {
        switch subject {
        case .resource(let name): name.type?.app ?? ""
        case .list(let app, _): app
        }
    }

    /// Looks at what is due of an app, until nothing is.
    private func look(at app: String) async {
        try? await Task.sleep(for: Self.gathering)
        while let due = takeDue(of: app) {
            let began = ContinuousClock.now
            for (subject, isChange) in due {
                switch subject {
                case .resource(let name): await look(at: name)
                case .list(let app, let type): await lookAtList(of: type, in: app, isChange)
                }
            }
            let duration = began.duration(to: .now)
            try? await Task.sleep(for: min(max(duration * 4, Self.pause.shortest), Self.pause.longest))
        }
    }

    private func takeDue(of app: String) -> [Subject: Bool]? {
        state.withLock { state in
            guard let due = state.lanes[app]?.due, !due.isEmpty else {
                state.lanes[app] = nil
                return nil
            }
            state.lanes[app]?.due = [:]
            return due
        }
    }

    private func look(at name: ResourceName) async {
        guard state.withLock({ $0.watched[name] != nil }) else { return }
        let sight = Sight(await read(name.uri))
        // What cannot be read just now is not known to be another.
        guard sight != .unreadable else { return }
        let former = state.withLock { state in
            defer { state.watched[name]?.sight = sight }
            return state.watched[name]?.sight
        }
        guard let former, former != sight else { return }
        tell(.resource(name.uri))
        // What comes or goes, others are told of in lists.
        if let type = name.type, former == .absent || sight == .absent {
            touchLists { $0.app.id == type.app && $0.typeName == type.name }
        }
    }

    private func lookAtList(of type: String, in app: String, _ isChange: Bool) async {
        let request = FindRequest(entity: "\(app)/\(type)", limit: Self.listed)
        guard let found = try? await system.find(request) else { return }
        let list = Set(found.map { [$0.uri, $0.title] }).hashValue
        let former = state.withLock { $0.lists.updateValue(list, forKey: .list(app: app, type: type)) }
        if isChange ? former != list : former != nil && former != list { tell(.resources) }
    }
}
