import AppIntents
import CoreLocation
import GeoToolbox
import JSON

extension ValueConverter {
    /// The value of a type that needs no query, where there is no doubt which it is.
    func plain(_ json: JSONValue, of type: any _IntentValue.Type) -> (any _IntentValue)? {
        guard let found = try? readings(json, of: type), found.count == 1 else { return nil }
        return found[0]
    }

    /// The values of a type that needs no query, text, numbers, dates, people, files, that something may be read as.
    ///
    /// - Returns: Several values where there is doubt; none where it is none, or the type needs a query.
    /// - Throws: ``Misreading``, which says why it is none.
    func readings(_ json: JSONValue, of type: any _IntentValue.Type) throws(Misreading) -> [any _IntentValue] {
        switch type {
        case is Int.Type: return integers(json)
        case is Double.Type: return numbers(json)
        case is Decimal.Type: return decimals(json)
        case is Date.Type:
            return try words(json) { text, context throws(Misreading) in
                try DateText.dates(text, in: context)
            }
        case is DateComponents.Type:
            return try words(json) { text, context throws(Misreading) in
                try DateText.components(text, in: context)
            }
        case is Duration.Type: return try durations(json)
        case is IntentCurrencyAmount.Type: return try money(json)
        case is Calendar.RecurrenceRule.Type:
            return try words(json) { text, context throws(Misreading) in
                if let rule = RecurrenceText.rule(text) { return [rule] }
                if text.contains("=") { return [] }
                var words = try RecurrenceWords(text, in: context)
                return [try words.read()]
            }
        case let type as any MeasurementIntentValue.Type: return try measurements(json, of: type)
        default: return single(json, of: type).map { [$0] } ?? []
        }
    }

    /// A value of a type that text can only be one value of.
    private func single(_ json: JSONValue, of type: any _IntentValue.Type) -> (any _IntentValue)? {
        switch type {
        case is Bool.Type: json.bool ?? json.string.flatMap { BooleanText.value($0, in: .current) }
        case is String.Type: text(json)
        case is AttributedString.Type: text(json).map { AttributedString($0) }
        case is StringSearchCriteria.Type:
            (text(json) ?? json["term"]?.string).map { StringSearchCriteria(term: $0) }
        case is URL.Type: json.string.flatMap { URLText.url($0) }
        case is IntentPerson.Type: person(json)
        case is PlaceDescriptor.Type: place(json)
        case is CLPlacemark.Type: placemark(json)
        case is IntentFile.Type: file(json)
        case is PersonNameComponents.Type: personName(json)
        case is IntentPaymentMethod.Type: paymentMethod(json)
        case let type as any (_IntentValue & Decodable).Type: decoded(json, as: type)
        default: nil
        }
    }

    /// What a function reads of a text, which is read where the person is.
    private func words<Value: _IntentValue>(
        _ json: JSONValue, _ read: (String, ValueContext) throws(Misreading) -> [Value]
    ) throws(Misreading) -> [any _IntentValue] {
        guard let text = json.string else { return [] }
        return try read(text, .current)
    }

    private func integers(_ json: JSONValue) -> [Int] {
        if let number = json.integer ?? json.string.flatMap({ Int($0) }) { return [number] }
        return json.string.map { NumberText.integers($0, in: .current) } ?? []
    }

    /// Numbers; what Swift reads beyond numbers, as infinity, is none.
    private func numbers(_ json: JSONValue) -> [Double] {
        if let number = json.double { return number.isFinite ? [number] : [] }
        guard let text = json.string else { return [] }
        let decimals = NumberText.decimals(text, in: .current)
        if decimals.count < 2, let number = Double(text) { return number.isFinite ? [number] : [] }
        return decimals.map { NSDecimalNumber(decimal: $0).doubleValue }
    }

    private func decimals(_ json: JSONValue) -> [Decimal] {
        if let text = json.string { return NumberText.decimals(text, in: .current) }
        return decimal(json).map { [$0] } ?? []
    }

    /// A decimal number as programs write it.
    func decimal(_ json: JSONValue) -> Decimal? {
        if let text = json.string { return NumberText.plain(text) }
        return json.integer.map { Decimal($0) } ?? json.double.map { Decimal($0) }
    }

    private func durations(_ json: JSONValue) throws(Misreading) -> [Duration] {
        var seconds = numbers(json).map { number in
            (unit as? UnitDuration).map { $0.converter.baseUnitValue(fromValue: number) } ?? number
        }
        if seconds.isEmpty, let text = json.string { seconds = try DurationText.seconds(text, in: .current) }
        // A duration counts its seconds in 64 bits, and stops the process where they do not fit.
        return seconds.filter { $0.magnitude < 9e18 }.map { .seconds($0) }
    }

    private func text(_ json: JSONValue) -> String? {
        switch json {
        case .string(let text): text
        case .integer, .number, .bool: json.text
        default: nil
        }
    }

    /// A person by name and address: `Ada Byron <ada@example.org>`, either alone, or the two as members.
    private func person(_ json: JSONValue) -> IntentPerson? {
        if let text = json.string {
            guard text.utf8.count <= Self.longestLine else { return nil }
            let text = text.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else { return nil }
            if let match = text.wholeMatch(of: /(?<name>.*?)\s*<(?<address>[^<>\s]+@[^<>\s]+)>/) {
                let name = match.name.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
                return IntentPerson(
                    name: name.isEmpty ? .unknown : .displayName(name),
                    handle: .init(emailAddress: String(match.address)))
            }
            let address = text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst("mailto:".count)) : text
            if address.wholeMatch(of: /[^<>\s]+@[^<>\s]+/) != nil {
                return IntentPerson(handle: .init(emailAddress: address))
            }
            if let number = telephone(text) { return IntentPerson(handle: .init(phoneNumber: number)) }
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

    /// The number that a text dials: digits with what people put between them, behind `tel:` or `+`, or five at least.
    private func telephone(_ text: String) -> String? {
        let isURI = text.lowercased().hasPrefix("tel:")
        let number = isURI ? String(text.dropFirst("tel:".count)) : text
        guard number.utf8.count <= 40, number.allSatisfy({ NumberText.isDigit($0) || "+-()/. ".contains($0) }) else {
            return nil
        }
        let digits = number.count(where: NumberText.isDigit)
        return digits >= 5 || (digits > 0 && (isURI || number.first == "+")) ? number : nil
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

    /// An amount: `3 km`, `3 ft 4 in`, a number in the unit of the type, or the two as members.
    private func measurements(
        _ json: JSONValue, of type: any MeasurementIntentValue.Type
    ) throws(Misreading) -> [any _IntentValue] {
        let base = unit ?? type.unitType.baseUnit()
        if let value = json.double { return type.make(value, base).map { [$0] } ?? [] }
        if let value = json["value"]?.double, let symbol = json["unit"]?.string {
            return Units.unit(symbol, of: type.unitType).flatMap { type.make(value, $0) }.map { [$0] } ?? []
        }
        guard let text = json.string else { return [] }
        let reader = AmountText(dimension: type.unitType, declared: unit, context: .current)
        do {
            let amounts = try reader.amounts(text)
            if !amounts.isEmpty { return amounts.compactMap { type.make($0.value, $0.unit) } }
        } catch {
            guard type.unitType == UnitDuration.self else { throw error }
        }
        guard type.unitType == UnitDuration.self else { return [] }
        // A length of time has more forms than a number and a unit.
        return try DurationText.seconds(text, in: .current).compactMap { seconds in
            type.make(base.converter.value(fromBaseUnitValue: seconds), base)
        }
    }
}
