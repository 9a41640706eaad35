import AppIntents
import JSON

/// One run of an intent, from its parameters to its outcome.
final class IntentRun: Sendable {
    /// How often an intent may ask to be run again, and how many may follow one another.
    private static let limit = 8

    let system: IntentSystem
    let resolution: ParameterResolution
    /// Whether the request may have been misunderstood.
    let isLowConfidence: Bool
    /// Who asks for the run.
    let requester: String
    /// Whether whoever asks has read text that the apps did not write themselves.
    let hasReadForeignText: Bool
    /// What intents are performed with; `nil` for the concurrency pool.
    let executor: (any TaskExecutor)?

    init(
        system: IntentSystem, resolution: ParameterResolution, isLowConfidence: Bool, requester: String,
        hasReadForeignText: Bool, executor: (any TaskExecutor)?
    ) {
        self.system = system
        self.resolution = resolution
        self.isLowConfidence = isLowConfidence
        self.requester = requester
        self.hasReadForeignText = hasReadForeignText
        self.executor = executor
    }

    /// Runs the intent.
    func run(
        _ intent: any AppIntent, arguments: JSONObject, given: [String: IntentValueContainer] = [:], depth: Int = 0
    ) async throws -> IntentOutcome {
        let name = resolution.intent.name
        let parameters = intent.parameters
        try await system.gatekeeper.authenticate(
            for: name, as: type(of: intent).authenticationPolicy, through: resolution.interaction)
        try await asIntentSystemError { try prepareDependencies(of: intent) }
        let arguments = try resolution.give(given, to: parameters, beside: arguments)
        try await resolution.resolve(parameters, arguments: arguments)
        let request = AdmissionRequest(
            intent, parameters, of: resolution.intent, requester: requester, hasReadForeignText: hasReadForeignText)
        try await system.gatekeeper.admit(request, through: resolution.interaction)

        if let link = try await asIntentSystemError({ try await intent.opensInsteadOfPerforming() }) {
            return try await IntentOutcome(intent: name, result: nil, following: nil, opens: link)
        }
        let state = IntentRunState(modes: type(of: intent).supportedModes)
        let result = try await perform(intent, parameters, state, admittedAs: request)
        RunClaim.current?.notePerformed()
        if intent is any UndoableIntent { system.undoRegister.keep(state.registeredUndoManager, of: name) }
        var following: JSONValue?
        if let next = result?.followingIntent {
            guard depth < Self.limit else {
                throw IntentSystemError.failed("more than \(Self.limit) intents follow one another after '\(name)'")
            }
            let descriptor =
                system.catalog.intents.first { $0.type == type(of: next) } ?? IntentDescriptor(type(of: next))
            let run = IntentRun(
                system: system,
                resolution: ParameterResolution(
                    intent: descriptor, finder: resolution.finder, converter: resolution.converter,
                    interaction: resolution.interaction), isLowConfidence: isLowConfidence, requester: requester,
                hasReadForeignText: hasReadForeignText, executor: executor)
            following = try await IntentBeingFilled.$current.withValue(next) {
                try await run.run(next, arguments: JSONObject(), depth: depth + 1).json
            }
        }
        var outcome = try await asIntentSystemError {
            try await IntentOutcome(intent: name, result: result, following: following)
        }
        outcome.isUndoable = intent is any UndoableIntent && state.registeredUndoManager != nil
        return outcome
    }

