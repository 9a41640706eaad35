import Foundation

/// Makes words of text, so that texts that mean the same have the same words: without capitals, accents and endings.
enum SearchText {
    /// The words of a text.
    static func words(of text: String) -> [String] {
        folded(text).split { !$0.isLetter && !$0.isNumber }.map { stem(of: String($0)) }
    }

    /// The words of a name in a program, as `createNote` or `mail.message`.
    static func words(ofName name: String) -> [String] {
        var spaced = ""
        var last: Character = " "
        for character in name {
            if character.isUppercase && (last.isLowercase || last.isNumber) { spaced.append(" ") }
            spaced.append(character)
            last = character
        }
        return words(of: spaced)
    }

    /// A text without regard to capitals and accents.
    static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 }
            ? text.lowercased() : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// A word without the English endings of the plural and of verbs, so that "removing", "removes" and "remove" are one.
    static func stem(of word: String) -> String {
        var stem = singular(word)
        for ending in ["ing", "ed"] where stem.count > ending.count + 2 && stem.hasSuffix(ending) {
            stem.removeLast(ending.count)
            break
        }
        if stem.count > 4, stem.hasSuffix("e") { stem.removeLast() }
        return stem
    }

    private static func singular(_ word: String) -> String {
        guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is")
        else { return word }
        if word.hasSuffix("ies") { return word.count > 4 ? word.dropLast(3) + "y" : String(word.dropLast()) }
        let takesTwo = ["sses", "shes", "ches", "xes", "zes"].contains { word.hasSuffix($0) }
        return String(word.dropLast(takesTwo ? 2 : 1))
    }
}
