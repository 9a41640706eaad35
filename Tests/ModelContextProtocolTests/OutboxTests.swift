import Dispatch
import Foundation
import JSON
import Synchronization
import Testing

@testable import ModelContextProtocol

@Suite struct OutboxTests {
    private let pipe = Pipe()
    private let outbox: Outbox

    init() {
        outbox = Outbox(output: pipe.fileHandleForWriting.fileDescriptor) {}
    }

    @Test func `Lines that a full pipe keeps waiting come whole and in order, whatever their length`() async throws {
        let messages = (0..<2000).map { number in
            Self.message(number, number % 97 == 0 ? 100_000 : number * 37 % 6000)
        }
        for message in messages { outbox.put(message) }
        async let read = read(messages.reduce(0) { $0 + $1.line.count }, by: 7001)
        await outbox.allWritten()
        #expect(await read == messages.flatMap(\.line))
    }

    @Test func `Lines of many threads come whole, each thread's in its order`() async throws {
        let size = Self.message(0, 300).line.count
        async let read = read(8 * 500 * size, by: 4096)
        await withTaskGroup { group in
            for thread in 0..<8 {
                group.addTask { [outbox] in
                    for number in 0..<500 { outbox.put(Self.message(thread * 10_000 + number, 300)) }
                }
            }
        }
        await outbox.allWritten()
        var next = [Int](repeating: 0, count: 8)
        for line in await read.split(separator: UInt8(ascii: "\n")) {
            let text = try JSONValue(parsing: line)["params"]?["number"]?.string
            let number = try #require(text.flatMap { Int($0) }) - 1_000_000
            #expect(Array(line) + [UInt8(ascii: "\n")] == Self.message(number, 300).line)
            #expect(number % 10_000 == next[number / 10_000])
            next[number / 10_000] += 1
        }
        #expect(next == [Int](repeating: 500, count: 8))
    }

    @Test func `A client that is gone is told of once, and what is put in after that goes nowhere`() async throws {
        signal(SIGPIPE, SIG_IGN)
        let count = Mutex(0)
        let gone = Gate()
        let pipe = Pipe()
        let outbox = Outbox(output: pipe.fileHandleForWriting.fileDescriptor) {
            count.withLock { $0 += 1 }
            gone.open()
        }
        try pipe.fileHandleForReading.close()
        outbox.put(Self.message(1, 10))
        await gone.wait()
        for number in 0..<10 { outbox.put(Self.message(number, 10)) }
        await outbox.allWritten()
        #expect(!outbox.isFull)
        #expect(count.withLock(\.self) == 1)
    }

    @Test func `Short lines wait while more is about to come, and are written in order with what comes`() async throws {
        let comes = Mutex(true)
        let pipe = Pipe()
        let outbox = Outbox(
            output: pipe.fileHandleForWriting.fileDescriptor, moreComes: { comes.withLock(\.self) }, whenGone: {})
        let reading = pipe.fileHandleForReading.fileDescriptor
        let messages = [(1, 10), (2, 20), (3, 6000), (4, 30), (5, 40)].map { Self.message($0, $1) }
        outbox.put(messages[0])
        outbox.put(messages[1])
        #expect(Self.readable(reading) == 0)
        outbox.flush()
        #expect(Self.readable(reading) == messages[..<2].reduce(0) { $0 + $1.line.count })
        // One too long to wait takes along what does.
        outbox.put(messages[3])
        outbox.put(messages[2])
        await outbox.allWritten()
        #expect(Self.readable(reading) == messages[..<4].reduce(0) { $0 + $1.line.count })
        comes.withLock { $0 = false }
        outbox.put(messages[4])
        let order = [0, 1, 3, 2, 4].flatMap { messages[$0].line }
        #expect(Self.readable(reading) == order.count)
        #expect(Array(pipe.fileHandleForReading.availableData) == order)
    }

    @Test func `Whoever waits for a line does not wait for more to come`() async throws {
        let pipe = Pipe()
        let outbox = Outbox(output: pipe.fileHandleForWriting.fileDescriptor, moreComes: { true }, whenGone: {})
        let message = Self.message(1, 10)
        await outbox.written(outbox.put(message))
        #expect(Self.readable(pipe.fileHandleForReading.fileDescriptor) == message.line.count)
    }

    /// How many bytes can be read at once.
    private static func readable(_ descriptor: Int32) -> Int {
        var count: Int32 = 0
        return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : -1
    }

    /// A message of a number, as long for each, and of some letters.
    private static func message(_ number: Int, _ length: Int) -> EncodedMessage {
        let parameters = JSONObject([
            ("number", .string(String(1_000_000 + number))),
            ("text", .string(String(repeating: "x", count: length))),
        ])
        return ServerMessage.notification(method: "notifications/message", parameters).encoded
    }

    /// Reads bytes, so many at a time, on a thread that may wait for them.
    private func read(_ count: Int, by size: Int) async -> [UInt8] {
        let reading = pipe.fileHandleForReading
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var bytes: [UInt8] = []
                while bytes.count < count, let chunk = try? reading.read(upToCount: min(size, count - bytes.count)),
                    !chunk.isEmpty
                {
                    bytes += chunk
                }
                continuation.resume(returning: bytes)
            }
        }
    }
}
