/// What of a date a parameter takes.
public enum IntentDateKind: Sendable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime
}
