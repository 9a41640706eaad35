import Foundation
import IntentRuntime
import JSON
import Synchronization

extension Session {
    /// Asks the person through the client.
    ///
    /// - Parameters:
    ///   - form: What is asked.
    ///   - serial: The request that asks.
    /// - Returns: The answer.
    func ask(_ form: Form, for serial: OpenRequest.Serial) async -> FormAnswer {
        FormAnswer(await ask([ClientInput(form)], for: serial)[form.name])
    }

    /// Asks the client for what a request needs before it can go on.
    ///
    /// Up to 2025-11-25 the client is sent requests of ours. In 2026-07-28 its request ends with what is asked, and it sends the
    /// request again with the answers; of a task it learns with `tasks/get` what is asked. In the meantime the request is no
    /// running one.
    ///
    /// - Parameters:
    ///   - inputs: What is needed, each under a name of its own.
    ///   - serial: The request.
    /// - Returns: The answers by the names of the inputs; what was not answered is missing.
    func ask(_ inputs: [ClientInput], for serial: OpenRequest.Serial) async -> [String: JSONValue] {
        let (question, given, task): (OpenQuestion?, [OpenRequest], String?) = state.withLock { state in
            guard !state.hasEnded, let request = state.requests[serial],
                inputs.allSatisfy({ request.client.provides($0.method) }),
                !request.client.revision.isStateless || request.method.mayAsk,
                let question = state.ask(inputs, for: serial)
            else { return (nil, [], nil) }
            return (question, put(question, of: request, serial, &state), request.taskID)
        }
        giveUp(given)
        if let task { taskChanged(task) }
        guard let question else { return [:] }
        return await withTaskCancellationHandler {
            await question.answer.wait()
        } onCancel: {
            withdraw(question.number, of: serial)
        }
    }

    /// Whether a request's client can be asked.
    func canAsk(_ serial: OpenRequest.Serial) -> Bool {
        state.withLock { $0.requests[serial]?.client.hasForms ?? false }
    }

    /// Whether nobody waits for a request any more.
    func isOver(_ serial: OpenRequest.Serial) -> Bool {
        state.withLock { $0.hasEnded || $0.requests[serial] == nil }
    }

    /// Takes the client's answer to a request of ours; `nil` where it answers with an error.
    func take(_ result: JSONValue?, answering id: JSONValue) {
        let question: OpenQuestion? = state.withLock { state in
            guard let (serial, question) = state.answer(result, toSent: id) else { return nil }
            state.hold(serial)
            return question
        }
        question.map { $0.answer.give($0.answers) }
    }

    /// Ends what nobody waits for any more: stops it, and takes its questions back.
    ///
    /// Not to be called under the lock: what is stopped takes its questions back itself.
    func giveUp(_ requests: [OpenRequest]) {
        for request in requests {
            request.task?.cancel()
            giveUp(request.questions)
            if request.id != nil { request.origin.outlet.endWithoutAnswer() }
        }
    }

    /// Takes questions back that nobody needs answered any more.
    func giveUp(_ questions: [OpenQuestion]) {
        for question in questions {
            for sent in question.open.compactMap(\.sent) {
                let parameters = JSONObject([("requestId", sent.id)])
                send(.notification(method: "notifications/cancelled", parameters), to: sent.outlet)
            }
            question.answer.give(question.answers)
        }
    }

    /// Runs something when a time is over, unless it is cancelled before.
    func timer(_ time: Duration, _ body: @escaping @Sendable () -> Void) -> Task<Void, Never> {
        Task {
            guard (try? await Task.sleep(for: time)) != nil else { return }
            body()
        }
    }

    private func withdraw(_ number: Int, of serial: OpenRequest.Serial) {
        giveUp(state.withLock { $0.takeQuestions(of: serial) { $0.number == number } })
    }

    /// Puts a question to the client of a request.
    ///
    /// - Returns: The requests that are given up to make room.
    private func put(
        _ question: OpenQuestion, of request: OpenRequest, _ serial: OpenRequest.Serial, _ state: inout SessionState
    ) -> [OpenRequest] {
        // Of what a task asks, the client learns from the task, and of what else is put aside, when it sends the request again.
        if request.taskID != nil { return [] }
        if !request.client.revision.isStateless {
            for (id, input) in state.send(question.number, of: serial, to: request.origin.outlet) {
                let parameters = input.parameters(request.client.revision)
                send(.request(id: id, method: input.method.rawValue, parameters), to: request.origin.outlet)
            }
            state.free(serial)
            startNext(&state)
        } else if let id = request.id {
            return park(serial, answering: id, &state)
        }
        return []
    }

    /// Ends the client's request with what it asks; the client sends it again with the answers.
    ///
    /// - Returns: The requests that are given up to make room.
    func park(
        _ serial: OpenRequest.Serial, answering id: JSONValue, _ state: inout SessionState
    ) -> [OpenRequest] {
        guard let request = state.requests[serial] else { return [] }
        let handle = Handle()
        let time = state.limits.parkedTime
        let sealed = server.seal.seal(
            handle, for: principal ?? "", RequestDigest(request.method, request.parameters),
            until: Date(timeIntervalSinceNow: time / .seconds(1)))
        let result = JSONObject([
            ("resultType", "input_required"), ("inputRequests", .object(state.inputs(of: serial))),
            ("requestState", .string(sealed)), ("_meta", .object(server.metadata)),
        ])
        send(.result(id: id, .object(result)), to: request.origin.outlet)
        let timer = timer(time) { [weak self] in self?.endTime(of: handle) }
        let given = state.park(serial, under: handle, timer: timer)
        startNext(&state)
        return given
    }

    /// Gives a request up that the client has not taken up again in time.
    private func endTime(of handle: Handle) {
        let request = state.withLock { state in state.unpark(handle).flatMap { state.close($0) } }
        giveUp(request.map { [$0] } ?? [])
    }
}
