/// What of a place a parameter shows.
package enum IntentPlacemarkDisplayStyle: Sendable, Hashable {
    /// The place's name.
    case name
    /// The place's address.
    case address
    /// The town that the place is in.
    case city
}
