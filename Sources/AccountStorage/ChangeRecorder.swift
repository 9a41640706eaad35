/// What writes down changes to accounts' folders before they are made, so that they can be taken back.
public protocol ChangeRecorder: Sendable {
    /// Writes down a change that is about to be made.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - former: What the file said before, where its content is about to go. It is good until this returns.
    ///   - folder: The account's folder.
    /// - Returns: A number for ``didNotChange(_:)``.
    /// - Throws: ``AccountFolderError/notRecorded(path:reason:)`` where it cannot be written down. The change is not
    ///   made then.
    func willChange(
        _ change: FileChange, from former: FormerFile?, in folder: AccountFolder
    ) throws(AccountFolderError) -> Int

    /// Takes note that a change was not made after all.
    ///
    /// - Parameter number: The number that ``willChange(_:from:in:)`` gave.
    func didNotChange(_ number: Int)
}
