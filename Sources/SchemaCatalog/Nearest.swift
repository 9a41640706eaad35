/// Finds the names that somebody may have meant.
package enum Nearest {
    /// The three names nearest to one that is unknown.
    ///
    /// - Parameters:
    ///   - name: The unknown name.
    ///   - names: The known ones.
    package static func names(to name: String, among names: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        return Set(names).map { known in
            let letters = Array(known.lowercased())
            let contains = known.lowercased().contains(name.lowercased())
            return (known, contains ? 0 : distance(wanted, letters))
        }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
    }

    /// The names so near to an unknown one that it is likely a slip for them: a third of the letters, or fewer, differ.
    ///
    /// - Parameters:
    ///   - name: The unknown name.
    ///   - names: The known ones.
    /// - Returns: At most three names, the nearest first.
    package static func likelyNames(for name: String, among names: [String]) -> [String] {
        self.names(to: name, among: names).filter { known in
            let longer = max(known.count, name.count)
            return distance(Array(name.lowercased()), Array(known.lowercased())) * 3 <= longer
        }
    }

    /// How many letters must be put in, left out or changed to turn one word into the other (Levenshtein's distance).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                current.append(
                    min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1)))
            }
            previous = current
        }
        return previous[right.count]
    }
}
