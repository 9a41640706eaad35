/// The plural rules of CLDR 48, by families of languages. Each gives `nil` for a language that is none of its own.
extension PluralCategory {
    /// Languages with no forms, or with two.
    static func simple(_ number: PluralOperands, _ language: String) -> PluralCategory? {
        switch language {
        case "ja", "zh", "yue", "ko", "th", "vi", "id", "in", "ms", "my", "lo", "km", "bo", "dz", "jv", "jw", "su",
            "ii",
            "ig", "wo", "yo", "to", "sah":
            return .other
        case "en", "de", "nl", "sv", "fi", "et", "fy", "gl", "ia", "io", "sw", "ur", "yi", "ast", "sc":
            return number.exact == 1 ? .one : .other
        case "hi", "bn", "as", "fa", "gu", "kn", "am", "zu", "doi", "pcm":
            return number.whole == 0 || number.number == 1 ? .one : .other
        case "hy", "ff", "kab": return number.whole <= 1 ? .one : .other
        case "ak", "ln", "mg", "pa", "ti", "nso", "wa", "guw":
            return number.exact == 0 || number.exact == 1 ? .one : .other
        case "da": return number.number == 1 || !number.isWhole && number.whole <= 1 ? .one : .other
        case "is":
            let isOne = number.isWhole && endsInOne(number.whole) || !number.isWhole && endsInOne(number.decimals)
            return isOne ? .one : .other
        case "mk": return endsInOne(number.isWhole ? number.whole : number.decimals) ? .one : .other
        case "si":
            return number.exact == 0 || number.exact == 1 || number.whole == 0 && number.decimals == 1 ? .one : .other
        case "fil", "tl", "ceb":
            let digit = (number.isWhole ? number.whole : number.decimals) % 10
            return number.isWhole && (1...3).contains(number.whole) || ![4, 6, 9].contains(digit) ? .one : .other
        default: return nil
        }
    }

    /// Italian, French and their sisters, which have a form for whole millions.
    static func romance(_ number: PluralOperands, _ language: String) -> PluralCategory? {
        let isMillions = number.isWhole && number.whole != 0 && number.whole % 1_000_000 == 0
        switch language {
        case "fr", "pt": return number.whole <= 1 ? .one : isMillions ? .many : .other
        case "it", "ca", "pt-pt", "scn", "vec", "lld": return number.exact == 1 ? .one : isMillions ? .many : .other
        case "es": return number.number == 1 ? .one : isMillions ? .many : .other
        case "ro", "mo":
            if number.exact == 1 { return .one }
            return !number.isWhole || number.whole == 0 || (1...19).contains(number.whole % 100) ? .few : .other
        default: return nil
        }
    }

    /// Russian, Polish and their sisters, whose forms go by the last digits.
    static func slavic(_ number: PluralOperands, _ language: String) -> PluralCategory? {
        let last = number.last(100)
        switch language {
        case "ru", "uk", "be":
            if !number.isWhole { return .other }
            return endsInOne(last) ? .one : endsInFew(last) ? .few : .many
        case "pl":
            if !number.isWhole { return .other }
            return number.whole == 1 ? .one : endsInFew(last) ? .few : .many
        case "cs", "sk":
            if !number.isWhole { return .many }
            return number.whole == 1 ? .one : (2...4).contains(number.whole) ? .few : .other
        case "hr", "sr", "bs", "sh":
            let digits = number.isWhole ? number.whole : number.decimals
            return endsInOne(digits) ? .one : endsInFew(digits) ? .few : .other
        case "sl":
            if !number.isWhole { return .few }
            return last == 1 ? .one : last == 2 ? .two : last == 3 || last == 4 ? .few : .other
        case "hsb", "dsb":
            let digits = (number.isWhole ? number.whole : number.decimals) % 100
            return digits == 1 ? .one : digits == 2 ? .two : digits == 3 || digits == 4 ? .few : .other
        default: return nil
        }
    }

