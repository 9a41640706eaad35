/// What a query string asks of an item.
indirect enum QueryPredicate {
    case every
    case none
    case not(QueryPredicate)
    case and(QueryPredicate, QueryPredicate)
    case or(QueryPredicate, QueryPredicate)
    /// Some value of an attribute is of the kind asked for; the attribute `nil` is any.
    case matches(attribute: String?, QueryCondition)
}

/// What a query asks of one value.
enum QueryCondition {
    /// A text has a pattern.
    case text(TextPattern)
    /// A number or date lies within bounds.
    case number(NumberBounds)
}
