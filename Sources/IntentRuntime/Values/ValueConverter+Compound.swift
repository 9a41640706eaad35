import AppIntents
import JSON

extension ValueConverter {
    /// An amount of money: `12.50 EUR`, `EUR 12.50`, or the two as members.
    func money(_ json: JSONValue) -> IntentCurrencyAmount? {
        if json.object != nil {
            guard let amount = json["amount"].flatMap({ decimal($0) }),
                let code = (json["currency"] ?? json["currencyCode"])?.string, let code = currency(code)
            else { return nil }
            return IntentCurrencyAmount(amount: amount, currencyCode: code)
        }
        let parts = json.string?.split(whereSeparator: \.isWhitespace).map { String($0) } ?? []
        guard parts.count == 2, let first = parts.first, let last = parts.last else { return nil }
        for (number, code) in [(first, last), (last, first)] {
            if let amount = decimal(.string(number)), let code = currency(code) {
                return IntentCurrencyAmount(amount: amount, currencyCode: code)
            }
        }
        return nil
    }

    /// A currency's code, three letters as ISO 4217 has it.
    private func currency(_ text: String) -> String? {
        text.wholeMatch(of: /[A-Za-z]{3}/) == nil ? nil : text.uppercased()
    }

    /// A person's name: in one line, or its parts as members.
    func personName(_ json: JSONValue) -> PersonNameComponents? {
        var name = PersonNameComponents()
        if json.object != nil {
            name.namePrefix = (json["prefix"] ?? json["namePrefix"])?.string
            name.givenName = (json["given"] ?? json["givenName"])?.string
            name.middleName = (json["middle"] ?? json["middleName"])?.string
            name.familyName = (json["family"] ?? json["familyName"])?.string
            name.nameSuffix = (json["suffix"] ?? json["nameSuffix"])?.string
            name.nickname = json["nickname"]?.string
        } else {
            // The last word is taken for the family's name, as where the name is written in one line most often.
            let words = json.string?.split(whereSeparator: \.isWhitespace).map { String($0) } ?? []
            name.givenName = words.first
            if words.count > 1 { name.familyName = words.last }
            if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        }
        return name == PersonNameComponents() ? nil : name
    }

    /// A way to pay: its kind, or its members.
    func paymentMethod(_ json: JSONValue) -> IntentPaymentMethod? {
        func type(_ text: String) -> IntentPaymentMethod.PaymentType? {
            IntentPaymentMethod.PaymentType.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
        }
        if let text = json.string { return type(text).map { IntentPaymentMethod(type: $0) } }
        guard json.object != nil, let type = type(json["type"]?.string ?? "unknown") else { return nil }
        return IntentPaymentMethod(
            type: type, name: (json["name"]?.string).map { LocalizedStringResource(stringLiteral: $0) },
            identificationHint: json["hint"]?.string)
    }

    /// A value of an app's own type that is read from JSON by the type itself.
    func decoded(_ json: JSONValue, as type: any (_IntentValue & Decodable).Type) -> (any _IntentValue)? {
        try? JSONDecoder().decode(type, from: Data(json.text.utf8))
    }
}
