import Foundation

/// A value of an attribute, in one of the forms that an index keeps.
package enum SearchableValue: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case real(Double)
    case date(Date)
    case url(URL)
    case data(Data)
    case person(SearchablePerson)
    /// The headers of a message: for each name its values.
    case headers([String: [String]])
    /// Several values of an attribute that has several.
    case list([SearchableValue])
}
