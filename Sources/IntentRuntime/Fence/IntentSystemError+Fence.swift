extension IntentSystemError {
    /// What was wrong, as an assistant may read it: values, names of things and the app's own words are fenced, the system's are not.
    ///
    /// - Parameter fence: The fence of the answer.
    public func description(fencedBy fence: ContentFence) -> String {
        switch self {
        case .unknownName(let kind, let name, let nearest):
            Self.unknownName(kind: kind, name: fence.inline(name), nearest: nearest).description
        case .ambiguousName(let kind, let name, let choices):
            Self.ambiguousName(kind: kind, name: fence.inline(name), choices: choices).description
        case .unknownParameter(let intent, let name, let known):
            Self.unknownParameter(intent: intent, name: fence.inline(name), known: known).description
        case .unconvertible(let name, let value, let expected):
            Self.unconvertible(name: name, value: fence.inline(value), expected: expected).description
        case .malformedCondition(let condition): Self.malformedCondition(fence.inline(condition)).description
        case .malformedURI(let uri): Self.malformedURI(fence.inline(uri)).description
        case .missingValue(let intent, let parameter, let title, let expected, let choices):
            Self.missingValue(
                intent: intent, parameter: parameter, title: title, expected: expected,
                choices: choices.map { $0.fenced(by: fence) }
            ).description
        case .ambiguous(let parameter, let words, let choices):
            Self.ambiguous(
                parameter: parameter, words: fence.inline(words), choices: choices.map { $0.fenced(by: fence) }
            ).description
        case .notFound(let type, let words, let nearest):
            Self.notFound(
                type: type, words: fence.inline(words), nearest: nearest.map { $0.fenced(by: fence) }
            ).description
        case .declined(let question): Self.declined(question: fence.fenced(question)).description
        case .nobodyToConfirm(let question): Self.nobodyToConfirm(question: fence.fenced(question)).description
        case .nothingSent(let request): Self.nothingSent(request: request.fenced(by: fence)).description
        case .awaitingApproval(let number, let request):
            Self.awaitingApproval(number: number, request: request.fenced(by: fence)).description
        case .tooLarge(let entity, let property, let size):
            Self.tooLarge(entity: fence.inline(entity), property: property, size: size).description
        case .authenticationRequired, .timedOut, .unfinished: description
        // The app's own words, which may quote anything.
        default: fence.fenced(description)
        }
    }
}

extension Choice {
    fileprivate func fenced(by fence: ContentFence) -> Choice {
        Choice(id: id == title ? fence.inline(title) : fence.inline(id), title: fence.inline(title), subtitle: subtitle)
    }
}

extension AdmissionRequest {
    /// The same with the words in it fenced that foreign text may stand in, for an error that tells of it.
    fileprivate func fenced(by fence: ContentFence) -> AdmissionRequest {
        AdmissionRequest(
            app: app, intent: intent, schema: schema, title: title, effect: effect,
            subjects: subjects.map {
                Subject(uri: $0.uri, title: fence.inline($0.title), noun: $0.noun, account: $0.account)
            }, moreSubjects: moreSubjects, recipients: recipients, values: values, question: fence.fenced(question),
            requester: requester, hasReadForeignText: hasReadForeignText, wantsAuthentication: wantsAuthentication)
    }
}
