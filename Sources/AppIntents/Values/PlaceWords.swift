import CoreLocation

/// Puts places into words.
package enum PlaceWords {
    /// A coordinate as two decimal numbers, latitude first, as `48.8584,2.2945`.
    ///
    /// - Parameter coordinate: The coordinate.
    package static func text(_ coordinate: CLLocationCoordinate2D) -> String {
        "\(number(coordinate.latitude)),\(number(coordinate.longitude))"
    }

    /// A number as it is written on maps: with a point, without an exponent, and no finer than a centimetre on the ground.
    ///
    /// - Parameter value: The number.
    package static func number(_ value: Double) -> String {
        value.formatted(
            .number.precision(.fractionLength(0...7)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }

    /// A place by the first of some lines, with the second below it.
    ///
    /// - Parameter lines: What is known of the place, the words for it first.
    static func representation(of lines: [String]) -> DisplayRepresentation {
        let texts = lines.map { LocalizedStringResource(stringLiteral: $0) }
        return DisplayRepresentation(
            title: texts.first ?? "Unnamed place", subtitle: texts.count > 1 ? texts[1] : nil)
    }
}
