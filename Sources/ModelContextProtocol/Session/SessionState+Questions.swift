import IntentRuntime
import JSON

extension SessionState {
    /// Notes what a request asks of its client.
    mutating func ask(_ inputs: [ClientInput], for serial: OpenRequest.Serial) -> OpenQuestion? {
        guard requests[serial] != nil else { return nil }
        lastQuestion += 1
        let open = inputs.map { OpenQuestion.Part(name: newName($0.name, of: serial), input: $0) }
        let question = OpenQuestion(number: lastQuestion, open: open, answer: FirstAnswer())
        requests[serial]?.questions.append(question)
        return question
    }

    /// A name that the request has not asked under, so that an answer is never taken for that of another question.
    private mutating func newName(_ wanted: String, of serial: OpenRequest.Serial) -> String {
        var name = wanted
        var number = 1
        while requests[serial]?.usedNames.insert(name).inserted == false {
            number += 1
            name = "\(wanted)-\(number)"
        }
        return name
    }

    /// Notes that the parts of a question go to the client in requests of ours.
    ///
    /// - Returns: The parts, with the ids to send them under.
    mutating func send(
        _ number: Int, of serial: OpenRequest.Serial, to outlet: any Outlet
    ) -> [(id: JSONValue, input: ClientInput)] {
        guard let index = requests[serial]?.questions.firstIndex(where: { $0.number == number }) else { return [] }
        var sent: [(id: JSONValue, input: ClientInput)] = []
        for place in requests[serial]?.questions[index].open.indices ?? 0..<0 {
            lastSent += 1
            let id = JSONValue.string("question-\(lastSent)")
            requests[serial]?.questions[index].open[place].sent = (id, outlet)
            guard let part = requests[serial]?.questions[index].open[place] else { continue }
            sentParts[id] = (serial, part.name)
            sent.append((id, part.input))
        }
        return sent
    }

    /// Takes answers to what a request asks; those to what is not asked are left.
    ///
    /// - Returns: The questions to which no answer is missing any more.
    mutating func answer(_ answers: JSONObject, to serial: OpenRequest.Serial) -> [OpenQuestion] {
        guard let asked = requests[serial]?.questions else { return [] }
        let questions = asked.map { question in
            var question = question
            for part in question.open {
                guard let answer = answers[part.name], part.input.accepts(answer) else { continue }
                question.answers[part.input.name] = answer
                question.open.removeAll { $0.name == part.name }
            }
            return question
        }
        requests[serial]?.questions = questions.filter { !$0.open.isEmpty }
        return questions.filter(\.open.isEmpty)
    }

    /// Takes the client's answer to a request of ours; where it will not do, there is none.
    ///
    /// - Returns: The question, if no answer to it is missing any more.
    mutating func answer(_ result: JSONValue?, toSent id: JSONValue) -> (OpenRequest.Serial, OpenQuestion)? {
        guard let (serial, name) = sentParts.removeValue(forKey: id),
            let index = requests[serial]?.questions.firstIndex(where: { $0.open.contains { $0.name == name } }),
            var question = requests[serial]?.questions[index],
            let place = question.open.firstIndex(where: { $0.name == name })
        else { return nil }
        let part = question.open.remove(at: place)
        if let result, part.input.accepts(result) { question.answers[part.input.name] = result }
        requests[serial]?.questions[index] = question
        guard question.open.isEmpty else { return nil }
        requests[serial]?.questions.remove(at: index)
        return (serial, question)
    }

    /// Takes questions out that are not to be answered any more.
    mutating func takeQuestions(
        of serial: OpenRequest.Serial, where isMeant: (OpenQuestion) -> Bool
    ) -> [OpenQuestion] {
        guard let questions = requests[serial]?.questions.filter(isMeant), !questions.isEmpty else { return [] }
        requests[serial]?.questions.removeAll(where: isMeant)
        forget(questions)
        return questions
    }

    /// Waits for no answers to the requests of ours that put questions to the client.
    mutating func forget(_ questions: [OpenQuestion]) {
        for part in questions.flatMap(\.open) {
            if let sent = part.sent { sentParts[sent.id] = nil }
        }
    }

    /// Puts a request aside until the client repeats it.
    ///
    /// - Returns: The requests that are given up to make room.
    mutating func park(
        _ serial: OpenRequest.Serial, under handle: Handle, timer: Task<Void, Never>
    ) -> [OpenRequest] {
        detach(serial)
        free(serial)
        requests[serial]?.handle = handle
        requests[serial]?.timer = timer
        parked.append((handle, serial))
        return parked.prefix(max(0, parked.count - limits.parked)).compactMap { close($0.serial) }
    }

    /// Takes a request up again that was put aside; a name is good for once.
    mutating func unpark(_ handle: Handle) -> OpenRequest.Serial? {
        guard let index = parked.firstIndex(where: { $0.handle == handle }) else { return nil }
        let serial = parked.remove(at: index).serial
        requests[serial]?.handle = nil
        requests[serial]?.timer?.cancel()
        requests[serial]?.timer = nil
        return serial
    }
}
