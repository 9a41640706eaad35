import AppIntents
import CoreLocation
import GeoToolbox

/// What kind of value a parameter or a property holds.
public indirect enum ValueKind: Sendable, Hashable {
    /// Yes or no.
    case boolean
    /// A whole number.
    case integer
    /// A number.
    case number
    /// Text.
    case text
    /// A moment.
    case date
    /// Parts of a date, as a day without a time.
    case dateComponents
    /// A length of time.
    case duration
    /// An address of something.
    case url
    /// An amount of something; the symbol of the unit it is told in.
    case measurement(unit: String)
    /// An amount of money.
    case money
    /// A rule by which something recurs.
    case recurrence
    /// A person's name.
    case personName
    /// A way to pay.
    case paymentMethod
    /// A person.
    case person
    /// A place.
    case place
    /// A file.
    case file
    /// A thing of an app's.
    case entity(app: String, type: String)
    /// One of a few fixed values.
    case enumeration(app: String, type: String)
    /// One of several kinds of value.
    case union(type: String, cases: [UnionCaseKind])
    /// Several values.
    case list(ValueKind)
    /// A type that the system has no way to write; its name.
    case other(String)

    init(_ type: any _IntentValue.Type) {
        self =
            switch type {
            case let type as any OptionalIntentValue.Type: ValueKind(type.wrappedType)
            case let type as any SequenceIntentValue.Type: .list(ValueKind(type.elementType))
            case let type as any EntityCollectionValue.Type: .list(ValueKind(type.entityType))
            case let type as any MeasurementIntentValue.Type: .measurement(unit: type.unitType.baseUnit().symbol)
            case let type as any UnionIntentValue.Type:
                .union(
                    type: String(localized: type.typeDisplayRepresentation.name),
                    cases: type.unionCases.map { UnionCaseKind($0) })
            case let type as any AppEntity.Type:
                .entity(app: AppDescriptor.of(type).id, type: type.persistentIdentifier)
            case let type as any AppEnum.Type:
                .enumeration(app: AppDescriptor.of(type).id, type: type.persistentIdentifier)
            case is Bool.Type: .boolean
            case is Int.Type: .integer
            case is Double.Type, is Decimal.Type: .number
            case is String.Type, is AttributedString.Type, is StringSearchCriteria.Type: .text
            case is Date.Type: .date
            case is DateComponents.Type: .dateComponents
            case is Duration.Type: .duration
            case is URL.Type: .url
            case is IntentPerson.Type: .person
            case is PlaceDescriptor.Type, is CLPlacemark.Type: .place
            case is IntentCurrencyAmount.Type: .money
            case is Calendar.RecurrenceRule.Type: .recurrence
            case is PersonNameComponents.Type: .personName
            case is IntentPaymentMethod.Type: .paymentMethod
            case is IntentFile.Type: .file
            default: .other("\(type)")
            }
    }

    /// This kind, an amount told in another unit.
    func inUnit(_ unit: Dimension?) -> ValueKind {
        guard let unit else { return self }
        switch self {
        case .measurement: return .measurement(unit: unit.symbol)
        case .list(let element): return .list(element.inUnit(unit))
        default: return self
        }
    }

    /// The kind in words for a person.
    public var words: String {
        switch self {
        case .boolean: "true or false"
        case .integer: "whole number"
        case .number: "number"
        case .text: "text"
        case .date: "date (ISO 8601)"
        case .dateComponents: "date or time (ISO 8601)"
        case .duration: "duration in seconds"
        case .url: "URL"
        case .measurement(let unit): "amount, as \"3 \(unit)\""
        case .money: "amount of money, as \"12.50 EUR\""
        case .recurrence: "recurrence rule, as \"FREQ=WEEKLY;BYDAY=MO\" (RFC 5545)"
        case .personName: "name of a person"
        case .paymentMethod: "way to pay: " + IntentPaymentMethod.PaymentType.allCases.map(\.rawValue).listed("or")
        case .person: "person"
        case .place: "place, as an address, as \"48.86,2.35\" or as a geo URI (RFC 5870)"
        case .file: "file"
        case .entity(_, let type): type
        case .enumeration(_, let type): type
        case .union(_, let cases): cases.map(\.kind.words).listed("or")
        case .list(let element): "list of " + element.words
        case .other(let name): name
        }
    }
}
