/// An action that the person took in an app's own interface, as the app told it.
package struct IntentDonation: Sendable {
    package let identifier: IntentDonationIdentifier
    package let intent: any AppIntent
    package let result: (any IntentResult)?
    package let date: Date

    /// The entities among the parameters at the time.
    let entities: Set<EntityIdentifier>

    init(intent: any AppIntent, result: (any IntentResult)?) {
        identifier = IntentDonationIdentifier()
        self.intent = intent
        self.result = result
        date = Date()
        entities = Set(intent.parameters.flatMap { Self.entities(in: $0.current) })
    }

    private static func entities(in value: (any _IntentValue)?) -> [EntityIdentifier] {
        switch value?._valueIfAny {
        case let entity as any AppEntity: [EntityIdentifier(for: entity)]
        case let list as any SequenceIntentValue: list.elements.flatMap { entities(in: $0) }
        default: []
        }
    }
}
