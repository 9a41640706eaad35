import Foundation

/// A table for people, fitted to the terminal's width.
package struct Table {
    private static let gap = 2
    private static let narrowest = 12

    private let headings: [String]
    private var rows: [[String]] = []

    package init(_ headings: [String]) {
        self.headings = headings
    }

    /// Adds a row, one text a column.
    package mutating func add(_ row: [String]) {
        rows.append(row.map(DisplayWidth.clean))
    }

    /// Whether there is no row.
    package var isEmpty: Bool { rows.isEmpty }

    /// Prints the table; nothing where it has no row.
    package func print() {
        if rows.isEmpty { return }
        let widths = widths
        Output.print(line(headings, widths, style: Terminal.bold))
        for row in rows { Output.print(line(row, widths, style: { $0 })) }
    }

    /// The columns' widths: what they need, the widest cut down until all fit.
    private var widths: [Int] {
        var widths = headings.indices.map { column in
            rows.reduce(DisplayWidth.of(headings[column])) { max($0, DisplayWidth.of($1[column])) }
        }
        let available = Terminal.columns
        let gaps = Self.gap * (widths.count - 1)
        while available != .max, widths.reduce(gaps, +) > available {
            // The last column gives way first, down to a width in which something can be read.
            let last = widths.count - 1
            let column =
                widths[last] > Self.narrowest * 2
                ? last : widths.indices.max { widths[$0] < widths[$1] } ?? last
            guard widths[column] > Self.narrowest else { break }
            widths[column] -= 1
        }
        return widths
    }

    private func line(_ cells: [String], _ widths: [Int], style: (String) -> String) -> String {
        var line = ""
        for (column, cell) in cells.enumerated() {
            let text = DisplayWidth.fitting(cell, widths[column])
            line += style(text)
            if column < cells.count - 1 {
                line += String(repeating: " ", count: widths[column] - DisplayWidth.of(text) + Self.gap)
            }
        }
        return line
    }
}
