import IntentRuntime
import JSON
import Synchronization

extension Session {
    /// Takes a request up again that the client repeats with the answers to what it asked.
    ///
    /// - Parameters:
    ///   - request: The repetition.
    ///   - sealed: What the client hands back.
    /// - Throws: ``RPCError`` where what it hands back is not good for this request, once and in time.
    func resume(_ request: OpenRequest, _ sealed: JSONValue) throws(RPCError) {
        let answers: JSONObject
        switch request.parameters["inputResponses"] {
        case nil: answers = JSONObject()
        case .object(let given)?: answers = given
        case let other?: throw .invalidParameters("'inputResponses' must be an object, not \(other.kind)")
        }
        do throws(RequestStateError) {
            guard let text = sealed.string else { throw .malformed }
            let digest = RequestDigest(request.method, request.parameters)
            let handle = try server.seal.open(text, from: principal ?? "", with: digest)
            try resume(handle, as: request, answers)
        } catch {
            throw error.told(of: request.method)
        }
    }

    private func resume(
        _ handle: Handle, as request: OpenRequest, _ answers: JSONObject
    ) throws(RequestStateError) {
        let resumption: Resumption? = state.withLock { state in
            guard let id = request.id, let serial = state.unpark(handle) else { return nil }
            state.attach(serial, as: request)
            var resumption = Resumption(answered: state.answer(answers, to: serial))
            // A client may say with each request that it can do less than before.
            resumption.unanswered = state.takeQuestions(of: serial) { question in
                question.open.contains { !request.client.provides($0.input.method) }
            }
            if let outcome = state.requests[serial]?.outcome {
                resumption.outcome = (serial, outcome)
            } else if state.requests[serial]?.questions.isEmpty == false {
                // No answer is no error: what is missing is asked again.
                resumption.given = park(serial, answering: id, &state)
            } else {
                state.hold(serial)
                startPatience(serial, &state)
            }
            return resumption
        }
        guard let resumption else { throw .over }
        for question in resumption.answered { question.answer.give(question.answers) }
        giveUp(resumption.unanswered)
        giveUp(resumption.given)
        if let (serial, outcome) = resumption.outcome {
            Task(executorPreference: executor) { [self] in await finish(serial, outcome) }
        }
    }

    /// What comes of a request that is taken up again.
    private struct Resumption {
        let answered: [OpenQuestion]
        var unanswered: [OpenQuestion] = []
        var given: [OpenRequest] = []
        var outcome: (serial: OpenRequest.Serial, Answer)?
    }

    /// Lets a call become a task if its client has to wait too long for the answer.
    func startPatience(_ serial: OpenRequest.Serial, _ state: inout SessionState) {
        guard let request = state.requests[serial], request.method == .callTool, request.client.hasTasks else { return }
        state.requests[serial]?.timer = timer(state.limits.patience) { [weak self] in self?.becomeTask(serial) }
    }
}
