import JSON
import SchemaCatalog

/// Reads a domain out of the JSON value that describes it, and collects all that is wrong with its form.
struct DescriptionReader {
    /// What was wrong so far.
    private(set) var problems: [DescriptionProblem] = []

    /// Reads the domain. Where there are problems, what could not be read has a value that stands in for it.
    mutating func domain(_ value: JSONValue) -> DomainDescription {
        // What is no object at all is told of once.
        let object = object(value, at: "")
        if let object { check(object, of: "a domain", has: DescriptionMembers.domain) }
        let members = object ?? DescriptionObject(members: ["domain": ""], place: "")
        let description = DomainDescription(
            domain: required("domain", in: members, so: "the name of the domain, such as \"garden\""),
            summary: string("summary", in: members), requiresAll: flag("requiresAll", in: members) ?? false,
            requiresAllGroup: strings("requiresAllGroup", in: members),
            intents: objects("intents", in: members).map { intent($0) },
            entities: objects("entities", in: members).map { entity($0) },
            enums: objects("enums", in: members).map { enumeration($0) },
            unions: objects("unions", in: members).map { union($0) })
        if problems.isEmpty, description.isEmpty {
            report("", "has no schema; add one to 'intents', 'entities' or 'enums'")
        }
        return description
    }

    private mutating func intent(_ object: DescriptionObject) -> DomainDescription.IntentDescription {
        check(object, of: "an intent", has: DescriptionMembers.intent)
        let deprecated = self.object(object["deprecated"], at: object.place(of: "deprecated"))
        return .init(
            schema: required("schema", in: object, so: "the name of the schema, such as \"waterPlant\""),
            identifier: string("identifier", in: object), title: string("title", in: object),
            summary: summary(of: object), status: string("status", in: object), availability: availability(of: object),
            deprecated: deprecated.map { .init(use: string("use", in: $0)) },
            conformances: strings("conformances", in: object) ?? [],
            parameters: objects("parameters", in: object).map { member($0) },
            result: self.object(object["result"], at: object.place(of: "result")).map { result($0) },
            statics: objects("statics", in: object).map { staticMember($0) },
            earlier: earlier(of: object, members: "parameters"), experiences: strings("experiences", in: object) ?? [])
    }

    private mutating func entity(_ object: DescriptionObject) -> DomainDescription.EntityDescription {
        check(object, of: "an entity", has: DescriptionMembers.entity)
        return .init(
            schema: required("schema", in: object, so: "the name of the schema, such as \"plant\""),
            identifier: string("identifier", in: object), title: string("title", in: object),
            summary: summary(of: object), status: string("status", in: object), availability: availability(of: object),
            conformances: strings("conformances", in: object) ?? [], query: string("query", in: object),
            properties: objects("properties", in: object).map { member($0) },
            statics: objects("statics", in: object).map { staticMember($0) },
            earlier: earlier(of: object, members: "properties"), experiences: strings("experiences", in: object) ?? [])
    }

    private mutating func enumeration(_ object: DescriptionObject) -> DomainDescription.EnumDescription {
        check(object, of: "an enumeration", has: DescriptionMembers.enumeration)
        return .init(
            schema: required("schema", in: object, so: "the name of the schema, such as \"season\""),
            identifier: string("identifier", in: object), title: string("title", in: object),
            summary: summary(of: object), status: string("status", in: object), availability: availability(of: object),
            rawType: string("rawType", in: object) ?? "String", cases: strings("cases", in: object) ?? [],
            extensible: flag("extensible", in: object), experiences: strings("experiences", in: object) ?? [])
    }

    private mutating func union(_ object: DescriptionObject) -> DomainDescription.UnionDescription {
        check(object, of: "a union", has: DescriptionMembers.union)
        return .init(
            name: required("name", in: object, so: "the name that the app's enum usually has"),
            summary: summary(of: object), cases: objects("cases", in: object).map { member($0) },
            extensible: flag("extensible", in: object))
    }

    private mutating func member(_ object: DescriptionObject) -> DomainDescription.MemberDescription {
        check(object, of: "a member", has: DescriptionMembers.member)
        return .init(
            name: required("name", in: object, so: "the name that the app's variable must have"), value: type(object))
    }

    private mutating func result(_ object: DescriptionObject) -> DomainDescription.TypeDescription {
        check(object, of: "a result", has: DescriptionMembers.type)
        return type(object)
    }

