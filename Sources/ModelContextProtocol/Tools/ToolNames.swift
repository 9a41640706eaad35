/// Names of tools: short, of the characters that the protocol recommends, no two alike.
///
/// Follows "Tool Names" of revision 2025-11-25: 1 to 128 of `A-Z a-z 0-9 _ - .`; hosts allow fewer, so dots are not used.
struct ToolNames {
    private static let lengthLimit = 64

    private var taken: Set<String>

    /// - Parameter reserved: Names that are not to be had.
    init(reserved: [String] = []) {
        taken = Set(reserved)
    }

    /// The name for the first of several wishes that is free; the last gets a number if none is.
    mutating func take(_ wishes: [String]) -> String {
        let names = wishes.map(Self.allowed)
        if let free = names.first(where: { !taken.contains($0) }) {
            taken.insert(free)
            return free
        }
        var number = 2
        while taken.contains("\(names[names.count - 1])_\(number)") { number += 1 }
        let name = "\(names[names.count - 1])_\(number)"
        taken.insert(name)
        return name
    }

    private static func allowed(_ wish: String) -> String {
        let characters = wish.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": Character(scalar)
            default: "_"
            }
        }
        return String(characters.prefix(lengthLimit))
    }
}
