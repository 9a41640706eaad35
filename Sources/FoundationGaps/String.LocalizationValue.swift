import Foundation

extension String {
    /// A text with values in it, kept apart so that a translation can put the values elsewhere.
    ///
    /// Follows Foundation's `String.LocalizationValue`, which this system's Foundation lacks.
    public struct LocalizationValue: Sendable, Equatable, Hashable {
        /// One piece of the text.
        enum Segment: Sendable, Equatable, Hashable {
            /// Words as they stand.
            case literal(String)
            /// A value: the format specifier that stands for it in the key, how it is shown, and its number where it is one.
            case value(specifier: String, text: String, number: Double? = nil)
        }

        /// The pieces, in order.
        let segments: [Segment]

        /// Makes a value of plain text.
        ///
        /// - Parameter value: The text, which is not read for format specifiers.
        public init(_ value: String) {
            segments = value.isEmpty ? [] : [.literal(value)]
        }

        /// The key to look the text up by: each value replaced by its format specifier, as in `"%lld notes"`.
        var key: String {
            segments.reduce(into: "") { key, segment in
                switch segment {
                case .literal(let words): key += words.replacing("%", with: "%%")
                case .value(let specifier, _, _): key += specifier
                }
            }
        }

        /// The text with its values filled in.
        var text: String {
            switch segments.count {
            case 0: return ""
            case 1: return segments[0].text
            default: return segments.reduce(into: "") { $0 += $1.text }
            }
        }

        /// The values' texts, in the order in which the key names them.
        var arguments: [String] {
            segments.compactMap { segment in
                if case .value(_, let text, _) = segment { text } else { nil }
            }
        }

        /// The values' numbers, in that order; `nil` for those that are none.
        var numbers: [Double?] {
            segments.compactMap { segment in
                if case .value(_, _, let number) = segment { .some(number) } else { nil }
            }
        }
    }
}

extension String.LocalizationValue.Segment {
    /// How this piece reads.
    var text: String {
        switch self {
        case .literal(let words): words
        case .value(_, let text, _): text
        }
    }
}
