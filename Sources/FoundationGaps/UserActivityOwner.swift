/// An object that stands for a part of a person's screen and owns the activity that describes it.
///
/// A window, a page or a document view conforms; ``userActivity(_:element:_:)`` then says what it shows, in the words in which
/// SwiftUI's view modifier of that name does.
public protocol UserActivityOwner: AnyObject {
    /// The activity that describes what this object shows.
    var userActivity: NSUserActivity? { get set }
}

extension UserActivityOwner {
    /// Describes what this object shows, and makes that the current activity.
    ///
    /// - Parameters:
    ///   - activityType: The kind of activity, in reverse-DNS form.
    ///   - element: What is shown; `nil` takes the activity back.
    ///   - update: Fills in the activity for the element.
    /// - Returns: This object.
    @discardableResult
    public func userActivity<Element>(
        _ activityType: String, element: Element?, _ update: (Element, NSUserActivity) -> Void
    ) -> Self {
        guard let element else {
            userActivity?.invalidate()
            userActivity = nil
            return self
        }
        if userActivity?.activityType != activityType {
            userActivity?.invalidate()
            userActivity = NSUserActivity(activityType: activityType)
        }
        if let userActivity {
            update(element, userActivity)
            userActivity.becomeCurrent()
        }
        return self
    }
}
