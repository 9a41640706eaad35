import IntentRuntime
import JSON
import Synchronization

extension Session {
    /// How long a question of a stateless request can be answered.
    private static let questionTime: Duration = .seconds(600)

    /// The name of the one question in an answer that asks for input.
    private static let inputName = "answer"

    /// Asks the person through the client.
    ///
    /// - Parameters:
    ///   - form: What is asked.
    ///   - serial: The request that asks.
    ///   - parameters: The parameters of that request.
    /// - Returns: The answer.
    func ask(
        _ form: Form, for serial: OpenRequest.Serial, parameters: JSONObject
    ) async -> FormAnswer {
        let question = OpenQuestion(serial: serial, form: form, answer: FirstAnswer(), parameters: parameters)
        let key: QuestionKey? = state.withLock { state in
            guard !state.hasEnded, let request = state.requests[serial], request.id != nil, request.client.hasForms
            else { return nil }
            return request.client.revision.isStateless ? park(question, &state) : put(question, request.client, &state)
        }
        guard let key else { return .unanswered }
        let expiry = Task {
            guard case .parked = key else { return }
            try await Task.sleep(for: Self.questionTime)
            withdraw(key)
        }
        defer { expiry.cancel() }
        return await withTaskCancellationHandler {
            await question.answer.wait()
        } onCancel: {
            withdraw(key)
        }
    }

    /// Whether a request's client can be asked.
    func canAsk(_ serial: OpenRequest.Serial) -> Bool {
        state.withLock { $0.requests[serial]?.client.hasForms ?? false }
    }

    /// Tells the client how far a request is, if it wants to know.
    func report(_ fraction: Double?, _ message: String?, of serial: OpenRequest.Serial) {
        state.withLock { state in
            guard let request = state.requests[serial], request.id != nil, let token = request.progressToken,
                // A client that is slow to read is better served by its answers.
                !request.origin.outlet.isFull
            else { return }
            var parameters = JSONObject([("progressToken", token)])
            // The protocol wants numbers that rise. Where the part done is not known, reports are counted.
            let progress = fraction ?? (request.progress.map { $0 < 1 && $0 > 0 ? $0.nextUp : $0 + 1 } ?? 1)
            guard progress.isFinite, progress > request.progress ?? -.infinity else { return }
            parameters["progress"] = .number(progress)
            if fraction != nil { parameters["total"] = 1 }
            if let message { parameters["message"] = .string(VisibleText.of(message, .onOneLine)) }
            state.setProgress(progress, of: serial)
            send(.notification(method: "notifications/progress", parameters), to: request.origin.outlet)
        }
    }

    /// Takes the client's answer to a question that was sent to it.
    func answerQuestion(_ id: JSONValue, _ result: JSONValue?) {
        let question = state.withLock { $0.takeSentQuestion(id) }
        question?.answer.give(FormAnswer(result))
    }

    /// Takes a request up again that the client repeats with the answer to a question.
    ///
    /// What the client hands back is a random name for what waits here, good for one use and only for the same call.
    func resume(
        _ id: JSONValue, from origin: RequestOrigin, _ handle: JSONValue, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) {
        guard let handle = handle.string else { throw .invalidParameters("'requestState' must be a string") }
        let answers = parameters["inputResponses"]?.object
        let token = try RequestMetadata.progressToken(parameters)
        let outcome: Result<OpenQuestion, RPCError> = state.withLock { state in
            guard let question = state.parkedQuestions[handle], state.requests[question.serial] != nil else {
                return .failure(
                    .invalidParameters(
                        "the 'requestState' is not known: the question was answered already, or its time is over; "
                            + "call the tool anew without 'requestState'"))
            }
            guard ["name", "arguments"].allSatisfy({ question.parameters[$0] == parameters[$0] }) else {
                return .failure(.invalidParameters("'requestState' belongs to a call with other 'name' or 'arguments'"))
            }
            _ = state.takeParkedQuestion(handle)
            state.resume(question.serial, under: id, from: origin, client: client, progressToken: token)
            // No answer to the question is no error: it is asked again.
            if answers?[Self.inputName] == nil { _ = park(question, &state) }
            return .success(question)
        }
        let question = try outcome.get()
        if let answer = answers?[Self.inputName] { question.answer.give(FormAnswer(answer)) }
    }

    /// How to find a question again that is to be withdrawn.
    private enum QuestionKey: Sendable {
        case sent(JSONValue)
        case parked(OpenRequest.Serial)
    }

    /// Sends a question as a request of ours.
    private func put(_ question: OpenQuestion, _ client: Client, _ state: inout SessionState) -> QuestionKey? {
        guard let outlet = state.requests[question.serial]?.origin.outlet else { return nil }
        var question = question
        question.outlet = outlet
        let id = state.send(question)
        send(
            .request(id: id, method: "elicitation/create", question.form.parameters(for: client.revision)), to: outlet)
        return .sent(id)
    }

    /// Ends the client's request with a question; the client repeats it with the answer.
    private func park(_ question: OpenQuestion, _ state: inout SessionState) -> QuestionKey? {
        guard let asking = state.requests[question.serial], let id = asking.id, let handle = state.park(question)
        else { return nil }
        let request: JSONValue = [
            "method": "elicitation/create", "params": question.form.parameters(for: asking.client.revision),
        ]
        let result = JSONObject([
            ("resultType", "input_required"), ("inputRequests", .object(JSONObject([(Self.inputName, request)]))),
            ("requestState", .string(handle)), ("_meta", .object(server.metadata)),
        ])
        send(.result(id: id, .object(result)), to: asking.origin.outlet)
        startNext(&state)
        return .parked(question.serial)
    }

    /// Takes a question back that nobody needs answered any more.
    private func withdraw(_ key: QuestionKey) {
        let question: OpenQuestion? = state.withLock { state in
            switch key {
            case .sent(let id):
                guard let question = state.takeSentQuestion(id) else { return nil }
                if let outlet = question.outlet {
                    send(.notification(method: "notifications/cancelled", JSONObject([("requestId", id)])), to: outlet)
                }
                return question
            case .parked(let serial):
                let handle = state.parkedQuestions.first { $0.value.serial == serial }?.key
                return handle.flatMap { state.takeParkedQuestion($0) }
            }
        }
        question?.answer.give(.unanswered)
    }
}
