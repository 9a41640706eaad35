import SchemaCatalog
import Testing

@Suite struct `Wrong names of domains` {
    @Test(
        arguments: [
            ("note", "notes"), ("mails", "mail"), ("email", "mail"), ("wordprocessor", "wordProcessor"),
            ("word", "wordProcessor"), ("photo", "photos"), ("slides", "presentation"), ("sheets", "spreadsheet"),
            ("music", "audio"), ("web", "browser"), ("weather", nil),
        ])
    func `stand for the domain that is meant`(name: String, domain: String?) {
        #expect(DomainMisnomers.domain(for: name, among: SchemaCatalog.domainNames) == domain)
    }

    @Test func `are never the name of a domain, and each stands for one only`() {
        let domains = SchemaCatalog.domainNames
        let names = domains.flatMap { DomainMisnomers.names(for: $0, among: domains) }
        #expect(names.count > 2 * domains.count)
        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: domains))
    }
}

@Suite struct `Names near an unknown one` {
    @Test(
        arguments: [
            ("acount", ["account"]), ("Draft", ["draft"]), ("weather", []), ("", []), ("mesage", ["message"]),
        ])
    func `are those that differ in few letters`(name: String, near: [String]) {
        let names = ["account", "draft", "mailbox", "message", "thread"]
        #expect(Nearest.likelyNames(for: name, among: names) == near)
    }
}
