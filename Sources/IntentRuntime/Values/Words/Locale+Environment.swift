import Foundation

extension Locale {
    /// The person's locale as the environment tells it, since Foundation does not look there on this system.
    ///
    /// The language is that of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first; the country, which decides how days and numbers are
    /// written, that of `LC_ALL`, `LC_TIME` or `LANG`. Where none is set, or it is `C` or `POSIX`, it is Foundation's own.
    ///
    /// - Parameter environment: The process's environment.
    package static func ofPerson(environment: [String: String]) -> Locale {
        func parts(_ category: String) -> (language: String, region: String?)? {
            let value = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
            // The code set and the modifier, 'UTF-8' and 'euro' in 'de_DE.UTF-8@euro', say nothing of it.
            let name = value.prefix { !".@".contains($0) }
            let sides = name.split(separator: "_")
            guard let language = sides.first, (2...3).contains(language.utf8.count), language.allSatisfy(\.isLetter),
                sides.count <= 2, sides.dropFirst().allSatisfy({ $0.utf8.count <= 3 })
            else { return nil }
            return (String(language), sides.count == 2 ? String(sides[1]) : nil)
        }
        guard let words = parts("LC_MESSAGES") ?? parts("LC_TIME") else { return .current }
        let region = parts("LC_TIME")?.region ?? words.region
        return Locale(identifier: words.language + (region.map { "_" + $0 } ?? ""))
    }
}