    /// Lithuanian and Latvian.
    static func baltic(_ number: PluralOperands, _ language: String) -> PluralCategory? {
        let isTeen = (11...19).contains(number.last(100))
        switch language {
        case "lt":
            if !number.isWhole { return .many }
            let digit = number.whole % 10
            return digit == 1 && !isTeen ? .one : digit >= 2 && !isTeen ? .few : .other
        case "lv", "prg":
            if number.isWhole {
                return number.whole % 10 == 0 || isTeen ? .zero : number.whole % 10 == 1 ? .one : .other
            }
            if number.decimalCount != 2 { return number.decimals % 10 == 1 ? .one : .other }
            return (11...19).contains(number.decimals % 100) ? .zero : number.decimals % 10 == 1 ? .one : .other
        default: return nil
        }
    }

    /// Irish, Welsh and their sisters.
    static func celtic(_ number: PluralOperands, _ language: String) -> PluralCategory? {
        let exact = number.exact
        switch language {
        case "ga":
            return exact == 1
                ? .one : exact == 2 ? .two : (3...6).contains(exact) ? .few : (7...10).contains(exact) ? .many : .other
        case "gd":
            return [1, 11].contains(exact)
                ? .one
                : [2, 12].contains(exact)
                    ? .two : (3...10).contains(exact) || (13...19).contains(exact) ? .few : .other
        case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][exact] ?? .other
        case "br":
            let (digit, tens) = (number.last(10), number.last(100) / 10)
            let isIrregular = [1, 7, 9].contains(tens)
            if digit == 1, !isIrregular { return .one }
            if digit == 2, !isIrregular { return .two }
            if [3, 4, 9].contains(digit), !isIrregular { return .few }
            return exact > 0 && exact % 1_000_000 == 0 ? .many : .other
        case "gv":
            if !number.isWhole { return .many }
            let digit = exact % 10
            return digit == 1 ? .one : digit == 2 ? .two : exact % 20 == 0 ? .few : .other
        case "kw": return cornish(exact)
        default: return nil
        }
    }

    private static func cornish(_ exact: Int) -> PluralCategory {
        let last = exact % 100
        switch exact {
        case ..<0: return .other
        case 0: return .zero
        case 1: return .one
        default: break
        }
        let thousands = exact % 100_000 / 1000
        if [2, 22, 42, 62, 82].contains(last) || exact % 1_000_000 == 100_000 { return .two }
        if exact % 1000 == 0, (1...20).contains(thousands) || [40, 60, 80].contains(thousands) { return .two }
        return [3, 23, 43, 63, 83].contains(last) ? .few : [1, 21, 41, 61, 81].contains(last) ? .many : .other
    }

    /// Arabic, Hebrew and Maltese.
    static func semitic(_ number: PluralOperands, _ language: String) -> PluralCategory? {
        let (exact, last) = (number.exact, number.last(100))
        switch language {
        case "ar", "ars":
            if (0...2).contains(exact) { return [.zero, .one, .two][exact] }
            return (3...10).contains(last) ? .few : (11...99).contains(last) ? .many : .other
        case "he", "iw":
            return exact == 1 || number.whole == 0 && !number.isWhole ? .one : exact == 2 ? .two : .other
        case "mt":
            if exact == 1 { return .one }
            return exact == 2
                ? .two : exact == 0 || (3...10).contains(last) ? .few : (11...19).contains(last) ? .many : .other
        default: return nil
        }
    }

    /// Languages of no family above, most of which tell one from all else.
    static func other(_ number: PluralOperands, _ language: String) -> PluralCategory {
        switch language {
        case "lag": number.number == 0 ? .zero : number.whole <= 1 ? .one : .other
        case "ksh": number.exact == 0 ? .zero : number.exact == 1 ? .one : .other
        case "iu", "se", "smi", "smj", "smn", "sms", "sma", "naq", "sat":
            number.exact == 1 ? .one : number.exact == 2 ? .two : .other
        case "shi": number.whole == 0 || number.exact == 1 ? .one : (2...10).contains(number.exact) ? .few : .other
        case "tzm": number.exact == 0 || number.exact == 1 || (11...99).contains(number.exact) ? .one : .other
        default: number.exact == 1 ? .one : .other
        }
    }

    /// Whether digits end in 1 and not in 11.
    private static func endsInOne(_ digits: Int) -> Bool { digits % 10 == 1 && digits % 100 != 11 }

    /// Whether digits end in 2, 3 or 4 and not in 12, 13 or 14.
    private static func endsInFew(_ digits: Int) -> Bool {
        (2...4).contains(digits % 10) && !(12...14).contains(digits % 100)
    }
}
