import AppIntents

extension BerthEntity: IndexedEntity {}
