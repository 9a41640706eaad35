import Foundation

/// Text as a search compares it: without case and diacritics, so that `café` is found by `CAFE`.
enum SearchText {
    /// The first characters that are not looked up in the table.
    private static let tableEnd: UInt32 = 0x2000

    /// What each character below the table's end is compared as.
    private static let table: [[UInt8]] = (0..<tableEnd).map { value in
        guard let scalar = Unicode.Scalar(value) else { return [] }
        return folded(scalar)
    }

    /// Letters with a stroke or joined ones, which Unicode does not take apart.
    private static let replacements: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ħ": "h", "Ħ": "h",
        "ı": "i", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ς": "σ",
    ]

    /// The text as it is compared, in UTF-8.
    ///
    /// - Parameter text: Any text.
    static func fold(_ text: String) -> [UInt8] {
        var text = needsComposing(text) ? text.precomposedStringWithCanonicalMapping : text
        return text.withUTF8 { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte < 0x80 {
                    result.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
                    index += 1
                    continue
                }
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                let part = bytes[index..<min(index + length, bytes.count)]
                index += length
                if length == 2 || byte == 0xE0 || byte == 0xE1, let value = scalarValue(part) {
                    result.append(contentsOf: table[Int(value)])
                } else if let scalar = String(decoding: part, as: UTF8.self).unicodeScalars.first, isPlain(scalar) {
                    result.append(contentsOf: part)
                } else {
                    for scalar in String(decoding: part, as: UTF8.self).unicodeScalars {
                        result.append(contentsOf: folded(scalar))
                    }
                }
            }
            return result
        }
    }

    /// The value of a character of two or three bytes.
    private static func scalarValue(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        var iterator = bytes.makeIterator()
        guard let first = iterator.next() else { return nil }
        var value = UInt32(first) & (bytes.count == 2 ? 0x1F : 0x0F)
        while let next = iterator.next() { value = value << 6 | UInt32(next & 0x3F) }
        return value < tableEnd ? value : nil
    }

    /// Whether a character has neither case nor marks, as those of Chinese, Japanese and Korean text.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        (0x2E80...0xA4CF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
            || (0x20000...0x3FFFF).contains(scalar.value)
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        if let replacement = replacements[scalar] { return Array(replacement.utf8) }
        // Full-width letters and digits are those of ASCII in a wider box.
        if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
            return folded(narrow)
        }
        var result: [UInt8] = []
        for part in String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars where !isMark(part) {
            let lower = replacements[part] ?? part.properties.lowercaseMapping
            for small in lower.unicodeScalars where !isMark(small) {
                result.append(contentsOf: (replacements[small] ?? String(small)).utf8)
            }
        }
        return result
    }

    /// Whether a character is a mark that may be left out. The vowel signs of Indic and other scripts are letters to
    /// their readers, and stay.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7,
            0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
            0xFE00...0xFE0F, 0xFE20...0xFE2F:
            true
        default: false
        }
    }

    /// Whether a text has parts of Korean syllables or Japanese sound marks, which are to be joined first.
    private static func needsComposing(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var index = 0
            while index + 2 < bytes.count {
                switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
                case (0xE1, 0x84...0x87, _), (0xE3, 0x82, 0x99...0x9A): return true
                default: index += 1
                }
            }
            return false
        }
    }
}
