/// When something may be of use to the person.
///
/// It stands for the type of the same name in Apple's RelevanceKit, as far as it can be told from a date.
public struct RelevantContext: Sendable, Hashable {
    /// When it begins.
    package let start: Date
    /// When it ends.
    package let end: Date

    /// At a moment.
    ///
    /// - Parameter date: The moment.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(start: date, end: date)
    }

    /// Between two moments.
    ///
    /// - Parameters:
    ///   - start: The earlier.
    ///   - end: The later.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        RelevantContext(start: min(start, end), end: max(start, end))
    }

    /// During an interval.
    ///
    /// - Parameter interval: The interval.
    public static func date(interval: DateInterval) -> RelevantContext {
        RelevantContext(start: interval.start, end: interval.end)
    }
}
