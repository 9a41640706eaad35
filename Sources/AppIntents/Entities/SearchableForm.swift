/// What an attribute holds, to which the value of a property is converted.
enum SearchableForm {
    /// Whatever comes nearest to the value.
    case natural
    case text
    case texts
    case number
    case date
    case dates
    case url
    case data
    case people

    /// The form of an attribute; `nil` for a type that no value of a property can be made.
    ///
    /// - Parameter type: The type of the attribute's property.
    init?(_ type: any Any.Type) {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(String?.self): self = .text
        case ObjectIdentifier([String]?.self), ObjectIdentifier([String].self): self = .texts
        case ObjectIdentifier(NSNumber?.self), ObjectIdentifier(NSNumber.self): self = .number
        case ObjectIdentifier(Date?.self): self = .date
        case ObjectIdentifier([Date]?.self): self = .dates
        case ObjectIdentifier(URL?.self): self = .url
        case ObjectIdentifier(Data?.self): self = .data
        case ObjectIdentifier([CSPerson]?.self): self = .people
        default: return nil
        }
    }

    /// A property's value in this form; `nil` where it cannot be put so.
    func converted(_ value: any _IntentValue) -> SearchableValue? {
        switch self {
        case .natural:
            if let several = value as? any SequenceIntentValue {
                return .list(several.elements.compactMap(natural))
            }
            return natural(value)
        case .text: return .text(ValueWords.describe(value))
        case .texts: return list(value) { .text(ValueWords.describe($0)) }
        case .number: return number(value)
        case .date: return date(value)
        case .dates: return list(value, date)
        case .url: return url(value)
        case .data: return data(value)
        case .people: return list(value, person)
        }
    }

    private func list(_ value: any _IntentValue, _ convert: (any _IntentValue) -> SearchableValue?) -> SearchableValue {
        .list(((value as? any SequenceIntentValue)?.elements ?? [value]).compactMap(convert))
    }

    private func natural(_ value: any _IntentValue) -> SearchableValue? {
        number(value) ?? date(value) ?? (value is IntentFile ? nil : url(value)) ?? person(value)
            ?? .text(ValueWords.describe(value))
    }

    private func number(_ value: any _IntentValue) -> SearchableValue? {
        switch value {
        case let value as Int: .integer(Int64(value))
        case let value as Bool: .integer(value ? 1 : 0)
        case let value as Double: .real(value)
        case let value as Decimal: .real(NSDecimalNumber(decimal: value).doubleValue)
        case let value as Duration: .real(value / .seconds(1))
        case let value as any MeasurementIntentValue: .real(value.amount.value)
        case let value as IntentCurrencyAmount: .real(NSDecimalNumber(decimal: value.amount).doubleValue)
        default: nil
        }
    }

    private func date(_ value: any _IntentValue) -> SearchableValue? {
        switch value {
        case let value as Date: .date(value)
        case let value as DateComponents: (value.calendar ?? .current).date(from: value).map(SearchableValue.date)
        default: nil
        }
    }

    private func url(_ value: any _IntentValue) -> SearchableValue? {
        switch value {
        case let value as URL: .url(value)
        case let value as IntentFile: value.fileURL.map(SearchableValue.url)
        default: nil
        }
    }

    private func data(_ value: any _IntentValue) -> SearchableValue? {
        switch value {
        case let value as IntentFile: .data(value.data)
        case let value as String: .data(Data(value.utf8))
        case let value as AttributedString: .data(Data(String(value.characters).utf8))
        default: nil
        }
    }

    private func person(_ value: any _IntentValue) -> SearchableValue? {
        guard let value = value as? IntentPerson else { return nil }
        let handles = ([value.handle].compactMap(\.self) + value.aliases).map(\.address)
        return .person(
            SearchablePerson(
                displayName: value.displayString, handles: handles, handleIdentifier: "", contactIdentifier: nil))
    }
}
