import AppIntents
import CoreLocation
import GeoToolbox
import JSON

extension ValueConverter {
    /// Converts a value of a type that needs no query: text, numbers, dates, people, files.
    func plain(_ json: JSONValue, of type: any _IntentValue.Type) -> (any _IntentValue)? {
        switch type {
        case is Bool.Type: boolean(json)
        case is Int.Type: json.integer ?? json.string.flatMap { Int($0) }
        case is Double.Type: number(json)
        case is Decimal.Type: decimal(json)
        case is String.Type: text(json)
        case is AttributedString.Type: text(json).map { AttributedString($0) }
        case is StringSearchCriteria.Type:
            (text(json) ?? json["term"]?.string).map { StringSearchCriteria(term: $0) }
        case is Date.Type: json.string.flatMap { DateText.date($0) }
        case is DateComponents.Type: json.string.flatMap { DateText.components($0) }
        case is Duration.Type: duration(json)
        case is URL.Type: json.string.flatMap { url($0) }
        case is IntentPerson.Type: person(json)
        case is PlaceDescriptor.Type: place(json)
        case is CLPlacemark.Type: placemark(json)
        case is IntentFile.Type: file(json)
        case is IntentCurrencyAmount.Type: money(json)
        case is PersonNameComponents.Type: personName(json)
        case is Calendar.RecurrenceRule.Type: json.string.flatMap { RecurrenceText.rule($0) }
        case is IntentPaymentMethod.Type: paymentMethod(json)
        case let type as any MeasurementIntentValue.Type: measurement(json, of: type)
        case let type as any (_IntentValue & Decodable).Type: decoded(json, as: type)
        default: nil
        }
    }

    private func boolean(_ json: JSONValue) -> Bool? {
        if let value = json.bool { return value }
        switch json.string?.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: return nil
        }
    }

    /// A number; what Swift reads beyond numbers, as infinity, is none.
    private func number(_ json: JSONValue) -> Double? {
        (json.double ?? json.string.flatMap { Double($0) }).flatMap { $0.isFinite ? $0 : nil }
    }

    func decimal(_ json: JSONValue) -> Decimal? {
        // Foundation takes the number at a text's beginning and leaves the rest.
        if let text = json.string, text.wholeMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?/) != nil {
            return Decimal(string: text)
        }
        return json.integer.map { Decimal($0) } ?? json.double.map { Decimal($0) }
    }

    private func duration(_ json: JSONValue) -> Duration? {
        // A duration counts its seconds in 64 bits, and stops the process where they do not fit.
        let seconds =
            number(json).map { number in
                (unit as? UnitDuration).map {
                    Measurement(value: number, unit: $0).converted(to: UnitDuration.seconds).value
                } ?? number
            } ?? json.string.flatMap { Units.seconds(in: $0) }
        return seconds.flatMap { $0.magnitude < 9e18 ? .seconds($0) : nil }
    }

    private func text(_ json: JSONValue) -> String? {
        switch json {
        case .string(let text): text
        case .integer, .number, .bool: json.text
        default: nil
        }
    }

    private func url(_ text: String) -> URL? {
        guard let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    /// A person by name and address: `Ada Byron <ada@example.org>`, either alone, or the two as members.
    private func person(_ json: JSONValue) -> IntentPerson? {
        if let text = json.string?.trimmingCharacters(in: .whitespaces), !text.isEmpty {
            if let match = text.wholeMatch(of: /(?<name>.*?)\s*<(?<address>[^<>\s]+@[^<>\s]+)>/) {
                let name = match.name.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
                return IntentPerson(
                    name: name.isEmpty ? .unknown : .displayName(name),
                    handle: .init(emailAddress: String(match.address)))
            }
            if text.wholeMatch(of: /[^<>\s]+@[^<>\s]+/) != nil {
                return IntentPerson(handle: .init(emailAddress: text))
            }
            return IntentPerson(name: .displayName(text), handle: nil)
        }
        guard json.object != nil else { return nil }
        let name = json["name"]?.string
        let handle =
            json["email"]?.string.map { IntentPerson.Handle(emailAddress: $0) }
            ?? json["phone"]?.string.map { IntentPerson.Handle(phoneNumber: $0) }
            ?? json["handle"]?.string.map { IntentPerson.Handle(applicationDefined: $0) }
        guard name != nil || handle != nil else { return nil }
        return IntentPerson(name: name.map { .displayName($0) } ?? .unknown, handle: handle)
    }

    /// A file: by content, or by path as `@path` where that is allowed.
    private func file(_ json: JSONValue) -> IntentFile? {
        if mayReadFiles,
            let path = (json.string.flatMap { $0.hasPrefix("@") ? String($0.dropFirst()) : nil })
                ?? json["path"]?.string
        {
            let url = URL(fileURLWithPath: HomeFolder.expanding(path))
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue,
                FileManager.default.isReadableFile(atPath: url.path)
            else { return nil }
            return IntentFile(fileURL: url)
        }
        guard let name = json["name"]?.string, !name.isEmpty else { return nil }
        if let text = json["text"]?.string { return IntentFile(data: Data(text.utf8), filename: name) }
        guard let data = json["base64"]?.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
        return IntentFile(data: data, filename: name)
    }

    /// An amount: `3 km`, a number in the unit of the type, or the two as members.
    private func measurement(_ json: JSONValue, of type: any MeasurementIntentValue.Type) -> (any _IntentValue)? {
        let base = unit ?? type.unitType.baseUnit()
        if let value = json.double { return type.make(value, base) }
        if let value = json["value"]?.double, let symbol = json["unit"]?.string {
            return Units.unit(symbol, of: type.unitType).flatMap { type.make(value, $0) }
        }
        guard let match = json.string?.wholeMatch(of: /\s*(?<value>[+-]?\d+([.,]\d+)?)\s*(?<unit>\S?.*?)\s*/),
            let value = Double(match.value.replacing(",", with: ".")), value.isFinite
        else { return nil }
        if match.unit.isEmpty { return type.make(value, base) }
        return Units.unit(String(match.unit), of: type.unitType).flatMap { type.make(value, $0) }
    }
}
