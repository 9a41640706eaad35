/// Where approvals are asked for and given. Several processes may share one.
public protocol ApprovalStore: Sendable {
    /// Asks for an approval, or finds the question that is asked already for the same run.
    ///
    /// - Parameters:
    ///   - request: What the intent is about to do.
    ///   - fingerprint: What tells this run from others.
    /// - Returns: The approval, and whether it was asked for just now. One whose time is over is asked for anew.
    /// - Throws: An error that says why nothing can be asked.
    func ask(for request: AdmissionRequest, fingerprint: String) throws -> (approval: Approval, isNew: Bool)

    /// The approval of a number; `nil` where there is none, or its time is over.
    ///
    /// - Parameter number: The number.
    func approval(_ number: Int64) throws -> Approval?

    /// Uses an approval that was given, which is good for one run.
    ///
    /// - Parameter number: The number.
    /// - Returns: Whether there was one to use.
    func use(_ number: Int64) throws -> Bool
}
