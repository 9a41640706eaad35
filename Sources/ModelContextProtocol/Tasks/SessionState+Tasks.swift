import Foundation
import JSON

extension SessionState {
    /// The place of a task.
    private func place(of id: String) -> Int? { tasks.firstIndex { $0.id == id } }

    /// A task that is kept.
    func task(_ id: String) -> ServedTask? { place(of: id).map { tasks[$0] } }

    /// All that is told of a task.
    func details(of task: ServedTask) -> JSONObject {
        task.details(keptFor: limits.taskTime, asking: inputs(of: task.serial))
    }

    /// What a request asks of its client, by the names under which it asks.
    func inputs(of serial: OpenRequest.Serial) -> JSONObject {
        guard let request = requests[serial] else { return JSONObject() }
        return JSONObject(
            request.questions.flatMap(\.open).map { part in
                let members: JSONValue = [
                    "method": .string(part.input.method.rawValue),
                    "params": part.input.parameters(request.client.revision),
                ]
                return (part.name, members)
            })
    }

    /// Makes a task of a request whose client waits, which then waits no more.
    ///
    /// - Parameters:
    ///   - serial: The request.
    ///   - id: The name of the task.
    ///   - timer: What ends its time.
    /// - Returns: The task; `nil` where as many are at work as may be.
    mutating func makeTask(of serial: OpenRequest.Serial, named id: String, timer: Task<Void, Never>) -> ServedTask? {
        guard tasks.count(where: { $0.ending == nil }) < limits.workingTasks else { return nil }
        if tasks.count >= limits.tasks, let oldest = tasks.first(where: { $0.ending != nil }) {
            _ = removeTask(oldest.id)
        }
        let now = Date()
        let task = ServedTask(id: id, serial: serial, createdAt: now, lastUpdatedAt: now, timer: timer)
        tasks.append(task)
        detach(serial)
        free(serial)
        requests[serial]?.taskID = id
        requests[serial]?.progressToken = nil
        return task
    }

    /// Alters a task that has not come to its end.
    ///
    /// - Returns: The task as it is then; `nil` where it is not kept, or has ended.
    mutating func updateTask(_ id: String, _ change: (inout ServedTask) -> Void) -> ServedTask? {
        guard let place = place(of: id), tasks[place].ending == nil else { return nil }
        change(&tasks[place])
        tasks[place].lastUpdatedAt = max(Date(), tasks[place].lastUpdatedAt)
        return tasks[place]
    }

    /// Forgets a task.
    mutating func removeTask(_ id: String) -> ServedTask? {
        guard let place = place(of: id) else { return nil }
        let task = tasks.remove(at: place)
        task.timer.cancel()
        return task
    }
}
