/// Brings an activity up to date, and hears that it was taken up.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be used: bring its `userInfo` up to date.
    ///
    /// - Parameter userActivity: The activity.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// The activity was taken up elsewhere.
    ///
    /// - Parameter userActivity: The activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Nothing to bring up to date.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Nothing to do.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
