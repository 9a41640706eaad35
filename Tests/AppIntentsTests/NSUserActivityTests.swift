import AppIntents
import Testing

/// Activities as the system sees them. Other tests have current ones too, so each looks for its own.
@Suite struct NSUserActivityTests {
    private final class Page: UserActivityOwner {
        var userActivity: NSUserActivity?

        func show(_ path: PathEntity?, as type: String = "org.example.page") {
            userActivity(type, element: path) { path, activity in
                activity.appEntityIdentifier = EntityIdentifier(for: path)
            }
        }
    }

    private func isCurrent(_ activity: NSUserActivity?) -> Bool {
        CurrentUserActivities.shared.all.contains { $0 === activity }
    }

    @Test("An activity keeps what it is told")
    func values() {
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.title = "Reading"
        activity.webpageURL = URL(string: "https://paths.example")
        #expect(activity.activityType == "org.example.page")
        #expect(activity.title == "Reading")
        #expect(activity.webpageURL?.host == "paths.example")
        #expect(activity.appEntityIdentifier == nil)
    }

    @Test("Entries that are added stand beside the earlier ones, and in place of those of their keys")
    func userInfo() {
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.userInfo = ["page": 1, "zoom": 2.0]
        activity.addUserInfoEntries(from: ["page": 7, "note": "x"])
        #expect(activity.userInfo?["page"] as? Int == 7)
        #expect(activity.userInfo?["zoom"] as? Double == 2)
        #expect(activity.userInfo?["note"] as? String == "x")
    }

    @Test("An activity whose time is over is not current")
    func expiry() {
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.expirationDate = .distantFuture
        activity.becomeCurrent()
        #expect(isCurrent(activity))
        activity.expirationDate = .distantPast
        #expect(!isCurrent(activity))
        activity.becomeCurrent()
        #expect(!isCurrent(activity))
    }

    @Test("The delegate brings an activity up to date before it becomes current, where that is needed")
    func saving() {
        final class Keeper: NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) {
                userActivity.addUserInfoEntries(from: ["saved": true])
            }
        }
        let keeper = Keeper()
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.delegate = keeper
        activity.becomeCurrent()
        #expect(activity.userInfo == nil)
        activity.needsSave = true
        activity.becomeCurrent()
        #expect(activity.userInfo?["saved"] as? Bool == true)
        #expect(!activity.needsSave)
        activity.invalidate()
    }

    @Test("An activity is current from when it becomes so until it resigns")
    func resigning() {
        let activity = NSUserActivity(activityType: "org.example.page")
        #expect(!isCurrent(activity))
        activity.becomeCurrent()
        activity.becomeCurrent()
        #expect(CurrentUserActivities.shared.all.count { $0 === activity } == 1)
        activity.resignCurrent()
        #expect(!isCurrent(activity))
        activity.becomeCurrent()
        #expect(isCurrent(activity))
        activity.invalidate()
    }

    @Test("An invalidated activity is not current and cannot become so again")
    func invalidating() {
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.becomeCurrent()
        activity.invalidate()
        #expect(!isCurrent(activity))
        activity.becomeCurrent()
        #expect(!isCurrent(activity))
    }

    @Test("Of several current activities the most recent comes first")
    func order() {
        let first = NSUserActivity(activityType: "org.example.first")
        let second = NSUserActivity(activityType: "org.example.second")
        func mine() -> [String] {
            CurrentUserActivities.shared.all.filter { $0 === first || $0 === second }.map(\.activityType)
        }
        first.becomeCurrent()
        second.becomeCurrent()
        #expect(mine() == ["org.example.second", "org.example.first"])
        first.becomeCurrent()
        #expect(mine() == ["org.example.first", "org.example.second"])
        first.invalidate()
        #expect(mine() == ["org.example.second"])
        second.invalidate()
    }

    @Test("An owner's activity is current while it shows something")
    func owner() {
        let page = Page()
        page.show(PathEntity(id: "ridge", name: "Ridge"))
        let activity = page.userActivity
        #expect(isCurrent(activity))
        #expect(activity?.appEntityIdentifier?.identifier == "ridge")
        page.show(nil)
        #expect(page.userActivity == nil)
        #expect(!isCurrent(activity))
    }

    @Test("An owner that goes over to another kind of activity ends the one before")
    func anotherKind() {
        let page = Page()
        page.show(PathEntity(id: "ridge", name: "Ridge"))
        let before = page.userActivity
        page.show(PathEntity(id: "ridge", name: "Ridge"), as: "org.example.map")
        #expect(!isCurrent(before))
        #expect(page.userActivity?.activityType == "org.example.map")
        #expect(isCurrent(page.userActivity))
        page.show(nil)
    }
}
