import IntentRuntime
import JSON
import Synchronization

extension Session {
    /// Answers the client of a call with a task, where it takes one, and lets the call go on.
    func becomeTask(_ serial: OpenRequest.Serial) {
        state.withLock { state in
            guard let request = state.requests[serial], let id = request.id, request.client.hasTasks,
                request.method == .callTool, request.outcome == nil
            else { return }
            let name = Handle().text
            let timer = timer(state.limits.taskTime) { [weak self] in self?.endTime(ofTask: name) }
            guard let task = state.makeTask(of: serial, named: name, timer: timer) else { return timer.cancel() }
            var result = task.summary(keptFor: state.limits.taskTime)
            result["resultType"] = "task"
            result["_meta"] = .object(server.metadata)
            send(.result(id: id, .object(result)), to: request.origin.outlet)
            startNext(&state)
        }
    }

    /// Answers `tasks/get`, `tasks/update` and `tasks/cancel`.
    ///
    /// - Throws: ``RPCError`` where the client does not declare the extension, or there is no such task.
    func answer(
        toTaskMethod method: Method, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) -> JSONObject {
        guard client.hasTasks else { throw .missingTasks(method) }
        guard let id = parameters["taskId"]?.string else {
            throw .invalidParameters("'\(method.rawValue)' needs 'taskId', a string")
        }
        guard let result = try answer(toTaskMethod: method, id, parameters) else {
            throw .invalidParameters(
                "no task '\(VisibleText.of(String(id.prefix(64)), .onOneLine))' is known here: there never was one, or its time is over. A task and its "
                    + "result are kept for \(state.withLock(\.limits).taskTime.components.seconds) seconds from its beginning"
            )
        }
        return result
    }

    private func answer(
        toTaskMethod method: Method, _ id: String, _ parameters: JSONObject
    ) throws(RPCError) -> JSONObject? {
        switch method {
        case .updateTask:
            guard let answers = parameters["inputResponses"]?.object else {
                throw .invalidParameters("'tasks/update' needs 'inputResponses', an object")
            }
            return updateTask(id, answers)
        case .cancelTask: return cancelTask(id)
        default:
            return state.withLock { state in
                guard let task = state.task(id) else { return nil }
                if task.holdsForeignText { state.hasReadForeignText = true }
                return state.details(of: task)
            }
        }
    }

    /// Gives a task the answers to what it asks.
    private func updateTask(_ id: String, _ answers: JSONObject) -> JSONObject? {
        let given: [OpenQuestion]? = state.withLock { state in
            guard let task = state.task(id) else { return nil }
            return state.answer(answers, to: task.serial)
        }
        guard let given else { return nil }
        if !given.isEmpty { taskChanged(id) }
        for question in given { question.answer.give(question.answers) }
        return JSONObject()
    }

    /// Stops a task, if it is at work.
    private func cancelTask(_ id: String) -> JSONObject? {
        let (isKnown, request): (Bool, OpenRequest?) = state.withLock { state in
            guard let task = state.task(id) else { return (false, nil) }
            let isAtWork = state.updateTask(id) { $0.ending = .cancelled } != nil
            return (true, isAtWork ? state.close(task.serial) : nil)
        }
        if let request {
            giveUp([request])
            taskChanged(id)
        }
        return isKnown ? JSONObject() : nil
    }

    /// Forgets a task whose time is over, and stops it if it is at work.
    private func endTime(ofTask id: String) {
        let request = state.withLock { state in state.removeTask(id).flatMap { state.close($0.serial) } }
        if let request { giveUp([request]) }
    }

    /// Notes the end of the call that a task is.
    func endTask(_ id: String, _ answer: Answer, of request: OpenRequest, _ state: inout SessionState) {
        let ending: ServedTask.Ending =
            switch answer {
            case .success(let result):
                .completed(
                    request.method.complete(result, for: request.client, by: server),
                    holdsForeignText: answer.holdsForeignText)
            case .failure(let error): .failed(error)
            }
        _ = state.updateTask(id) { $0.ending = ending }
    }

    /// Tells a client that listens how a task stands, after each change of that; not to be called under the lock.
    func taskChanged(_ id: String) {
        let told: JSONObject? = state.withLock { state in
            _ = state.updateTask(id) { _ in }
            guard let task = state.task(id) else { return nil }
            if task.holdsForeignText { state.hasReadForeignText = true }
            return state.details(of: task)
        }
        if let told { tellTask(id, told) }
    }
}

extension RPCError {
    /// The error for a client that asks for tasks and does not declare that it knows them.
    static func missingTasks(_ method: Method) -> RPCError {
        RPCError(
            Code.missingClientCapability,
            "'\(method.rawValue)' wants the extension '\(ServedTask.extensionName)' among the client's capabilities",
            data: ["requiredCapabilities": ["extensions": ServedTask.capability]])
    }
}