    /// Performs the intent, again as often as it asks to with what it asked for.
    private func perform(
        _ intent: any AppIntent, _ parameters: [any AnyIntentParameter], _ state: IntentRunState,
        admittedAs request: AdmissionRequest
    ) async throws -> (any AnyIntentResult)? {
        await resolution.interaction.willPerform(isLong: intent is any LongRunningIntent)
        for _ in 0..<Self.limit {
            do {
                return try await performOnce(intent, state, admittedAs: request)
            } catch let error as AppIntentError {
                switch error.kind {
                case .restartPerform: continue
                case .needsValue(let name, let dialog):
                    guard let parameter = parameters.first(where: { $0.parameterName == name }) else {
                        throw IntentSystemError.failed(error.description)
                    }
                    _ = parameter.set(try await resolution.ask(for: parameter, dialog: dialog))
                case .needsDisambiguation(let name, let values, let dialog):
                    guard let parameter = parameters.first(where: { $0.parameterName == name }) else {
                        throw IntentSystemError.failed(error.description)
                    }
                    let index = try await session(clock: RunClock(limit: system.timeLimit), request).requestChoice(
                        for: parameter, among: values, dialog: dialog)
                    _ = parameter.set(values[index])
                case .continueInForeground(let dialog, let asks, let continuation):
                    try await asIntentSystemError {
                        if asks {
                            try await session(clock: RunClock(limit: system.timeLimit), request).requestForeground(
                                dialog)
                        }
                        state.comeToFront()
                        try await continuation?()
                    }
                    return nil
                case .predefined, .described: throw IntentSystemError.failed(error.description)
                }
            }
        }
        throw IntentSystemError.failed(
            "'\(resolution.intent.name)' asked to be run again more than \(Self.limit) times")
    }

    /// Performs the intent once, within the time limit.
    private func performOnce(
        _ intent: any AppIntent, _ state: IntentRunState, admittedAs request: AdmissionRequest
    ) async throws -> (any AnyIntentResult)? {
        let clock = RunClock(limit: system.timeLimit)
        let answer = FirstAnswer<Result<(any AnyIntentResult)?, any Error>>()
        let progress = intent is any ProgressReportingIntent ? Progress(totalUnitCount: 0) : nil
        let work = Task(executorPreference: executor) { [self] in
            do {
                let result = try await IntentSession.$current.withValue(session(clock: clock, request)) {
                    try await IntentSession.$run.withValue(state) {
                        try await IntentSession.$progress.withValue(progress) {
                            try await Self.asSystemErrorUnlessRestart { try await intent.performErased() }
                        }
                    }
                }
                answer.give(.success(result))
            } catch {
                answer.give(.failure(error))
            }
        }
        let watch = RunWatch.shared.start(clock) { [self] in
            state.cancellationReason = .timeout
            let seconds = Int(system.timeLimit.components.seconds)
            answer.give(.failure(IntentSystemError.timedOut(intent: resolution.intent.name, seconds: seconds)))
        }
        let teller = progress.map { ProgressTeller(progress: $0, interaction: resolution.interaction) }
        let reporter = teller.map { teller in Task { [self] in try await report(teller, clock, state) } }
        defer {
            work.cancel()
            RunWatch.shared.end(watch)
        }
        let ended = await withTaskCancellationHandler {
            await answer.wait()
        } onCancel: {
            work.cancel()
            answer.give(.failure(CancellationError()))
        }
        // What is being told is told to its end: nothing about a run comes after its outcome.
        reporter?.cancel()
        _ = await reporter?.result
        let result = try ended.get()
        // However quick the run was, how far it came is told once.
        await teller?.tell()
        return result
    }

    private func session(clock: RunClock, _ request: AdmissionRequest) -> RunSession {
        RunSession(run: self, clock: clock, request: request)
    }

    /// Tells the person how far a run is, each time that it has come further.
    private func report(_ teller: ProgressTeller, _ clock: RunClock, _ state: IntentRunState) async throws {
        var completed: Int64 = 0
        while true {
            try await Task.sleep(for: .milliseconds(100))
            if teller.progress.completedUnitCount > completed {
                completed = teller.progress.completedUnitCount
                if state.hasLongTask { clock.renew() }
            }
            await teller.tell()
        }
    }

    /// Lets through the errors by which an intent asks for something.
    private static func asSystemErrorUnlessRestart<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as AppIntentError {
            throw error
        } catch let error as any CustomAppIntentErrorConvertible {
            throw error.appIntentError
        } catch {
            return try await asIntentSystemError { throw error }
        }
    }
}

extension AppIntent {
    /// Performs the intent; the result as the system sees it.
    fileprivate func performErased() async throws -> (any AnyIntentResult)? {
        try await perform() as? any AnyIntentResult
    }
}
