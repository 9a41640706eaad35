import Synchronization

/// Where the apps of this process say what has changed in what they hold, for the system to hear.
package enum ContentChanges {
    /// The most ids that are told one by one; of more only the type is.
    private static let mostIdentifiers = 200

    private struct Sources {
        struct Weak {
            weak var source: (any ContentSource)?
        }

        var isHeard = false
        var all: [Weak] = []
    }

    private static let sources = Mutex(Sources())

    private static let broadcast = Broadcast<ContentChange> { _, isHeard in
        sources.withLock { sources in
            sources.isHeard = isHeard
            sources.all.removeAll { $0.source == nil }
            for weak in sources.all { isHeard ? weak.source?.startWatching() : weak.source?.stopWatching() }
        }
    }

    /// Says that something has changed.
    package static func post(_ change: ContentChange) {
        if case .entities(let identifiers, let type) = change, identifiers.count > mostIdentifiers {
            broadcast.post(.anyEntities(of: type))
        } else {
            broadcast.post(change)
        }
    }

    /// Listens until what is returned is gone.
    ///
    /// - Parameter listener: Takes what changes, on the thread of whoever says it; it must be quick.
    package static func listen(_ listener: @escaping @Sendable (ContentChange) -> Void) -> Listening {
        broadcast.listen(listener)
    }

    /// Adds what finds out about changes that nobody says. It is not kept alive, and watches while somebody listens.
    package static func add(_ source: any ContentSource) {
        sources.withLock { sources in
            sources.all.append(Sources.Weak(source: source))
            if sources.isHeard { source.startWatching() }
        }
    }
}
