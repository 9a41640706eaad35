import Foundation

/// Goes through the words of a text and takes what they mean.
///
/// What a function takes it takes as a whole: where it returns `nil` or `false`, the position is as before.
struct WordScanner {
    private let tokens: [WordToken]
    private let languages: [WordLanguage]
    /// How many words a phrase has at most.
    private static let longestPhrase = 4
    /// How many digits a number has at most; one of more is no count of anything here.
    private static let mostDigits = 9

    private(set) var position = 0

    /// - Throws: ``Misreading`` where the text is too long to be a value.
    init(_ text: String, in languages: [WordLanguage]) throws(Misreading) {
        tokens = try WordToken.tokens(of: text)
        self.languages = languages
    }

    /// The same words, gone through up to a position.
    func at(_ position: Int) -> WordScanner {
        var copy = self
        copy.position = position
        return copy
    }

    var isAtEnd: Bool { position == tokens.count }

    /// What stands at the position, as it was written.
    var rest: String {
        guard !isAtEnd, let last = tokens.last else { return "" }
        return String(last.source.base[tokens[position].source.startIndex..<last.source.endIndex])
    }

    /// What was taken since a position, as it was written.
    func source(since start: Int) -> String {
        guard start < position else { return "" }
        return String(tokens[start].source.base[tokens[start].source.startIndex..<tokens[position - 1].source.endIndex])
    }

    /// That the word at the position is not understood, or the one behind it where it only leads to another.
    var notUnderstood: Misreading {
        var copy = self
        _ = copy.take(symbol: ",")
        while copy.take({ [.at, .on, .the, .of, .and, .within].contains($0) ? true : nil }) != nil {}
        guard !copy.isAtEnd else { return Misreading("something is missing at its end") }
        return Misreading("'\(tokens[copy.position].source)' is not understood there")
    }

    // MARK: Taking

    /// Takes the longest phrase with a meaning that a function wants.
    mutating func take<Value>(_ choose: (WordTerm) -> Value?) -> Value? {
        guard !isAtEnd, tokens[position].kind == .word else { return nil }
        var phrases: [String] = []
        for token in tokens[position...].prefix(Self.longestPhrase) {
            guard token.kind == .word else { break }
            phrases.append(phrases.last.map { $0 + " " + token.text } ?? token.text)
        }
        for (count, phrase) in phrases.enumerated().reversed() {
            for language in languages {
                for term in language.terms[phrase] ?? [] {
                    guard let value = choose(term) else { continue }
                    position += count + 1
                    return value
                }
            }
        }
        return nil
    }

    /// Takes a term.
    mutating func take(_ term: WordTerm) -> Bool {
        take { $0 == term ? true : nil } ?? false
    }

    /// Whether a term stands at the position.
    func sees<Value>(_ choose: (WordTerm) -> Value?) -> Bool {
        var copy = self
        return copy.take(choose) != nil
    }

    /// Takes a character that is no letter and no digit.
    mutating func take(symbol: String, adjacent: Bool = false) -> Bool {
        guard !isAtEnd, tokens[position].text == symbol, !adjacent || tokens[position].isAdjacent else { return false }
        position += 1
        return true
    }

    /// Takes a number in digits; how many they are tells `09` from `9`.
    mutating func digits(adjacent: Bool = false, count: ClosedRange<Int> = 1...9) -> (value: Int, count: Int)? {
        guard !isAtEnd, tokens[position].kind == .digits, !adjacent || tokens[position].isAdjacent,
            tokens[position].text.count <= Self.mostDigits, count.contains(tokens[position].text.count),
            let value = Int(tokens[position].text)
        else { return nil }
        position += 1
        return (value, tokens[position - 1].text.count)
    }

    // MARK: Numbers

    /// Takes a whole number in words: `twenty-three`, `a dozen`, `two hundred`.
    mutating func numberInWords() -> Int? {
        let start = position
        if take(.half) {
            _ = take(.article)
            if let multiplier = multiplier(), multiplier % 2 == 0 { return multiplier / 2 }
            position = start
        }
        if take(.article), let multiplier = multiplier() { return multiplier }
        position = start
        guard var number = take({ if case .number(let number) = $0 { number } else { nil } }) else {
            return multiplier()
        }
        if number >= 20, number % 10 == 0,
            let ones = take({ if case .number(let one) = $0, (1...9).contains(one) { one } else { nil } })
        {
            number += ones
        }
        return multiplier().map { number * $0 } ?? number
    }

    /// Takes a whole number, in digits or words.
    mutating func count() -> Int? {
        digits()?.value ?? numberInWords()
    }

