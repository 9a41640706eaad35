/// What tells the person that an approval is wanted.
public protocol ApprovalNotice: Sendable {
    /// Tells the person, without waiting for anything.
    ///
    /// - Parameter approval: What is wanted.
    func show(_ approval: Approval)
}
