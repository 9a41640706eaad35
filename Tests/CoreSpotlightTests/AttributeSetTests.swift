import CoreSpotlight
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("An attribute set")
struct AttributeSetTests {
    @Test("Keeps a value of each type")
    func values() {
        let attributes = CSSearchableItemAttributeSet(contentType: .png)
        let day = Date(timeIntervalSinceReferenceDate: 1)
        let link = URL(filePath: "/tmp/a b")
        attributes.title = "Fjord"
        attributes.keywords = ["sea", "north"]
        attributes.rating = 4.5
        attributes.startDate = day
        attributes.importantDates = [day]
        attributes.contentURL = link
        attributes.thumbnailData = Data([1])
        attributes.sharedItemContentType = .pdf
        attributes.emailHeaders = ["Received": ["a", "b"], "X-Count": [3]]
        attributes.authors = [CSPerson(displayName: "Ada", handles: ["ada@example.org"], handleIdentifier: "email")]
        #expect(attributes.contentType == "public.png")
        #expect(attributes.title == "Fjord")
        #expect(attributes.keywords == ["sea", "north"])
        #expect(attributes.rating == 4.5)
        #expect(attributes.startDate == day)
        #expect(attributes.importantDates == [day])
        #expect(attributes.contentURL == link)
        #expect(attributes.thumbnailData == Data([1]))
        #expect(attributes.sharedItemContentType == .pdf)
        #expect(attributes.emailHeaders?["Received"] as? [String] == ["a", "b"])
        #expect(attributes.emailHeaders?["X-Count"] as? [String] == ["3"])
        #expect(attributes.authors?.first?.handles == ["ada@example.org"])
        #expect(attributes.likelyJunk == 0)
        #expect(attributes.actionIdentifiers == [])
        #expect(attributes.subject == nil)
        attributes.title = nil
        #expect(attributes.title == nil)
    }

    @Test("A copy changes apart from it")
    func copying() throws {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = "one"
        let copy = try #require(attributes.copy() as? CSSearchableItemAttributeSet)
        copy.title = "two"
        #expect(attributes.title == "one")
        #expect(copy.title == "two")
        #expect(copy.contentType == "public.text")
    }

    @Test("Keeps an attribute of the app's own, and removes it for nil and NSNull")
    func customAttributes() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_tide"))
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.setValue("high", forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? String == "high")
        attributes.setValue(3, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? NSNumber == 3)
        attributes.setValue(["a", "b"] as NSArray, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? [String] == ["a", "b"])
        attributes.setValue(NSNull(), forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) == nil)
        attributes.setValue(Date.now, forCustomKey: key)
        attributes.setValue(nil, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) == nil)
    }

    @Test(
        "A key's name has ASCII letters, digits and underscores only",
        arguments: [
            ("com_example_9", true), ("", false), ("com.example", false), ("a b", false), ("ä", false),
            ("kMDItemTitle", false),
        ])
    func keyNames(name: String, isName: Bool) {
        #expect((CSCustomAttributeKey(keyName: name) != nil) == isName)
    }

    @Test("A key path tells the attribute it reads")
    func keyPaths() {
        let paths: [(PartialKeyPath<CSSearchableItemAttributeSet>, String)] = [
            (\.title, "title"), (\.gpsDifferental, "gpsDifferental"), (\.emailHeaders, "emailHeaders"),
            (\.likelyJunk, "likelyJunk"), (\.actionIdentifiers, "actionIdentifiers"), (\.authors, "authors"),
            (\.sharedItemContentType, "sharedItemContentType"), (\.importantDates, "importantDates"),
        ]
        for (path, name) in paths { #expect(CSSearchableItemAttributeSet.attribute(at: path)?.name == name) }
        #expect(CSSearchableItemAttributeSet.attribute(at: \.hash) == nil)
    }

    @Test(
        "A localised text is taken in the first language there is",
        arguments: [
            (["fr-CA", "de"], "Chanson"), (["pt-BR"], "Canção"), (["ja", "de"], "Song"), ([], "Song"),
        ])
    func localizedText(languages: [String], text: String) {
        let string = CSLocalizedString(localizedStrings: ["en": "Song", "fr": "Chanson", "pt_BR": "Canção", 1: 2])
        #expect(string.localizedString(for: languages) == text)
    }
}
