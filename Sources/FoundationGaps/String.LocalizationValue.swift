import Foundation

extension String {
    /// A text with values in it, kept apart so that a translation can put the values elsewhere.
    ///
    /// Follows Foundation's `String.LocalizationValue`, which this system's Foundation lacks.
    public struct LocalizationValue: Sendable, Equatable, Hashable, Codable {
        /// One piece of the text.
        enum Segment: Sendable, Equatable, Hashable, Codable {
            /// Words as they stand.
            case literal(String)
            /// A value: the format specifier that stands for it in the key, how it is shown, and its number where it is one.
            case value(specifier: String, text: String, number: Double? = nil)
            /// A value that is only known when the text is shown: the format specifier that stands for it.
            case placeholder(specifier: String)
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
                case .literal(let words): key += words.utf8.contains(0x25) ? words.replacing("%", with: "%%") : words
                case .value(let specifier, _, _), .placeholder(let specifier): key += specifier
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
        var arguments: [String] { values.map(\.text) }

        /// The values' numbers, in that order; `nil` for those that are none.
        var numbers: [Double?] { values.map(\.number) }

        private var values: [(text: String, number: Double?)] {
            segments.compactMap { segment in
                switch segment {
                case .literal: nil
                case .value(_, let text, let number): (text, number)
                case .placeholder(let specifier): (specifier, nil)
                }
            }
        }

        /// This text with values in the place of its placeholders, in order.
        ///
        /// - Parameter replacements: The values. Placeholders beyond them stay.
        func replacingPlaceholders(with replacements: [any CVarArg]) -> String.LocalizationValue {
            var rest = replacements[...]
            return String.LocalizationValue(
                segments: segments.map { segment in
                    guard case .placeholder(let specifier) = segment, let value = rest.popFirst() else {
                        return segment
                    }
                    return .replacement(value, specifier: specifier)
                })
        }

        private init(segments: [Segment]) {
            self.segments = segments
        }
    }
}

extension String.LocalizationValue.Segment {
    /// How this piece reads.
    var text: String {
        switch self {
        case .literal(let words): words
        case .value(_, let text, _): text
        case .placeholder(let specifier): specifier
        }
    }

    /// A value in the place of a placeholder, written as the placeholder's specifier has it.
    static func replacement(_ value: any CVarArg, specifier: String) -> Self {
        let number: Double? =
            switch value {
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            default: nil
            }
        return .number("\(value)", number, specifier: specifier)
    }

    /// A value written as a specifier has it, and as it stands where the specifier is none.
    static func number(_ text: String, _ number: Double?, specifier: String) -> Self {
        var rest = specifier.dropFirst()
        let written = specifier.first == "%" ? FormatSpecifier(takenFrom: &rest) : nil
        return .value(
            specifier: specifier, text: written?.text(for: text, number: number, locale: .current) ?? text,
            number: number)
    }
}
