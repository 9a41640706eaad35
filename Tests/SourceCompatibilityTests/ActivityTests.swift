import AppIntents
import Testing

/// What is on the screen, told through user activities.
@Suite struct ActivityTests {
    @Test("Showing something fills in the owner's activity")
    func showing() {
        let pane = PhotoPane()
        let photo = PhotoEntity(id: UUID())
        pane.show(photo)
        #expect(pane.userActivity?.activityType == "org.example.album.viewing-photo")
        #expect(pane.userActivity?.title == "Looking at a photo")
        #expect(pane.userActivity?.appEntityIdentifier == EntityIdentifier(for: photo))
        pane.userActivity?.invalidate()
    }

    @Test("Showing another thing keeps the activity and changes what it names")
    func showingAnother() {
        let pane = PhotoPane()
        pane.show(PhotoEntity(id: UUID()))
        let activity = pane.userActivity
        let second = PhotoEntity(id: UUID())
        pane.show(second)
        #expect(pane.userActivity === activity)
        #expect(activity?.appEntityIdentifier?.identifier == second.id.uuidString)
        activity?.invalidate()
    }

    @Test("Showing nothing takes the activity back")
    func showingNothing() {
        let pane = PhotoPane()
        pane.show(PhotoEntity(id: UUID()))
        pane.show(nil)
        #expect(pane.userActivity == nil)
    }

    @Test("Setting an activity's identifier to nil takes back what it names")
    func clearing() {
        let activity = NSUserActivity(activityType: "org.example.album.viewing-photo")
        activity.appEntityIdentifier = EntityIdentifier(for: PhotoEntity.self, identifier: UUID())
        activity.appEntityIdentifier = nil
        #expect(activity.appEntityIdentifier == nil)
    }
}
