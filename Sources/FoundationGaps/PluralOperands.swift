import Foundation

/// What Unicode's plural rules look at of a number: its whole part and its decimals
/// ([UTS #35, part 3](https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands)).
struct PluralOperands: Sendable {
    /// `n`: the number without its sign.
    let number: Double
    /// `i`: the whole part.
    let whole: Int
    /// `v`: how many decimals there are.
    let decimalCount: Int
    /// `f`, which here is `t` too, since there are no zeros at the end: the decimals as a whole number.
    let decimals: Int

    /// Takes a number apart; it counts with the fewest decimals that tell it.
    ///
    /// - Parameter value: The number. One that is none, or too great to be counted, is taken for a great whole number.
    init(_ value: Double) {
        number = abs(value)
        guard number < 1e15 else {
            (whole, decimalCount, decimals) = (1_000_000_007, 0, 0)
            return
        }
        whole = Int(number)
        let digits = "\(number)".split(separator: ".").last.flatMap { $0.contains("e") ? nil : $0 } ?? ""
        decimalCount = Double(whole) == number ? 0 : max(digits.count, 1)
        decimals = decimalCount == 0 ? 0 : Int(digits) ?? 1
    }

    /// Whether the number is whole: `v = 0`.
    var isWhole: Bool { decimalCount == 0 }

    /// The last digits of a whole number; -1, which is in no rule, where it has decimals.
    ///
    /// - Parameter modulus: 10 for the last digit, 100 for the last two, and so on.
    func last(_ modulus: Int) -> Int { isWhole ? whole % modulus : -1 }

    /// The number itself where it is whole, and -1 where it is not.
    var exact: Int { isWhole ? whole : -1 }
}
