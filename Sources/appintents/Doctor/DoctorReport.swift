import IntentCommandLine
import IntentRuntime

/// Shows a person what was looked at: a line each, long words going on below one another.
struct DoctorReport {
    private static let gap = 2
    /// The width below which words are not broken into lines.
    private static let narrowest = 24

    let entries: [DoctorEntry]

    /// Prints the report.
    func print() {
        let headings = ["", "WHAT", "REACHED BY", "FINDING"]
        let rows = entries.flatMap(\.rows).map { $0.map(DisplayWidth.clean) }
        let last = headings.count - 1
        var widths = headings.indices.dropLast().map { column in
            rows.reduce(DisplayWidth.of(headings[column])) { max($0, DisplayWidth.of($1[column])) }
        }
        let columns = Terminal.columns
        // Names give way before the words that say what is wrong.
        if columns != .max { widths[1] = min(widths[1], max(columns / 3, Self.narrowest)) }
        let indent = widths.reduce(0) { $0 + $1 + Self.gap }
        let room = columns == .max ? Int.max : columns - indent
        Output.print(Self.line(headings, widths, style: Terminal.bold))
        for row in rows {
            // On a narrow terminal the words stand below, where there is room for them.
            let isBelow = room < Self.narrowest
            let lines = Self.wrapped(row[last], isBelow ? max(columns - 4, Self.narrowest) : room)
            let start = isBelow ? "" : lines.first ?? ""
            Output.print(Self.line(Array(row.dropLast()) + [start], widths, style: { $0 }))
            let space = String(repeating: " ", count: isBelow ? 4 : indent)
            for line in isBelow ? lines : Array(lines.dropFirst()) { Output.print(space + line) }
        }
    }

    private static func line(_ cells: [String], _ widths: [Int], style: (String) -> String) -> String {
        var line = ""
        for (cell, width) in zip(cells, widths) {
            let text = DisplayWidth.fitting(cell, width)
            line += style(text) + String(repeating: " ", count: width - DisplayWidth.of(text) + gap)
        }
        let words = cells.last ?? ""
        line += style(words)
        while line.last == " " { line.removeLast() }
        return line
    }

    /// A text in lines of a width, broken between words.
    private static func wrapped(_ text: String, _ width: Int) -> [String] {
        if width == .max || DisplayWidth.of(text) <= width { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }
}
