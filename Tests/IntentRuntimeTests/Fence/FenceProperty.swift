import IntentRuntime

/// What must hold for every text that goes through a fence.
enum FenceProperty {
    /// Puts texts through fences until one comes out wrong.
    ///
    /// - Parameters:
    ///   - count: How many texts.
    ///   - seed: What the texts and marks follow from.
    /// - Returns: What is wrong, and with which text; `nil` where nothing is.
    static func failure(in count: Int, seed: UInt64) -> String? {
        let textsPerFence = 100
        var marks = HostileTexts.Numbers(state: seed)
        var done = 0
        while done < count {
            let fence = ContentFence(using: &marks)
            var texts = HostileTexts(seed: marks.next(), mark: fence.mark)
            for _ in 0..<min(textsPerFence, count - done) {
                let text = texts.next()
                let form = Form.allCases[done % Form.allCases.count]
                if let failure = failure(of: text, in: fence, as: form) {
                    return "\(failure): \(text.debugDescription)"
                }
                done += 1
            }
        }
        return nil
    }

    /// How a text is put into a fence.
    enum Form: CaseIterable {
        case byLength, inline, block, listed
    }

    /// What is wrong with a text's way through a fence; `nil` where nothing is.
    static func failure(of text: String, in fence: ContentFence, as form: Form) -> String? {
        let fenced =
            switch form {
            case .byLength: fence.fenced(text)
            case .inline: fence.inline(text)
            case .block: fence.block(text)
            case .listed: fence.block(listing: [text])
            }
        do {
            let answer = fence.answer("Found: \(fenced)\nand no more.")
            let regions = try FenceReader(mark: fence.mark).regions(in: answer)
            guard regions.count == 1, let region = regions.first else { return "\(regions.count) regions" }
            guard answer == "\(fence.notice)\nFound: \(fenced)\nand no more." else { return "words got lost" }
            let content = region.content
            if content.unicodeScalars.contains(where: isNeverShown) { return "something is hidden" }
            if ["![x](http", "![x][", "<img", "<IMG"].contains(where: { FenceReader.contains($0, in: content) }) {
                return "something is fetched"
            }
            guard FenceReader.unescaped(content).utf8.elementsEqual(cut(text).utf8) else {
                return "it reads back as \(FenceReader.unescaped(content).debugDescription)"
            }
            let whole = VisibleText.of(text, .whole)
            guard FenceReader.unescaped(whole).utf8.elementsEqual(text.utf8) else {
                return "the whole text reads back as \(FenceReader.unescaped(whole).debugDescription)"
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The characters that no writing needs.
    private static func isNeverShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA: false
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000..<0xE0100:
            true
        default: false
        }
    }

    /// A text without what the documentation says is left out.
    private static func cut(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var kept = String.UnicodeScalarView()
        var marks = 0
        for (index, scalar) in scalars.enumerated() {
            switch scalar.isASCII ? .control : scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
            default: marks = 0
            }
            let isHalfOfLineBreak = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if marks <= VisibleText.markLimit, !isHalfOfLineBreak { kept.append(scalar) }
        }
        return String(kept)
    }
}
