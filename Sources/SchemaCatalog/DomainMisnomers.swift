/// Names that somebody is likely to write for a domain that has another one.
///
/// The name spaces declare them as unavailable members, so that the compiler says the right name.
package enum DomainMisnomers {
    /// Words for what a domain is about, by domain.
    private static let words = [
        "assistant": ["siri"],
        "audio": ["music", "podcast", "podcasts", "sound"],
        "books": ["ebook", "ebooks", "audiobooks"],
        "browser": ["web", "safari", "internet"],
        "calendar": ["event", "events", "schedule"],
        "camera": ["video"],
        "clock": ["alarm", "alarms", "timer", "timers"],
        "files": ["folders", "documents"],
        "journal": ["diary"],
        "mail": ["email", "emails", "eMail"],
        "maps": ["navigation", "location"],
        "messages": ["chat", "sms", "messaging"],
        "phone": ["call", "calls", "telephone", "telephony"],
        "photos": ["picture", "pictures", "images", "gallery"],
        "presentation": ["slides", "slideshow", "keynote"],
        "reader": ["pdf"],
        "reminders": ["todo", "todos", "task", "tasks"],
        "spreadsheet": ["sheet", "sheets", "numbers", "table", "tables"],
        "visualIntelligence": ["vision", "visual"],
        "whiteboard": ["board", "canvas", "drawing"],
        "wordProcessor": ["word", "text", "document", "pages"],
    ]

    /// The names that stand for a domain by mistake: its singular or plural, its name in small letters, and words for
    /// what it is about. None of them is the name of a domain.
    ///
    /// - Parameters:
    ///   - domain: The domain's name.
    ///   - domains: The names of all domains.
    package static func names(for domain: String, among domains: [String]) -> [String] {
        let forms = [domain.hasSuffix("s") ? String(domain.dropLast()) : domain + "s", domain.lowercased()]
        return (forms + words[domain, default: []]).filter { !domains.contains($0) }
    }

    /// The domain that a name stands for by mistake.
    ///
    /// - Parameters:
    ///   - name: A name that is no domain's.
    ///   - domains: The names of all domains.
    /// - Returns: The domain's name, or `nil` if the name is not a likely mistake.
    package static func domain(for name: String, among domains: [String]) -> String? {
        domains.first { names(for: $0, among: domains).contains(name) }
    }
}
