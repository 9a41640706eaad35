import SearchableAttributes

/// The numbers a query asks for. Dates count in seconds since the start of 2001.
struct NumberBounds {
    private var lower = -Double.infinity
    private var includesLower = true
    private var upper = Double.infinity
    private var includesUpper = true

    /// What a comparison with a value asks for; `nil` for an operator that compares nothing.
    ///
    /// A day or longer is a span: equal is what lies within it, more is what comes after it.
    init?(_ comparison: String, _ value: QueryNumber) {
        switch comparison {
        case "==", "=":
            (lower, upper, includesUpper) = (value.start, value.end, value.isPoint)
        case "<": (upper, includesUpper) = (value.start, false)
        case "<=": (upper, includesUpper) = (value.end, value.isPoint)
        case ">": (lower, includesLower) = (value.end, !value.isPoint)
        case ">=": lower = value.start
        default: return nil
        }
    }

    /// What lies between two values, those themselves among it.
    init(from first: QueryNumber, to last: QueryNumber) {
        (lower, upper, includesUpper) = (first.start, last.end, last.isPoint)
    }

    /// Whether a value is a number or date within the bounds.
    func contains(_ value: SearchableValue) -> Bool {
        let number: Double
        switch value {
        case .integer(let value): number = Double(value)
        case .real(let value): number = value
        case .date(let value): number = value.timeIntervalSinceReferenceDate
        case .text(let value):
            guard let value = Double(value) else { return false }
            number = value
        default: return false
        }
        return (includesLower ? number >= lower : number > lower) && (includesUpper ? number <= upper : number < upper)
    }
}

/// A number in a query, or a span of time that stands for one.
struct QueryNumber {
    /// The number, or where the span starts.
    let start: Double
    /// The number, or where what comes after the span starts.
    let end: Double

    /// Whether it is one number.
    var isPoint: Bool { start == end }
}
