import Foundation
import Synchronization

extension CSSearchableIndex {
    /// How long a client state may be, in bytes.
    private static let longestClientState = 250

    /// Begins a batch: what is changed from here on is done all at once when the batch ends, or not at all.
    ///
    /// A batch that was begun and not ended is given up.
    public func beginBatch() {
        batch.withLock { $0 = [] }
    }

    /// Ends a batch, and keeps a state by which the app knows later how far it came.
    ///
    /// - Parameter clientState: The state, of up to 250 bytes.
    /// - Throws: ``CSIndexError``: where the state is too long, no batch was begun, or the index is the default one.
    public func endBatch(withClientState clientState: Data) async throws {
        try await end(expected: .any, clientState)
    }

    /// Ends a batch, and keeps a state by which the app knows later how far it came.
    ///
    /// - Parameters:
    ///   - clientState: The state, of up to 250 bytes.
    ///   - completionHandler: Told when it is done, with a ``CSIndexError`` where it could not be.
    public func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        end(expected: .any, clientState, completionHandler)
    }

    /// Ends a batch, provided that the index still has the state that the app thinks it has.
    ///
    /// - Parameters:
    ///   - expectedClientState: The state the last batch ended with; `nil` where there was none.
    ///   - newClientState: The state to keep, of up to 250 bytes.
    /// - Throws: ``CSIndexError``: of code `mismatchedClientState` where the index has another state; then nothing is
    ///   changed.
    public func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws {
        try await end(expected: .exactly(expectedClientState), newClientState)
    }

    /// Ends a batch, provided that the index still has the state that the app thinks it has.
    ///
    /// - Parameters:
    ///   - expectedClientState: The state the last batch ended with; `nil` where there was none.
    ///   - newClientState: The state to keep, of up to 250 bytes.
    ///   - completionHandler: Told when it is done, with a ``CSIndexError`` where it could not be.
    public func endIndexBatch(
        expectedClientState: Data?, newClientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        end(expected: .exactly(expectedClientState), newClientState, completionHandler)
    }

    /// The state the last batch ended with.
    ///
    /// - Returns: `nil` where no batch ended yet, or the index was lost since.
    /// - Throws: ``CSIndexError``.
    public func fetchLastClientState() async throws -> Data? {
        defer { askForItems() }
        return try await store.perform { try $0.clientState() }
    }

    /// The state the last batch ended with.
    ///
    /// - Parameter completionHandler: Given the state, `nil` where no batch ended yet or the index was lost since, or a
    ///   ``CSIndexError``.
    public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        store.perform {
            try $0.clientState()
        } completion: { result in
            switch result {
            case .success(let state): completionHandler(state, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        askForItems()
    }

    /// Which state the index is to have for a batch to end.
    private enum Expectation: Sendable {
        case any
        case exactly(Data?)
    }

    private func end(expected: Expectation, _ clientState: Data) async throws {
        let changes = try takeBatch(clientState)
        defer { askForItems() }
        try await store.perform { try Self.end(changes, expected: expected, clientState, in: $0) }
    }

    private func end(
        expected: Expectation, _ clientState: Data, _ completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        do {
            let changes = try takeBatch(clientState)
            store.perform {
                try Self.end(changes, expected: expected, clientState, in: $0)
            } completion: { result in
                if case .failure(let error) = result { completionHandler?(error) } else { completionHandler?(nil) }
            }
            askForItems()
        } catch {
            completionHandler?(error)
        }
    }

    /// The changes of the batch, which is over with this.
    private func takeBatch(_ clientState: Data) throws -> [SpotlightChange] {
        let changes = batch.withLock { batch in
            defer { batch = nil }
            return batch
        }
        guard name != nil else {
            throw CSIndexError(
                .indexingUnsupported,
                message: "The default index takes no batches; make an index with CSSearchableIndex(name:)")
        }
        guard let changes else {
            throw CSIndexError(
                .invalidClientStateError, message: "There is no batch to end; call beginBatch() before the changes")
        }
        guard clientState.count <= Self.longestClientState else {
            throw CSIndexError(
                .invalidClientStateError,
                message: """
                    The client state has \(clientState.count) bytes, and may have \(Self.longestClientState) at most
                    """)
        }
        return changes
    }

    private static func end(
        _ changes: [SpotlightChange], expected: Expectation, _ clientState: Data, in database: SpotlightDatabase
    ) throws {
        try database.apply(changes) {
            if case .exactly(let expected) = expected, try database.clientState() != expected {
                throw CSIndexError(
                    .mismatchedClientState,
                    message: "The index has another client state than expected; fetch it, and index from there")
            }
            try database.setState("clientState", clientState)
        }
    }
}
