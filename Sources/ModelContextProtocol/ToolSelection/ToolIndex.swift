import Foundation
import IntentRuntime

/// Tools made ready to be found by words.
///
/// A word counts by where it stands (a title more than a description), by how few tools have it, and by whether it is the very word,
/// its beginning, or one of like meaning. A tool that has more of the words asked for comes before one that has fewer; one whose title or
/// name is what was asked for comes first.
struct ToolIndex: Sendable {
    private struct Entry: Sendable {
        let tool: Tool
        let app: String?
        /// How much each word counts.
        let weights: [String: Double]
        let title: Set<String>
        /// What the tool is called, each as one text of words.
        let names: Set<String>
    }

    private let entries: [Entry]
    /// By each word the places of the entries that have it.
    private let places: [String: [Int]]

    /// Makes tools ready.
    ///
    /// - Parameter tools: The tools, the commonest first: so they come where words count the same for several.
    init(_ tools: [Tool]) {
        entries = tools.map(Self.entry)
        var places: [String: [Int]] = [:]
        for (place, entry) in entries.enumerated() {
            for word in entry.weights.keys { places[word, default: []].append(place) }
        }
        self.places = places
    }

    /// The tools that words are about, the best first.
    ///
    /// - Parameters:
    ///   - query: The words; all tools where there is none.
    ///   - app: The id of the app whose tools are looked for.
    func search(_ query: String, app: String? = nil) -> [Tool] {
        let all = SearchText.words(of: query) + SearchText.words(ofName: query)
        let meaning = all.filter { !SearchSynonyms.idle.contains($0) }
        let words = Set(meaning.isEmpty ? all : meaning)
        guard !words.isEmpty else { return entries.filter { app == nil || $0.app == app }.map(\.tool) }
        var sums: [Int: (score: Double, words: Int)] = [:]
        // In one order, so that sums are the same each time.
        for word in words.sorted() {
            for (place, score) in scores(of: word) {
                let sum = sums[place] ?? (0, 0)
                sums[place] = (sum.score + score, sum.words + 1)
            }
        }
        let whole = Self.whole(query)
        var found: [(score: Double, place: Int)] = []
        for (place, sum) in sums {
            let entry = entries[place]
            guard app == nil || entry.app == app else { continue }
            var score = sum.score * Double(sum.words) / Double(words.count)
            score += 5 * Double(entry.title.intersection(words).count) / Double(max(entry.title.count, 1))
            if entry.names.contains(whole) { score += 1000 }
            found.append((score, place))
        }
        return found.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map { entries[$0.place].tool }
    }

    /// How much a word counts for each entry that has it, or one like it.
    private func scores(of word: String) -> [Int: Double] {
        let synonyms = SearchSynonyms.of(word)
        var scores: [Int: Double] = [:]
        for (known, places) in places {
            let likeness: Double
            if known == word {
                likeness = 1
            } else if synonyms.contains(known) {
                likeness = 0.5
            } else if known.utf8.first == word.utf8.first, word.count > 2,
                known.hasPrefix(word) || (known.count > 3 && word.hasPrefix(known))
            {
                likeness = 0.4
            } else {
                continue
            }
            let rarity = log(1 + Double(entries.count) / Double(places.count))
            for place in places {
                let score = (entries[place].weights[known] ?? 0) * likeness * rarity
                scores[place] = max(scores[place] ?? 0, score)
            }
        }
        return scores
    }

    private static func entry(_ tool: Tool) -> Entry {
        var weights: [String: Double] = [:]
        func add(_ words: [String], _ weight: Double) {
            for word in words { weights[word] = max(weights[word] ?? 0, weight) }
        }
        add(SearchText.words(of: tool.title), 5)
        add(SearchText.words(ofName: tool.name), 4)
        var names = [tool.title, tool.name]
        switch tool.action {
        case .run(let intent):
            add(SearchText.words(of: intent.app.title) + SearchText.words(ofName: intent.app.id), 2)
            add(SearchText.words(of: tool.summary), 2)
            names += [intent.schema, intent.identifier].compactMap(\.self)
        case .find(let entity):
            add(SearchText.words(of: entity.app.title) + SearchText.words(ofName: entity.app.id), 2)
            add(entity.properties.flatMap { SearchText.words(of: $0.title) }, 1)
            names += [entity.schema, entity.typeName].compactMap(\.self)
        case .findAny, .readResource, .undo, .searchTools, .callTool: add(SearchText.words(of: tool.summary), 2)
        }
        for parameter in tool.parameters {
            add(SearchText.words(ofName: parameter.name), 1)
            if let title = parameter.schema["title"]?.string { add(SearchText.words(of: title), 1) }
        }
        return Entry(
            tool: tool, app: tool.app?.id, weights: weights, title: Set(SearchText.words(of: tool.title)),
            names: Set(names.map(whole)))
    }

    /// A text as one of words.
    private static func whole(_ text: String) -> String {
        SearchText.words(ofName: text).joined(separator: " ")
    }
}
