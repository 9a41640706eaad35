import CMicrohttpd

/// A connection of the library's.
///
/// It may be resumed on any thread, as long as the library has not ended the request that it was handed out for. All else is done
/// on the library's own thread. Whoever keeps one sees to both.
struct ConnectionHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    func suspend() { MHD_suspend_connection(pointer) }

    func resume() { MHD_resume_connection(pointer) }
}
