import AppIntents
import IntentHosting
import JSON

/// An entity that an app shows.
///
/// Follows Apple's documentation page `appintentstesting/viewannotation`.
public struct ViewAnnotation: Sendable, Equatable {
    /// The entity.
    public let entity: AnyAppEntity

    /// Whether it is what the person turned to last.
    public let isSelected: Bool

    init?(json: JSONValue, link: AppLink) {
        let container = WireValue.container(json["entity"] ?? .null, origin: link)
        guard let entity = AnyAppEntity._value(in: container) else { return nil }
        self.entity = entity
        isSelected = json["isSelected"]?.bool ?? false
    }
}
