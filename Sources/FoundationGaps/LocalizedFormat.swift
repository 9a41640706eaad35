import Foundation

/// A translation with places for values: `%@` and `%lld` in order, `%2$@` by number, and `%#@name@` for words that differ by a
/// number, as strings dictionaries and String Catalogs have them.
struct LocalizedFormat: Sendable {
    /// Words that differ by a number.
    struct Variable: Sendable {
        /// Which value is the number, counted from one; the next one where it is `nil`.
        let argument: Int?
        /// The words by the name of the plural category.
        let forms: [String: String]
    }

    private enum Piece {
        case words(Substring)
        case value(position: Int?, FormatSpecifier)
        case variable(position: Int?, name: String)
        case ownNumber
    }

    /// How far filling has come.
    private struct Progress {
        var nextArgument = 0
        var variableCount = 0
    }

    /// How many variables one text may need: more than any sentence has, and few enough for one that goes in circles.
    private static let greatestVariableCount = 64

    /// The text.
    let text: String
    /// The words for its `%#@name@`.
    var variables: [String: Variable] = [:]
    /// The language whose rules decide about forms.
    let language: String

    /// The text with values in it.
    ///
    /// - Parameters:
    ///   - value: Has the values.
    ///   - locale: Decides how numbers are written.
    /// - Returns: `nil` where the text names words that are not there, or that need each other without end.
    func filled(with value: String.LocalizationValue, locale: Locale) -> String? {
        var progress = Progress()
        return fill(text, with: (value.arguments, value.numbers), own: nil, locale: locale, progress: &progress)
    }

    private func fill(
        _ text: String, with values: (texts: [String], numbers: [Double?]), own: Int?, locale: Locale,
        progress: inout Progress
    ) -> String? {
        func next(_ progress: inout Progress) -> Int {
            defer { progress.nextArgument += 1 }
            return progress.nextArgument
        }
        var output = ""
        for piece in Self.pieces(of: text, mayNameOwn: own != nil) {
            switch piece {
            case .words(let words): output += words
            case .ownNumber: output += own.flatMap { values.texts.indices.contains($0) ? values.texts[$0] : nil } ?? ""
            case .value(let position, let specifier):
                let index = position ?? own ?? next(&progress)
                guard values.texts.indices.contains(index) else { continue }
                output += specifier.text(for: values.texts[index], number: values.numbers[index], locale: locale)
            case .variable(let position, let name):
                progress.variableCount += 1
                guard progress.variableCount <= Self.greatestVariableCount, let variable = variables[name] else {
                    return nil
                }
                let index = position ?? variable.argument.map { $0 - 1 } ?? next(&progress)
                let number = values.numbers.indices.contains(index) ? values.numbers[index] : nil
                guard let form = PluralCategory.form(for: number, in: language, among: variable.forms),
                    let words = fill(form, with: values, own: index, locale: locale, progress: &progress)
                else { return nil }
                output += words
            }
        }
        return output
    }

    /// The pieces of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - mayNameOwn: Whether `%arg` stands for the number that the text is chosen by.
    private static func pieces(of text: String, mayNameOwn: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let sign = rest.firstIndex(of: "%") {
            pieces.append(.words(rest[..<sign]))
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                pieces.append(.words("%"))
                rest = rest.dropFirst()
            } else if mayNameOwn, rest.hasPrefix("arg") {
                pieces.append(.ownNumber)
                rest = rest.dropFirst(3)
            } else {
                let position = takePosition(from: &rest)
                if let name = takeVariable(from: &rest) {
                    pieces.append(.variable(position: position, name: name))
                } else if let specifier = FormatSpecifier(takenFrom: &rest) {
                    pieces.append(.value(position: position, specifier))
                } else {
                    pieces.append(.words("%"))
                }
            }
        }
        return pieces + [.words(rest)]
    }

    /// Takes `#@name@` off a text.
    private static func takeVariable(from text: inout Substring) -> String? {
        guard text.hasPrefix("#@") else { return nil }
        let name = text.dropFirst(2)
        guard let end = name.firstIndex(of: "@") else { return nil }
        text = text[text.index(after: end)...]
        return String(name[..<end])
    }

    /// Takes `2$` off a text; the position counted from zero.
    private static func takePosition(from text: inout Substring) -> Int? {
        let number = text.prefix { $0.isASCII && $0.isNumber }
        guard text.dropFirst(number.count).first == "$", let position = Int(number), position > 0 else { return nil }
        text = text.dropFirst(number.count + 1)
        return position - 1
    }
}
