import AppIntents
import Foundation
import IntentHosting
import JSON

/// What came of running an intent.
///
/// Its value is read as `result.value`: typed, as in `let name: String = try result.value`, untyped, or on to what is within, as in
/// `try result.value.berth.name`. The other members are additions of this framework's.
///
/// Follows Apple's documentation page `appintentstesting/resolvedintentresult`.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable, Equatable {
    /// Gives a result the member `value`, which has the type that is wanted of it.
    public struct ValueKeyPath: Sendable {
        /// The value that the intent returned; it is only ever named, never read.
        public var value: Never { preconditionFailure("The value is read from the result, not from its key path") }
    }

    let returned: IntentValueContainer

    /// What the intent said.
    public let dialog: String?

    /// What the intent said beside what it shows, where it says that apart.
    public let supportingDialog: String?

    /// The intent that shows the result, where there is one.
    public let snippet: AnyAppIntent?

    /// The intent that followed, where there is one; it has been run.
    public let opensIntent: AnyAppIntent?

    /// The intent of the button beside the result, where there is one.
    public let actionButtonIntent: AnyAppIntent?

    /// The address that the intent opens instead of being performed, where there is one.
    public let opensURL: URL?

    /// How far the run was each time that it told, in order.
    public let progress: [IntentProgress]

    init(_ json: JSONValue, progress: [IntentProgress], link: AppLink) {
        returned = WireValue.container(json["value"] ?? .null, origin: link)
        dialog = json["dialog"]?.string
        supportingDialog = json["supportingDialog"]?.string
        snippet = Self.intent(json["snippet"], link)
        opensIntent = Self.intent(json["opensIntent"], link)
        actionButtonIntent = Self.intent(json["actionButton"], link)
        opensURL = json["opensURL"]?.string.flatMap { URL(string: $0) }
        self.progress = progress
    }

    private static func intent(_ json: JSONValue?, _ link: AppLink) -> AnyAppIntent? {
        guard let identifier = json?["identifier"]?.string else { return nil }
        let parameters = (json?["parameters"]?.object ?? [:]).map { name, value in
            (name, WireValue.container(value, origin: link))
        }
        return AnyAppIntent(
            identifier: identifier, link: link, parameters: Dictionary(parameters) { first, _ in first })
    }

    /// The value that the intent returned, as a type.
    ///
    /// - Parameter keyPath: `\.value`.
    /// - Throws: ``IntentTestingError`` where the value is of another type.
    public subscript<Value: IntentValueConvertible>(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> Value {
        get throws { try path.typed() }
    }

    /// The way to what is within the value that the intent returned.
    ///
    /// - Parameter keyPath: `\.value`.
    public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath { path }

    /// The value that the intent returned; `nil` where it returned none.
    ///
    /// - Parameter keyPath: `\.value`.
    public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> (any IntentValueExpressing)? {
        path.untyped
    }

    private var path: DynamicPropertyPath { DynamicPropertyPath(returned, path: "value") }
}
