import Glibc

extension AccountFolder {
    /// Makes a change, which is written down before where this task's changes are.
    ///
    /// - Parameters:
    ///   - change: The change; it is not asked for where nothing is written down.
    ///   - former: What the file says before, where its content goes.
    ///   - body: Makes it, or throws with all as it was.
    func recorded(
        _ change: () throws(AccountFolderError) -> FileChange, from former: @autoclosure () -> FormerFile? = nil,
        _ body: () throws(AccountFolderError) -> Void
    ) throws(AccountFolderError) {
        guard let recorder = ChangeRecording.recorder else { return try body() }
        let number = try recorder.willChange(change(), from: former(), in: self)
        do throws(AccountFolderError) {
            try body()
        } catch {
            recorder.didNotChange(number)
            throw error
        }
    }

    /// The path that leads to a place without any link; the one that was given where the system does not tell.
    func canonicalPath(of place: borrowing Place) -> String {
        guard let root = Self.address(of: rootDescriptor), let folder = Self.address(of: place.folder.number) else {
            return place.path
        }
        if folder == root { return place.name }
        let prefix = root == "/" ? root : root + "/"
        guard folder.hasPrefix(prefix) else { return place.path }
        return folder.dropFirst(prefix.count) + "/" + place.name
    }

    /// Where an open folder is, as the kernel knows it.
    private static func address(of descriptor: Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        guard length > 0 else { return nil }
        return String(validating: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
