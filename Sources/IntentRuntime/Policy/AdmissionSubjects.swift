import AppIntents
import JSON
import SchemaCatalog

/// What an intent's values tell of whom and what it is about.
struct AdmissionSubjects {
    /// How many entities are told of.
    static let limit = 300
    /// How many entities lead from one to its account, or to a person.
    private static let depth = 3
    /// Properties that tell where something came from.
    private static let origins: Set<String> = ["author", "from", "organizer", "sender"]
    /// Parameters whose texts are addresses.
    static let addresses: Set<String> = ["bcc", "cc", "recipient", "recipients", "to"]

    private(set) var subjects: [AdmissionRequest.Subject] = []
    /// How many entities there are beyond the limit.
    private(set) var more = 0
    /// The addresses that something goes to.
    private(set) var recipients: [String] = []

    private let name: String
    private lazy var verb = NameWords.words(of: name).first?.lowercased() ?? ""
    private var answersAll = true

    /// Reads the values of an intent.
    ///
    /// - Parameters:
    ///   - parameters: The parameters, set.
    ///   - name: What the intent is called, as `replyMail`: its verb says what it does with them.
    init(_ parameters: [any AnyIntentParameter], of name: String) {
        self.name = name
        for parameter in parameters where parameter.parameterName == "isReplyAll" {
            answersAll = parameter.current?._valueIfAny as? Bool ?? false
        }
        for parameter in parameters {
            guard let value = parameter.current?._valueIfAny else { continue }
            add(value, of: parameter.parameterName)
        }
    }

    private mutating func add(_ value: any _IntentValue, of parameter: String) {
        switch value._valueIfAny {
        case let text as String: if Self.addresses.contains(parameter) { address(text) }
        // Types are asked for before protocols, which take longer to tell.
        case is Int, is Double, is Bool, is Date: break
        case let person as IntentPerson: address(Self.address(of: person))
        case let entity as any AppEntity:
            guard subjects.count < Self.limit else {
                more += 1
                return
            }
            subjects.append(AdmissionRequest.Subject(entity))
            // What is forwarded goes to others than those who had it.
            if verb != "forward" { addPersons(of: entity, Self.depth) }
        case let union as any UnionIntentValue: add(union.asIntentValue, of: parameter)
        case let collection as any EntityCollectionValue:
            let type = Swift.type(of: collection).entityType
            for id in collection.identifierTexts {
                guard subjects.count < Self.limit else {
                    more += 1
                    continue
                }
                subjects.append(AdmissionRequest.Subject(of: type, id: id))
            }
        case let list as any SequenceIntentValue:
            for element in list.elements { add(element, of: parameter) }
        default: break
        }
    }

    private mutating func addPersons(of entity: any AppEntity, _ depth: Int) {
        for (name, value) in entity.valuesAtHand {
            let isOrigin = Self.origins.contains(name)
            // An answer goes to whoever wrote, and to the others only where all are answered.
            guard verb == "reply" ? isOrigin || answersAll : !isOrigin else { continue }
            addPersons(in: value, depth)
        }
    }

    private mutating func addPersons(in value: any _IntentValue, _ depth: Int) {
        guard depth > 0 else { return }
        switch value._valueIfAny {
        case let person as IntentPerson: address(Self.address(of: person))
        case let entity as any AppEntity: addPersons(of: entity, depth - 1)
        case let union as any UnionIntentValue: addPersons(in: union.asIntentValue, depth)
        case let list as any SequenceIntentValue:
            for element in list.elements.prefix(Self.limit) { addPersons(in: element, depth) }
        default: break
        }
    }

    private mutating func address(_ text: String) {
        if !recipients.contains(text) { recipients.append(text) }
    }

    /// Where a person is reached. A name alone is marked, so that it never passes for an address.
    private static func address(of person: IntentPerson) -> String {
        switch person.handle?.value {
        case .emailAddress(let address), .phoneNumber(let address), .applicationDefined(let address): address
        case nil: "\(person.displayString) (no address)"
        }
    }
}

extension AdmissionRequest.Subject {
    /// An entity.
    init(_ entity: any AppEntity) {
        let account = entity.account(within: 3)
        self.init(
            uri: EntityURI(of: entity).text, title: String(localized: entity.displayRepresentation.title),
            noun: type(of: entity).noun, account: account?.title, accountID: account?.id)
    }

    /// An entity that is known by its id alone.
    init(of type: any AppEntity.Type, id: String) {
        self.init(uri: EntityURI(of: type, identifierText: id).text, title: id, noun: type.noun, account: nil)
    }

    /// Whether it is something not sent yet.
    var isDraft: Bool {
        let type = (try? EntityURI(uri))?.type ?? ""
        return type.contains("Draft") || noun.lowercased().split(separator: " ").contains("draft")
    }
}

extension AppEntity {
    /// What a person calls one of these, as `note`.
    fileprivate static var noun: String { String(localized: typeDisplayRepresentation.name).lowercased() }

    /// The values that need not be fetched, by property.
    fileprivate var valuesAtHand: [(name: String, value: any _IntentValue)] {
        let stored = properties.compactMap { name, property in
            property.isDeferred ? nil : property.value(in: self)?._valueIfAny.map { (name: name, value: $0) }
        }
        let computed = ((Self.self as? any AssistantSchemaEntity.Type)?.__computedProperties ?? []).compactMap {
            property in
            property.value(of: self)?._valueIfAny.map { (name: property.name, value: $0) }
        }
        return stored + computed
    }

    /// The account that an entity is kept in, found through entities that it belongs to.
    fileprivate func account(within steps: Int) -> (title: String, id: String?)? {
        if let schema = (Self.self as? any AssistantSchemaEntity.Type)?.__appSchemaEntity.identifier,
            schema.hasSuffix(".account")
        {
            return (String(localized: displayRepresentation.title), identifierText)
        }
        guard steps > 0 else { return nil }
        let values = valuesAtHand
        switch values.first(where: { $0.name == "account" })?.value {
        case let account as any AppEntity:
            return (String(localized: account.displayRepresentation.title), account.identifierText)
        case let name as String: return (name, nil)
        default: break
        }
        for case let owner as any AppEntity in values.map(\.value) {
            if let account = owner.account(within: steps - 1) { return account }
        }
        return nil
    }
}
