import AppIntents

extension AppInspection {
    /// The types of entities.
    var entities: [InspectedItem] {
        catalog.entities.filter { $0.app == app }.map { entity in
            let type: (any AppEntity.Type)? = entity.type
            let isUsed = usedKinds.contains(entity.kind)
            var about = [Self.count(entity.properties.count, "property", "properties")]
            var findings: [Finding] = []
            var isReached = isUsed
            if type is any TransientAppEntity.Type {
                about.append("transient")
                if !isUsed {
                    findings.append(Finding(.note, "no intent takes or gives it, and it is never looked for"))
                }
            } else if let abilities = abilities(of: entity) {
                about.append("found by \(abilities.names.query)")
                isReached = abilities.missing.isEmpty && (isUsed || abilities.findsWithoutID)
                if !abilities.missing.isEmpty {
                    findings.append(Finding(.note, "its query lacks what it depends on"))
                } else if !isReached {
                    findings.append(
                        Finding(
                            .wrong,
                            "no intent takes or gives it, and 'find' lists none: \(abilities.names.query) finds by id alone; make it "
                                + "an EntityStringQuery, or give it suggestedEntities()"))
                }
            } else if type == nil {
                isReached = true
            }
            findings += Self.clashes(
                of: entity, names: \.names, identifier: \.typeName, app: \.app, kind: "entity", among: catalog.entities)
            return InspectedItem(
                .entity, entity.name, of: app, about: about.joined(separator: "; "),
                ways: isReached ? [.command, .assistant] : [], findings: findings)
        }
    }

    static func count(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
