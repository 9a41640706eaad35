import Foundation
import Glibc

/// Reads the dates people write into front matter.
enum NoteDate {
    /// Reads a date such as `2024-03-05`, `2024-03-05 10:20`, `2024-03-05T10:20:30.5Z` or `2024-03-05T10:20:30+02:00`.
    ///
    /// The form is that of ISO 8601, with a space allowed for the `T`. Without a zone the time is local.
    ///
    /// - Parameter text: The text.
    /// - Returns: The moment; nil where the text is no such date, or a day that does not exist.
    static func parse(_ text: String) -> Date? {
        var reader = Reader(Array(text.utf8))
        reader.skipSpaces()
        guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
            let day = reader.number(2), (1...12).contains(month),
            (1...daysInMonth(month, year)).contains(day)
        else { return nil }
        var fields = tm()
        fields.tm_year = Int32(year - 1900)
        fields.tm_mon = Int32(month - 1)
        fields.tm_mday = Int32(day)
        fields.tm_isdst = -1
        var fraction = 0.0
        var zone: Int?
        if reader.take("T") || reader.take("t") || (reader.isBeforeDigit(after: " ") && reader.take(" ")) {
            guard let hour = reader.number(2), hour < 24, reader.take(":"), let minute = reader.number(2), minute < 60
            else { return nil }
            fields.tm_hour = Int32(hour)
            fields.tm_min = Int32(minute)
            if reader.take(":") {
                guard let second = reader.number(2), second < 61 else { return nil }
                fields.tm_sec = Int32(second)
                if reader.take(".") { fraction = reader.fraction() }
            }
            reader.skipSpaces()
            guard reader.zone(&zone) else { return nil }
        }
        reader.skipSpaces()
        guard reader.isAtEnd else { return nil }
        let seconds = zone.map { timegm(&fields) - $0 } ?? mktime(&fields)
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    private static func daysInMonth(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        var isAtEnd: Bool { position == bytes.count }

        private var isAtDigit: Bool { isDigit(position) }

        private func isDigit(_ index: Int) -> Bool {
            index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
        }

        func isBeforeDigit(after character: Unicode.Scalar) -> Bool {
            position < bytes.count && bytes[position] == UInt8(ascii: character) && isDigit(position + 1)
        }

        mutating func skipSpaces() {
            while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        mutating func number(_ digits: Int) -> Int? {
            var value = 0
            for _ in 0..<digits {
                guard isAtDigit else { return nil }
                value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
                position += 1
            }
            return value
        }

        mutating func fraction() -> Double {
            var value = 0.0
            var unit = 0.1
            while isAtDigit {
                value += Double(bytes[position] - UInt8(ascii: "0")) * unit
                unit /= 10
                position += 1
            }
            return value
        }

        /// Reads `Z`, `+02:00`, `+0200` or `+02` into seconds; false where it is none of them, nor nothing.
        mutating func zone(_ seconds: inout Int?) -> Bool {
            if take("Z") || take("z") {
                seconds = 0
                return true
            }
            let sign: Int
            if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return true }
            guard let hours = number(2), hours < 24 else { return false }
            var minutes = 0
            if take(":") || isAtDigit {
                guard let number = number(2), number < 60 else { return false }
                minutes = number
            }
            seconds = sign * (hours * 3600 + minutes * 60)
            return true
        }
    }
}
