import SchemaCatalog
import SwiftSyntax

/// A member that stands for a union has an enum with `@UnionValue`, whose cases hold what the union takes.
enum UnionRule {
    static func problems(in app: CheckedApp) -> [SourceProblem] {
        var problems: [SourceProblem] = []
        var seen: Set<UnionUse> = []
        for use in app.uses {
            guard let own = use.meant.ownElement, let union = union(of: use),
                !use.members.contains(where: {
                    $0.ref.flatMap(FollowedSchema.init(referred:)).map(own.mayFollow) ?? false
                })
            else { continue }
            if let problem = problem(of: own, use: use, union: union, app: app) {
                problems.append(problem)
            } else if own.isEnum, seen.insert(UnionUse(type: own.place, union: union)).inserted {
                problems += own.cases.compactMap { self.problem(of: $0, in: own, union: union, app: app) }
            }
        }
        return problems
    }

    /// An enum that stands for a union, which is looked at once however many members have it.
    private struct UnionUse: Hashable {
        let type: SourcePlace
        let union: UnionSchema
    }

    /// The union that a variable stands for, where what it takes is known as a whole.
    private static func union(of use: SchemaUse) -> UnionSchema? {
        let domain = SchemaCatalog.domain(named: String(use.schema.identifier.prefix { $0 != "." }))
        let unions = Set(
            use.members.filter(\.valueType.isPlaceholder).map { domain?.union(named: $0.valueType.elementName) })
        // Where another form of the schema takes a type of the app's choice, so may this one.
        guard unions.count == 1, let union = unions.first ?? nil, !union.isExtensible, !union.cases.isEmpty else {
            return nil
        }
        return union
    }

    // MARK: The type

    private static func problem(
        of own: AppType, use: SchemaUse, union: UnionSchema, app: CheckedApp
    ) -> SourceProblem? {
        if own.attributes.contains("UnionValue") || own.inherits(["AppUnionValue", "_IntentValueRepresentable"]) {
            return nil
        }
        let rule =
            "\(use.subject) is one of the union '\(union.name)', so '\(own.name)' must be an enum with '@UnionValue'"
        let isUnion = own.isEnum && !own.cases.isEmpty && own.cases.allSatisfy { $0.payloads.count == 1 }
        if isUnion {
            return SourceProblem(
                .error, at: use.place, "\(rule); write '@UnionValue' before its declaration",
                notes: [.init(place: own.place, message: "'\(own.name)' is declared here")],
                edits: [SourceEdit(attribute: "@UnionValue", before: own)].compactMap(\.self))
        }
        return SourceProblem(
            .error, at: use.place,
            "\(rule), such as '\(declaration(of: union, named: use.ownName(for: union), in: app))'",
            notes: [.init(place: own.place, message: "'\(own.name)' is declared here")])
    }

    // MARK: The payloads

    private static func problem(
        of single: AppType.Case, in own: AppType, union: UnionSchema, app: CheckedApp
    ) -> SourceProblem? {
        // The macro says that a case holds one value.
        guard single.payloads.count == 1, let payload = single.payloads.first else { return nil }
        let meant = app.source.meaning(of: WrittenType(payload), in: own.scope)
        let fits = union.cases.map { UnionPayload($0).fit(of: meant) }
        if fits.contains(.whole) { return nil }
        let subject = "Case '\(single.name.text)' of '\(own.name)'"
        let candidates = union.cases.indices.filter { fits[$0] == .lacksSchema }
        let named = candidates.filter { union.cases[$0].name == single.name.plainName }
        let refs = Set((named.isEmpty ? candidates : named).compactMap { union.cases[$0].ref })
        if refs.count == 1, let wanted = refs.first.flatMap(FollowedSchema.init(referred:)), let type = meant.ownElement
        {
            return ReferenceRule.problem(
                subject: "\(subject), for union '\(union.name)' of '\(union.domain)',",
                place: own.file.place(of: payload), type: type, wanted: wanted)
        }
        let taken = union.cases.map { UnionPayload($0).words }
        return SourceProblem(
            .error, at: own.file.place(of: payload),
            "\(subject) holds '\(payload.trimmedDescription)', which union '\(union.name)' of '\(union.domain)' does not "
                + "take; it takes \(Words.choice(taken)), as in "
                + "'\(declaration(of: union, named: own.nameToken.text, in: app))'")
    }

    /// The enum to write for a union, with the app's own types where it has them.
    private static func declaration(of union: UnionSchema, named name: String, in app: CheckedApp) -> String {
        let cases = union.cases.map { "case \($0.name)(\(UnionPayload($0).spelling(in: app)))" }
        return "@UnionValue enum \(name) { \(cases.joined(separator: "; ")) }"
    }
}

extension SchemaUse {
    /// The name for an enum of the app's: the usual one, unless that is taken by what stands there now.
    fileprivate func ownName(for union: UnionSchema) -> String {
        meant.ownElement?.nameToken.plainName == union.name ? union.name + "Value" : union.name
    }
}
