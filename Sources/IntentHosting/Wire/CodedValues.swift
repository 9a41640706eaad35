import AppIntents
import Foundation
import GeoToolbox
import JSON

/// The types of the system whose values write and read themselves.
enum CodedValues {
    /// The types, by name.
    static let types: [String: any (_IntentValue & Codable).Type] = Dictionary(
        uniqueKeysWithValues: [
            DateComponents.self, PersonNameComponents.self, Calendar.RecurrenceRule.self, IntentPerson.self,
            IntentCurrencyAmount.self, PlaceDescriptor.self,
        ].map { (type: any (_IntentValue & Codable).Type) in ("\(type)", type) })

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - type: The type's name.
    ///   - json: What the value wrote.
    /// - Returns: The value; `nil` where the type is not known or cannot read it.
    static func value(_ type: String, _ json: JSONValue) -> (any _IntentValue)? {
        types[type].flatMap { try? decode($0, json) }
    }

    private static func decode<Value: _IntentValue & Codable>(
        _ type: Value.Type, _ json: JSONValue
    ) throws -> any _IntentValue {
        // In a list, since a text alone is no document to some readers of JSON.
        let values = try JSONDecoder().decode([Value].self, from: Data(JSONValue.array([json]).bytes))
        return values[0]
    }
}