    private mutating func type(_ object: DescriptionObject) -> DomainDescription.TypeDescription {
        .init(
            type: required("type", in: object, so: "a Swift type, such as \"String\""),
            optional: flag("optional", in: object) ?? false, ref: string("ref", in: object))
    }

    private mutating func staticMember(_ object: DescriptionObject) -> DomainDescription.StaticDescription {
        check(object, of: "a static member", has: DescriptionMembers.staticMember)
        return .init(
            name: required("name", in: object, so: "the name of the static member"),
            type: required("type", in: object, so: "a Swift type, such as \"IntentModes\""),
            value: string("value", in: object), required: flag("required", in: object) ?? false)
    }

    /// The forms before: one object, or a list of several.
    private mutating func earlier(
        of object: DescriptionObject, members: String
    ) -> [DomainDescription.EarlierDescription] {
        let forms =
            object["earlier"]?.array == nil
            ? [self.object(object["earlier"], at: object.place(of: "earlier"))].compactMap(\.self)
            : objects("earlier", in: object)
        return forms.map { form in
            .init(
                place: form.place, since: string("since", in: form), beta: flag("beta", in: form) ?? false,
                conformances: strings("conformances", in: form),
                members: form[members] == nil ? nil : objects(members, in: form).map { member($0) })
        }
    }

    private mutating func summary(of object: DescriptionObject) -> String {
        required("summary", in: object, so: "one sentence on what it is")
    }

    private mutating func availability(of object: DescriptionObject) -> [String: String] {
        let place = object.place(of: "availability")
        guard let systems = self.object(object["availability"], at: place) else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: systems.members.names.map { ($0, string($0, in: systems) ?? "") })
    }
}

/// Single values.
extension DescriptionReader {
    private mutating func report(_ place: String, _ message: String) {
        problems.append(DescriptionProblem(place: place, message: message))
    }

    private mutating func check(_ object: DescriptionObject, of kind: String, has names: [String]) {
        for name in object.members.names where !DescriptionMembers.isKnown(name, among: names) {
            let likely = Nearest.likelyNames(for: name, among: names).first.map { "; did you mean '\($0)'?" }
            let known = "; \(kind) has " + names.map { "'\($0)'" }.joined(separator: ", ")
            report(object.place(of: name), "unknown member '\(name)'" + (likely ?? known))
        }
    }

    private mutating func required(_ name: String, in object: DescriptionObject, so wanted: String) -> String {
        if object[name] == nil { report(object.place, "'\(name)' is missing: \(wanted)") }
        return string(name, in: object) ?? ""
    }

    private mutating func string(_ name: String, in object: DescriptionObject) -> String? {
        object[name].flatMap { text($0, at: object.place(of: name)) }
    }

    private mutating func text(_ value: JSONValue, at place: String) -> String? {
        guard let text = value.string else {
            report(place, "must be text, not \(Self.words(for: value))")
            return nil
        }
        // The catalogue has a schema on one line.
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            report(place, "must be on one line and have no tabs")
        }
        return text
    }

    private mutating func flag(_ name: String, in object: DescriptionObject) -> Bool? {
        guard let value = object[name] else { return nil }
        if value.bool == nil { report(object.place(of: name), "must be true or false, not \(Self.words(for: value))") }
        return value.bool
    }

    private mutating func strings(_ name: String, in object: DescriptionObject) -> [String]? {
        guard let elements = elements(name, in: object) else { return nil }
        return elements.map { text($0.value, at: $0.place) ?? "" }
    }

    private mutating func objects(_ name: String, in object: DescriptionObject) -> [DescriptionObject] {
        (elements(name, in: object) ?? []).compactMap { self.object($0.value, at: $0.place) }
    }

    private mutating func elements(
        _ name: String, in object: DescriptionObject
    ) -> [(value: JSONValue, place: String)]? {
        guard let value = object[name] else { return nil }
        let place = object.place(of: name)
        guard let elements = value.array else {
            report(place, "must be a list, not \(Self.words(for: value))")
            return nil
        }
        return elements.enumerated().map { ($0.element, "\(place)[\($0.offset)]") }
    }

    private mutating func object(_ value: JSONValue?, at place: String) -> DescriptionObject? {
        guard let value else { return nil }
        guard let members = value.object else {
            report(place, "must be an object, not \(Self.words(for: value))")
            return nil
        }
        return DescriptionObject(members: members, place: place)
    }

    private static func words(for value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .integer, .number: "the number \(value.text)"
        case .string: "the text \(value.text)"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
