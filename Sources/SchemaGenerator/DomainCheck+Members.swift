import SchemaCatalog

/// Names, types and references, wherever they stand.
extension DomainCheck {
    /// Names that mean something else after a dot, even between backticks.
    private static let reservedNames: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

    mutating func report(_ place: String, _ message: String) {
        problems.append(DescriptionProblem(place: place, message: message))
    }

    /// The end of a sentence on a name that there is not: the names it is likely a slip for, or all that there are.
    static func remedy(for name: String, among names: [String]) -> String {
        let likely = Nearest.likelyNames(for: name, among: names)
        if !likely.isEmpty { return "; did you mean " + likely.map { "'\($0)'" }.joined(separator: " or ") + "?" }
        return names.isEmpty ? "; there is none" : "; there are " + names.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// Checks that a name can stand in source. A name that is missing was told of before.
    mutating func checkName(_ name: String, at place: String) {
        if name.isEmpty { return }
        if name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
            report(place, "'\(name)' is no name in Swift; use letters, digits and '_', and no digit first")
        } else if Self.reservedNames.contains(name) {
            report(place, "'\(name)' means something else in Swift; choose another name")
        }
    }

    /// Checks the name of a domain or schema, of which names of types are made.
    mutating func checkSmallName(_ name: String, at place: String) {
        if name.wholeMatch(of: /[A-Z_][A-Za-z0-9_]*/) == nil {
            checkName(name, at: place)
        } else {
            report(place, "'\(name)' must begin with a small letter")
        }
    }

    /// Checks the names that every schema has.
    mutating func checkNames(schema: String, identifier: String?, at place: String) {
        checkSmallName(schema, at: "\(place).schema")
        if let identifier { checkName(identifier, at: "\(place).identifier") }
    }

    /// Checks that no name is there twice.
    ///
    /// - Parameters:
    ///   - names: The names, in the order of the list.
    ///   - list: The place of the list.
    ///   - member: The member of the list's elements that has the name; `nil` where the elements are the names.
    mutating func checkUnique(_ names: [String], _ list: String, member: String?) {
        var first: [String: Int] = [:]
        for (index, name) in names.enumerated() where !name.isEmpty {
            guard let earlier = first[name] else {
                first[name] = index
                continue
            }
            let place = "\(list)[\(index)]" + (member.map { ".\($0)" } ?? "")
            report(place, "'\(name)' is there already, as \(list)[\(earlier)]")
        }
    }

    /// Checks parameters, properties, or the cases of a union.
    mutating func check(_ members: [DomainDescription.MemberDescription], at place: String) {
        checkUnique(members.map(\.name), place, member: "name")
        for (index, member) in members.enumerated() {
            checkName(member.name, at: "\(place)[\(index)].name")
            check(member.value, at: "\(place)[\(index)]")
        }
    }

    /// Checks static members.
    mutating func check(_ statics: [DomainDescription.StaticDescription], at place: String) {
        checkUnique(statics.map(\.name), place, member: "name")
        for (index, member) in statics.enumerated() { checkName(member.name, at: "\(place)[\(index)].name") }
    }

    /// Checks the protocols of a schema.
    mutating func check(_ conformances: [String], known: [String], at place: String) {
        for (index, name) in conformances.enumerated() where !known.contains(name) {
            report(
                "\(place).conformances[\(index)]",
                "'\(name)' is no protocol a schema can add\(Self.remedy(for: name, among: known))")
        }
    }

    /// Checks a type and what it refers to.
    mutating func check(_ type: DomainDescription.TypeDescription, at place: String) {
        if let reference = type.ref { checkReference(reference, to: [.entity, .enumeration], at: "\(place).ref") }
        if type.type.isEmpty { return }
        let place = "\(place).type"
        if type.type.hasSuffix("?") {
            report(
                place, "'\(type.type)' is optional by its name; write '\(type.type.dropLast())' and \"optional\": true")
            return
        }
        let element = SchemaType(name: type.type).elementName
        if ValueTypeNames.contains(element) {
            if type.ref != nil {
                report(place, "'\(element)' follows no schema; leave out 'ref' or name a type of the app's")
            }
        } else if element.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) == nil {
            report(place, "'\(type.type)' is no type; write a name such as 'String', '[String]' or 'Set<String>'")
        } else if type.ref == nil, !domain.unions.contains(where: { $0.name == element }) {
            let remedy = Self.remedy(for: element, among: ValueTypeNames.all + ["Measurement<Unit…>"])
            report(
                place,
                "'\(element)' is no type of the framework\(remedy) (A type of the app's has the 'ref' of the schema it "
                    + "follows, or is described in 'unions'.)")
        }
    }

    /// Checks that there is a schema of an identifier.
    mutating func checkReference(_ identifier: String, to kinds: [SchemaReference.Kind], at place: String) {
        let reference = SchemaReference(identifier)
        let nouns = kinds.map(\.noun).joined(separator: " or ")
        guard let reference else {
            report(place, "'\(identifier)' is no schema; write domain and name, such as 'notes.note'")
            return
        }
        guard let names = reference.names(of: kinds, in: [domain] + others) else {
            let known = SchemaCatalog.ownDomainNames + ([domain] + others).map(\.domain)
            report(
                place,
                "there is no domain '\(reference.domain)'\(Self.remedy(for: reference.domain, among: known.sorted()))")
            return
        }
        if !names.contains(reference.name) {
            report(
                place,
                "there is no \(nouns) '\(reference.name)' in domain '\(reference.domain)'\(Self.remedy(for: reference.name, among: names))"
            )
        }
    }
}
