/// The form that a word takes beside a number, as Unicode's plural rules (CLDR, UTS #35 part 3) name it.
enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The form beside a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - language: The language's code, as `de`; those that are not known here take the rule of most European languages.
    init(of number: Double, in language: String) {
        let isWhole = number.rounded() == number && abs(number) < 1e15
        let whole = isWhole ? Int(abs(number)) : -1
        let (last, lastTwo) = (whole % 10, whole % 100)
        self =
            switch language {
            case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km": .other
            case "fr", "pt", "hy": abs(number) < 2 ? .one : .other
            case "hi", "bn", "fa", "gu", "kn", "zu", "am": abs(number) <= 1 ? .one : .other
            case "ru", "uk", "be":
                !isWhole
                    ? .other
                    : last == 1 && lastTwo != 11
                        ? .one : (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
            case "pl":
                !isWhole
                    ? .other
                    : whole == 1 ? .one : (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
            case "cs", "sk": !isWhole ? .many : whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
            case "hr", "sr", "bs":
                !isWhole
                    ? .other
                    : last == 1 && lastTwo != 11
                        ? .one : (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
            case "sl":
                !isWhole
                    ? .few : lastTwo == 1 ? .one : lastTwo == 2 ? .two : lastTwo == 3 || lastTwo == 4 ? .few : .other
            case "lt":
                !isWhole
                    ? .many
                    : last == 1 && !(11...19).contains(lastTwo)
                        ? .one : (2...9).contains(last) && !(11...19).contains(lastTwo) ? .few : .other
            case "lv":
                !isWhole
                    ? .other
                    : last == 0 || (11...19).contains(lastTwo) ? .zero : last == 1 && lastTwo != 11 ? .one : .other
            case "ro": whole == 1 ? .one : !isWhole || whole == 0 || (1...19).contains(lastTwo) ? .few : .other
            case "ar":
                whole == 0
                    ? .zero
                    : whole == 1
                        ? .one
                        : whole == 2
                            ? .two
                            : (3...10).contains(lastTwo) ? .few : (11...99).contains(lastTwo) ? .many : .other
            case "he": whole == 1 ? .one : whole == 2 ? .two : .other
            case "ga":
                whole == 1
                    ? .one
                    : whole == 2 ? .two : (3...6).contains(whole) ? .few : (7...10).contains(whole) ? .many : .other
            case "cy":
                switch whole {
                case 0: .zero
                case 1: .one
                case 2: .two
                case 3: .few
                case 6: .many
                default: .other
                }
            default: number == 1 ? .one : .other
            }
    }
}
