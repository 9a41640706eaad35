import AppIntents
import Testing

@Suite struct IntentPersonTests {
    @Test(
        "A person is written as JSON and read back",
        arguments: [
            IntentPerson(name: .displayName("Ada"), handle: .init(emailAddress: "ada@harbour.example", label: .work)),
            IntentPerson(
                identifier: .contact("17"),
                name: .components(PersonNameComponents(givenName: "Ada", familyName: "Byron")),
                handle: .init(phoneNumber: "+44 20 7946 0000"),
                aliases: [.init(applicationDefined: "@ada", label: "boat")],
                isMe: true),
            IntentPerson(identifier: .unknown, name: .unknown, handle: nil),
        ])
    func roundTrip(person: IntentPerson) throws {
        let data = try JSONEncoder().encode(person)
        #expect(try JSONDecoder().decode(IntentPerson.self, from: data) == person)
    }

    @Test("A person of whom only an address is known has no name")
    func address() {
        let person = IntentPerson(handle: .init(emailAddress: "ada@harbour.example"))
        #expect(person.name == .unknown)
        #expect(person.handle?.value == .emailAddress("ada@harbour.example"))
        #expect(person.aliases.isEmpty)
        #expect(!person.isMe)
    }

    @Test("The label of an address of the app's own is kept as it is")
    func customLabel() {
        #expect(IntentPerson.Handle(applicationDefined: "@ada", label: "boat").label == .custom("boat"))
        #expect(IntentPerson.Handle(applicationDefined: "@ada").label == nil)
    }
}
