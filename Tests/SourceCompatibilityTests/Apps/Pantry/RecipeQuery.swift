import AppIntents
import Foundation

struct RecipeQuery: EntityQuery {
    @Dependency var store: PantryStore

    func entities(for identifiers: [RecipeEntity.ID]) async throws -> [RecipeEntity] {
        await store.recipes.filter { identifiers.contains($0.id) }.map(RecipeEntity.init)
    }

    func suggestedEntities() async throws -> [RecipeEntity] {
        let recipes = await store.recipes
        let favorites = recipes.filter(\.isFavorite)
        return (favorites.isEmpty ? recipes : favorites).map(RecipeEntity.init)
    }
}

extension RecipeQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [RecipeEntity] {
        await store.recipes
            .filter { $0.name.localizedCaseInsensitiveContains(string) }
            .map(RecipeEntity.init)
    }
}

extension RecipeQuery: EntityPropertyQuery {
    /// A test an entity passes or fails. Comparators are turned into these.
    typealias ComparatorMappingType = RecipeFilter

    struct RecipeFilter: Sendable {
        let matches: @Sendable (RecipeEntity) -> Bool
        init(_ matches: @escaping @Sendable (RecipeEntity) -> Bool) { self.matches = matches }
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription(
            "Finds the recipes that match what you're in the mood for.",
            categoryName: "Recipes",
            searchKeywords: ["cook", "dinner", "lunch"],
            resultValueName: "Recipes")
    }

    static var properties = QueryProperties {
        Property(\RecipeEntity.$name) {
            EqualToComparator { name in RecipeFilter { $0.name == name } }
            NotEqualToComparator { name in RecipeFilter { $0.name != name } }
            ContainsComparator { part in RecipeFilter { $0.name.localizedCaseInsensitiveContains(part) } }
            HasPrefixComparator { start in RecipeFilter { $0.name.hasPrefix(start) } }
            HasSuffixComparator { end in RecipeFilter { $0.name.hasSuffix(end) } }
        }
        Property(\RecipeEntity.$cuisine) {
            EqualToComparator { cuisine in RecipeFilter { $0.cuisine == cuisine } }
            NotEqualToComparator { cuisine in RecipeFilter { $0.cuisine != cuisine } }
        }
        Property(\RecipeEntity.$servings) {
            EqualToComparator { servings in RecipeFilter { $0.servings == servings } }
            LessThanComparator { servings in RecipeFilter { $0.servings < servings } }
            LessThanOrEqualToComparator { servings in RecipeFilter { $0.servings <= servings } }
            GreaterThanComparator { servings in RecipeFilter { $0.servings > servings } }
            GreaterThanOrEqualToComparator { servings in RecipeFilter { $0.servings >= servings } }
            IsBetweenComparator { low, high in RecipeFilter { (low...high).contains($0.servings) } }
        }
        Property(\RecipeEntity.$totalTime) {
            LessThanComparator { time in RecipeFilter { $0.totalTime < time } }
            GreaterThanComparator { time in RecipeFilter { $0.totalTime > time } }
        }
        Property(\RecipeEntity.$ingredients) {
            ContainsComparator { ingredient in RecipeFilter { $0.ingredients.contains(ingredient) } }
        }
        Property(\RecipeEntity.$isFavorite) {
            EqualToComparator { flag in RecipeFilter { $0.isFavorite == flag } }
        }
        Property(\.$addedOn) {
            LessThanComparator { date in RecipeFilter { $0.addedOn < date } }
            GreaterThanComparator { date in RecipeFilter { $0.addedOn > date } }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\RecipeEntity.$name)
        SortableBy(\RecipeEntity.$servings)
        SortableBy(\.$addedOn)
    }

    func entities(
        matching comparators: [RecipeFilter],
        mode: ComparatorMode,
        sortedBy: [Sort<RecipeEntity>],
        limit: Int?
    ) async throws -> [RecipeEntity] {
        var found = await store.recipes.map(RecipeEntity.init).filter { recipe in
            switch mode {
            case .and: return comparators.allSatisfy { $0.matches(recipe) }
            case .or: return comparators.contains { $0.matches(recipe) }
            }
        }
        for sort in sortedBy.reversed() {
            let ascending = sort.order == .ascending
            switch sort.by {
            case \.$name: found.sort { ascending ? $0.name < $1.name : $0.name > $1.name }
            case \.$servings: found.sort { ascending ? $0.servings < $1.servings : $0.servings > $1.servings }
            case \.$addedOn: found.sort { ascending ? $0.addedOn < $1.addedOn : $0.addedOn > $1.addedOn }
            default: continue
            }
        }
        if let limit { found = Array(found.prefix(limit)) }
        return found
    }
}
