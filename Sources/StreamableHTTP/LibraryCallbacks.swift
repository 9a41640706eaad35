import CMicrohttpd

// The library calls these on its own thread, so none may belong to an actor.

/// Takes a request, part by part, and once more each time that it was resumed.
@Sendable
func takeRequest(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, part: UnsafePointer<CChar>?,
    count: UnsafeMutablePointer<Int>?, requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let count, let requestContext,
        let own = CMicrohttpdContext(connection)
    else { return .NO }
    let service = Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
    let handle = ConnectionHandle(pointer: connection)
    guard let known = requestContext.pointee else {
        let request = service.begin(
            RequestHead(connection, method: method, path: path),
            on: Unmanaged<Connection>.fromOpaque(own).takeUnretainedValue(), handle)
        requestContext.pointee = Unmanaged.passRetained(request).toOpaque()
        return service.isAnsweredEarly(request) ? service.answer(request, handle) : .YES
    }
    let request = Unmanaged<IncomingRequest>.fromOpaque(known).takeUnretainedValue()
    if count.pointee > 0 {
        let mayGoOn = service.append(UnsafeRawBufferPointer(start: part, count: count.pointee), to: request)
        count.pointee = 0
        return mayGoOn ? .YES : .NO
    }
    if !request.isTaken { service.take(request) }
    return service.answer(request, handle)
}

/// Takes it that a request is done with.
@Sendable
func finishRequest(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
    guard let context, let known = requestContext?.pointee else { return }
    requestContext?.pointee = nil
    Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
        .finish(Unmanaged<IncomingRequest>.fromOpaque(known).takeRetainedValue())
}

/// Takes it that a connection began or is about to be closed.
@Sendable
func noticeConnection(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    connectionContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
    guard let context, let connection, let connectionContext else { return }
    let service = Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
    if CMicrohttpdIsStart(code) != 0 {
        let own = service.open(ConnectionHandle(pointer: connection))
        connectionContext.pointee = Unmanaged.passRetained(own).toOpaque()
    } else if let own = connectionContext.pointee {
        connectionContext.pointee = nil
        service.close(Unmanaged<Connection>.fromOpaque(own).takeRetainedValue())
    }
}

/// Takes the next part of a stream.
@Sendable
func takeStreamPart(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, size: Int
) -> Int {
    let (end, failure) = (-1, -2)
    guard let context else { return failure }
    let stream = Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
    switch stream.exchange.take(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) {
    case .bytes(let count): return count
    case .end: return end
    case .hangUp: return failure
    case .wait:
        stream.connection.waits()
        return 0
    }
}

/// Gives up what the parts of a stream were taken by.
@Sendable
func releaseStream(context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamContext>.fromOpaque(context).release()
}
