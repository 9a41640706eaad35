/// Nouns as they stand in comments.
enum Noun {
    /// A title as it stands within a sentence: "Operating Hours" is "operating hours", and "URL" stays.
    static func inSentence(_ title: String) -> String {
        title.split(separator: " ").map { word in
            word.count > 1 && word == word.uppercased() ? String(word) : word.lowercased()
        }.joined(separator: " ")
    }

    /// The plural of a noun of English.
    static func plural(_ noun: String) -> String {
        if noun.hasSuffix("person") { return noun.dropLast(6) + "people" }
        if noun.hasSuffix("hours") || noun.hasSuffix("settings") { return noun }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        let hisses = ["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) }
        return noun + (hisses ? "es" : "s")
    }
}
