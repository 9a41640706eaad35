import AppIntents
import JSON

extension ValueConverter {
    /// An amount of money: `12.50 EUR`, `€12.50`, `5 dollars`, or the two as members.
    func money(_ json: JSONValue) throws(Misreading) -> [IntentCurrencyAmount] {
        if let text = json.string {
            return try MoneyText(supported: currencyCodes, context: .current).amounts(text)
        }
        guard let amount = json["amount"].flatMap({ decimal($0) }),
            let code = (json["currency"] ?? json["currencyCode"])?.string.flatMap({ MoneyText.code($0) })
        else { return [] }
        return [IntentCurrencyAmount(amount: amount, currencyCode: code)]
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
            name = json.string.flatMap { PersonNameText.name($0) } ?? name
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
