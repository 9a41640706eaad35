import AppIntents
import JSON

extension AdmissionRequest {
    /// What an intent is about to do.
    ///
    /// - Parameters:
    ///   - intent: The intent, with its values.
    ///   - parameters: The intent's parameters.
    ///   - descriptor: What is told of it.
    ///   - requester: Who asks for the run.
    ///   - hasReadForeignText: Whether whoever asks has read text that the apps did not write themselves.
    init(
        _ intent: any AppIntent, _ parameters: [any AnyIntentParameter], of descriptor: IntentDescriptor,
        requester: String, hasReadForeignText: Bool
    ) {
        let name = descriptor.schema?.split(separator: ".").last.map(String.init) ?? descriptor.identifier
        let about = AdmissionSubjects(parameters, of: name)
        let words = LateText {
            if let deletion = intent as? any DeleteIntent {
                AdmissionQuestion.deletion(of: deletion.entities)
            } else {
                AdmissionQuestion.run(descriptor, parameters, about)
            }
        }
        let values = parameters.compactMap { parameter in
            parameter.current?._valueIfAny.map {
                (parameter.parameterName, Self.json($0, withContent: descriptor.effect.mayLeaveMachine))
            }
        }
        self.init(
            app: descriptor.app.id, intent: descriptor.identifier, schema: descriptor.schema, title: descriptor.title,
            effect: descriptor.effect, subjects: about.subjects, moreSubjects: about.more,
            recipients: about.recipients, values: JSONObject(values), words: words, requester: requester,
            hasReadForeignText: hasReadForeignText,
            wantsAuthentication: type(of: intent).authenticationPolicy != .alwaysAllowed)
    }

    /// A value, by which one request is told from another.
    private static func json(_ value: any _IntentValue, withContent: Bool) -> JSONValue {
        switch value._valueIfAny {
        case nil: .null
        // Types are asked for before protocols, which take longer to tell.
        case let value? where value is Int || value is String || value is Double || value is Bool || value is Date:
            ValueRenderer.json(value)
        // One text for all the ids, of which there may be very many.
        case let value as any EntityCollectionValue: .string(value.identifierTexts.joined(separator: "\n"))
        case let value as IntentFile where withContent:
            [
                "name": .string(value.filename),
                "digest": .string((try? value.loadData()).map { SHA256.hex(of: $0) } ?? ""),
            ]
        case let value as any UnionIntentValue: json(value.asIntentValue, withContent: withContent)
        case let value as any AppEntity: .string(EntityURI(of: value).text)
        case let value as any SequenceIntentValue: .array(value.elements.map { json($0, withContent: withContent) })
        case let value?: ValueRenderer.json(value)
        }
    }
}