    private mutating func multiplier() -> Int? {
        take { if case .multiplier(let number) = $0 { number } else { nil } }
    }

    /// Takes a place in an order: `3rd`, `third`, `twenty-first`; `3.` and `3` where they are wanted.
    mutating func ordinal(plain: Bool = false) -> Int? {
        let start = position
        if let digits = digits(count: 1...2) {
            if take({ $0 == .ordinalSuffix ? true : nil }) != nil { return digits.value }
            if take(symbol: ".", adjacent: true) {
                // What goes on with digits is a number or a day in digits.
                if self.digits(adjacent: true) == nil { return digits.value }
                position = start
                return nil
            }
            if plain, !isFollowedByTime { return digits.value }
            position = start
            return nil
        }
        func word(_ term: WordTerm) -> Int? { if case .ordinal(let number) = term { number } else { nil } }
        if let number = take(word) { return number }
        if let tens = take({ if case .number(let tens) = $0, tens == 20 || tens == 30 { tens } else { nil } }) {
            if let ones = take(word), ones < 10 { return tens + ones }
            position = start
        }
        return nil
    }

    /// Whether digits stand at the position.
    var seesDigits: Bool { !isAtEnd && tokens[position].kind == .digits }

    /// Whether a place in an order stands at the position.
    var seesOrdinal: Bool {
        var copy = self
        _ = copy.take(.the)
        return copy.ordinal(plain: true) != nil
    }

    /// Whether what stands at the position makes a time of the digits before it.
    private var isFollowedByTime: Bool {
        guard !isAtEnd else { return false }
        if tokens[position].isAdjacent, ":/-".contains(tokens[position].text) { return true }
        return sees { term in
            switch term {
            case .meridiem, .hourMark: true
            default: nil
            }
        }
    }

    // MARK: Lengths of time

    /// Takes a length of time: `20 minutes`, `1 h 30 min`, `an hour and a half`, `half an hour`, `two weeks`.
    ///
    /// - Returns: How many there are of each unit.
    mutating func lengthOfTime() -> [(amount: Double, unit: WordUnit)]? {
        var parts: [(amount: Double, unit: WordUnit)] = []
        while true {
            let start = position
            if !parts.isEmpty {
                _ = take(symbol: ",")
                _ = take(.and)
            }
            guard let part = partOfTime(), parts.allSatisfy({ $0.unit > part.unit }) else {
                position = start
                return parts.isEmpty ? nil : parts
            }
            parts.append(part)
        }
    }

    private mutating func partOfTime() -> (amount: Double, unit: WordUnit)? {
        let start = position
        if let fraction = fraction() {
            _ = take(.of)
            _ = take(.article)
            if let unit = unit() { return (fraction, unit) }
            position = start
        }
        guard var amount = amount() else { return nil }
        let hadHalf = andAHalf()
        if hadHalf { amount += 0.5 }
        guard let unit = unit() else {
            position = start
            return nil
        }
        if !hadHalf, andAHalf() { amount += 0.5 }
        return (amount, unit)
    }

    /// Takes `half`, `a quarter`, `three quarters`.
    private mutating func fraction() -> Double? {
        let start = position
        if take(.half) { return 0.5 }
        let count = take(.article) ? 1 : numberInWords() ?? 1
        if take(.quarter), (1...3).contains(count) { return Double(count) / 4 }
        if count == 1, take(.half) { return 0.5 }
        position = start
        return nil
    }

    /// Takes an amount in words, before a unit of any kind: `five`, `half a`, `two and a half`.
    mutating func amountInWords() -> Double? {
        if let fraction = fraction() {
            _ = take(.of)
            _ = take(.article)
            return fraction
        }
        guard let number = numberInWords().map({ Double($0) }) ?? (take(.article) ? 1 : nil) else { return nil }
        return andAHalf() ? number + 0.5 : number
    }

    private mutating func amount() -> Double? {
        let start = position
        if let whole = digits() {
            guard take(symbol: ".", adjacent: true) else { return Double(whole.value) }
            guard let part = digits(adjacent: true) else {
                position = start
                return nil
            }
            return Double(
                "\(whole.value).\(String(repeating: "0", count: part.count - "\(part.value)".count))\(part.value)")
        }
        if let number = numberInWords() { return Double(number) }
        return take(.article) ? 1 : nil
    }

    private mutating func andAHalf() -> Bool {
        let start = position
        if take(.and) {
            _ = take(.article)
            if take(.half) {
                // 'and half an hour' is a part of its own.
                if !take(.article) { return true }
            }
        }
        position = start
        return false
    }

    mutating func unit() -> WordUnit? {
        take { if case .unit(let unit) = $0 { unit } else { nil } }
    }
}
