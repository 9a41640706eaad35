import Dispatch
import Foundation
import Testing

@testable import ModelContextProtocol

@Suite struct WorkLoopTests {
    private let loop: WorkLoop
    private let input = Pipe()

    init() throws {
        loop = try WorkLoop()
    }

    @Test func `Work that blocks its threads keeps neither other work nor the client waiting`() async throws {
        let cameIn = Gate()
        loop.start(PipeIntake(input.fileHandleForReading.fileDescriptor) { _ in cameIn.open() }) {}
        let blocking = DispatchSemaphore(value: 0)
        let blocked = (0..<20).map { _ in
            Task(executorPreference: loop) { Self.wait(for: blocking) }
        }
        #expect(await Task(executorPreference: loop) { 7 }.value == 7)
        try input.fileHandleForWriting.write(contentsOf: Data("ping".utf8))
        await cameIn.wait()
        for _ in blocked { blocking.signal() }
        for task in blocked { await task.value }
        try input.fileHandleForWriting.close()
    }

    @Test func `An intake that blocks keeps no work waiting`() async throws {
        let blocking = DispatchSemaphore(value: 0)
        let cameIn = Gate()
        loop.start(
            PipeIntake(input.fileHandleForReading.fileDescriptor) { text in
                guard !text.isEmpty else { return }
                cameIn.open()
                Self.wait(for: blocking)
            }
        ) {}
        try input.fileHandleForWriting.write(contentsOf: Data("long".utf8))
        await cameIn.wait()
        #expect(await Task(executorPreference: loop) { 7 }.value == 7)
        blocking.signal()
        try input.fileHandleForWriting.close()
    }

    @Test func `What is put in after the client has ended is still worked on`() async throws {
        let ended = Gate()
        loop.start(
            PipeIntake(input.fileHandleForReading.fileDescriptor) { text in if text.isEmpty { ended.open() } }
        ) {}
        try input.fileHandleForWriting.close()
        await ended.wait()
        for number in 0..<20 {
            #expect(await Task(executorPreference: loop) { number }.value == number)
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    @Test func `Many tasks that hand over to one another all end`() async throws {
        loop.start(PipeIntake(input.fileHandleForReading.fileDescriptor) { _ in }) {}
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 0..<500 {
                group.addTask(executorPreference: loop) {
                    await Task.yield()
                    // On the concurrency pool, and back.
                    return await Task.detached { number }.value
                }
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 500 * 499 / 2)
        try input.fileHandleForWriting.close()
    }

    /// Waits as code does that knows nothing of tasks.
    private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
}

/// Hands over what comes from a pipe, and an empty text at its end.
private struct PipeIntake: Intake {
    let descriptor: Int32
    let handle: @Sendable (String) -> Void

    init(_ descriptor: Int32, handle: @escaping @Sendable (String) -> Void) {
        self.descriptor = descriptor
        self.handle = handle
    }

    func wait(or other: Int32) -> Bool {
        var waits = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&waits, nfds_t(waits.count), -1) > 0 && waits[0].revents != 0
    }

    func take() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(descriptor, &bytes, bytes.count)
        handle(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self))
        return count > 0
    }
}
