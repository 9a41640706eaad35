import CAllocator
import Dispatch
import Foundation
import Synchronization

/// Runs tasks on the thread that takes in what a client sends, so that a short request is read, worked on and answered without one
/// thread waiting for another.
///
/// Work that keeps its thread for long keeps nothing else waiting: another thread then goes on with the other tasks and with what the
/// client sends. So code that blocks costs a thread of this loop, never one of the concurrency pool.
final class WorkLoop: TaskExecutor {
    /// How often it is looked whether work is held up.
    private static let tick = 0.005
    /// After how many ticks a thread counts as stuck that still computes, or waits for a processor.
    private static let longWork = 20
    /// For how many ticks it is still looked where nothing runs.
    private static let patience = 20
    /// How long nothing is given back to the system after something was.
    private static let keeping: Duration = .seconds(10)
    /// How many threads there may be, however many of them are blocked.
    private static let threadLimit = 128
    /// How many threads work at a time, where none of them is held up.
    private static let processors = ProcessInfo.processInfo.activeProcessorCount
    /// How many threads are kept that have nothing to do.
    private static let spareThreads = 2

    private struct State {
        /// The jobs that wait, in order, each with the tick that it was put in at; those before `first` are taken.
        var jobs: [(job: UnownedJob, tick: Int)] = []
        var first = 0
        var threads = 0
        var parked = 0
        /// The tick at which each thread that works began its piece of work, by the kernel's number for it.
        var busy: [pid_t: Int] = [:]
        /// Of those, the ones that will not soon be done with it: they wait for something, or compute for long.
        var stuck: Set<pid_t> = []
        /// What the client sends; `nil` where there is no more.
        var intake: (any Intake)?
        /// What is done where there is no more work for now.
        var whenIdle: (@Sendable () -> Void)?
        /// Whether a thread looks after what the client sends, and whether it is waiting for that.
        var isTakingIn = false
        var isWaiting = false
        /// Since when nobody looks after it.
        var untended = 0
        var tick = 0
        var idleTicks = 0
        var isWatched = false
        /// When memory was given back to the system last.
        var trimmed = ContinuousClock.now

        var hasJobs: Bool { first < jobs.count }

        /// How many threads take up what is put in without being told.
        var awake: Int { threads - parked - (isWaiting ? 1 : 0) - stuck.count }

        mutating func next() -> UnownedJob? {
            guard hasJobs else { return nil }
            let job = jobs[first].job
            first += 1
            if first == jobs.count {
                jobs.removeAll(keepingCapacity: true)
                first = 0
            } else if first == 1024 {
                jobs.removeFirst(first)
                first = 0
            }
            return job
        }
    }

    /// What a thread is to do next.
    private enum Step {
        case run(UnownedJob)
        case takeIn(any Intake)
        case park
        case end
    }

    /// How a thread is got to do something.
    private enum Call {
        case wakeParked
        case wakeWaiting
        case start
    }

    private let state = Mutex(State())
    private let parking = DispatchSemaphore(value: 0)
    private let signal: WakeSignal

    /// Makes a loop; nothing is taken in yet.
    ///
    /// - Throws: ``StandardIOTransportError`` where the process has no file descriptors left.
    init() throws(StandardIOTransportError) {
        signal = try WakeSignal()
    }

    /// Whether more work waits, which will be taken up without delay.
    var hasMore: Bool { state.withLock { $0.hasJobs && $0.awake > 0 } }

    /// Begins to take in what the client sends, until there is no more.
    ///
    /// - Parameters:
    ///   - intake: What the client sends.
    ///   - whenIdle: Called where there is no more work for now, and at times while there is.
    func start(_ intake: any Intake, whenIdle: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.intake = intake
            state.whenIdle = whenIdle
            state.threads += 1
        }
        beginThread()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let call: Call? = state.withLock { state in
            state.jobs.append((job, state.tick))
            return state.awake > 0 ? nil : Self.call(&state)
        }
        follow(call)
    }

    // MARK: Threads

    /// How one more thread is got to work.
    private static func call(_ state: inout State) -> Call? {
        if state.parked > 0 {
            state.parked -= 1
            return .wakeParked
        }
        if state.isWaiting {
            state.isWaiting = false
            return .wakeWaiting
        }
        guard state.threads < threadLimit else { return nil }
        state.threads += 1
        return .start
    }

    private func follow(_ call: Call?) {
        switch call {
        case .wakeParked?: parking.signal()
        case .wakeWaiting?: signal.give()
        case .start?: beginThread()
        case nil: break
        }
    }

    private func beginThread() {
        let thread = Thread { [self] in run(Self.currentThread) }
        thread.name = "client work"
        // Reading JSON descends as deep as the value does.
        thread.stackSize = 4 << 20
        thread.start()
    }

    private func run(_ thread: pid_t) {
        while true {
            switch nextStep(of: thread) {
            case .run(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .takeIn(let intake):
                rest()
                take(in: intake, as: thread)
            case .park:
                rest()
                parking.wait()
            case .end: return rest()
            }
        }
    }

    private func rest() { state.withLock(\.whenIdle)?() }

    private func nextStep(of thread: pid_t) -> Step {
        let (step, isToWatch): (Step, Bool) = state.withLock { state in
            state.stuck.remove(thread)
            // Those that took over from one that was stuck are too many once it is done.
            if state.awake <= Self.processors, let job = state.next() {
                state.busy[thread] = state.tick
                defer { state.isWatched = true }
                return (.run(job), !state.isWatched)
            }
            state.busy[thread] = nil
            if let intake = state.intake, !state.isTakingIn, !state.hasJobs {
                state.isTakingIn = true
                state.isWaiting = true
                return (.takeIn(intake), false)
            }
            if state.intake == nil || state.parked >= Self.spareThreads {
                state.threads -= 1
                return (.end, false)
            }
            state.parked += 1
            return (.park, false)
        }
        if isToWatch { beginWatch() }
        return step
    }

    /// Waits for the client, and takes in what it sent.
    private func take(in intake: any Intake, as thread: pid_t) {
        let isReady = intake.wait(or: signal.descriptor)
        let isToWatch = state.withLock { state in
            state.isWaiting = false
            state.busy[thread] = state.tick
            defer { state.isWatched = true }
            return !state.isWatched
        }
        if isToWatch { beginWatch() }
        if !isReady { signal.take() }
        let hasMore = !isReady || intake.take()
        let parked: Int = state.withLock { state in
            state.isTakingIn = false
            state.untended = state.tick
            guard !hasMore else { return 0 }
            state.intake = nil
            // They have nothing to wait for any more.
            defer { state.parked = 0 }
            return state.parked
        }
        for _ in 0..<parked { parking.signal() }
    }

    // MARK: Watching

    /// Looks at times whether work is held up, until nothing has run for a while.
    private func beginWatch() {
        let thread = Thread { [self] in
            repeat { Thread.sleep(forTimeInterval: Self.tick) } while look()
            giveBackMemory()
        }
        thread.name = "client work watch"
        thread.start()
    }

    /// Gives memory back to the system that long messages took, now that nothing runs: the allocator would keep it.
    private func giveBackMemory() {
        let isTime = state.withLock { state in
            guard state.trimmed.duration(to: .now) > Self.keeping else { return false }
            state.trimmed = .now
            return true
        }
        if isTime { CAllocatorTrim() }
    }

    /// Gets another thread to work where those that do are held up; whether it is to be looked again.
    private func look() -> Bool {
        let (goesOn, call): (Bool, Call?) = state.withLock { state in
            state.tick += 1
            for (thread, since) in state.busy where since < state.tick - 1 && !state.stuck.contains(thread) {
                if since <= state.tick - Self.longWork || !Self.isRunnable(thread) { state.stuck.insert(thread) }
            }
            state.idleTicks = state.busy.isEmpty && !state.hasJobs ? state.idleTicks + 1 : 0
            if state.idleTicks > Self.patience {
                state.idleTicks = 0
                state.isWatched = false
                return (false, nil)
            }
            let isJobLate = state.hasJobs && state.jobs[state.first].tick < state.tick - 1
            let isIntakeLate = state.intake != nil && !state.isTakingIn && state.untended < state.tick - 1
            guard isJobLate || isIntakeLate, state.awake < Self.processors else { return (true, nil) }
            return (true, Self.call(&state))
        }
        follow(call)
        rest()
        return goesOn
    }

    /// The kernel's number for the thread that asks: `/proc/thread-self` leads to `PID/task/ID`.
    private static var currentThread: pid_t {
        var path = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &path, path.count)
        let digits = path.prefix(max(count, 0)).split(separator: CChar(UInt8(ascii: "/"))).last ?? []
        return digits.reduce(0) { $0 * 10 + pid_t($1) - pid_t(UInt8(ascii: "0")) }
    }

    /// Whether a thread computes, or would if it had a processor; field 3 of `/proc/self/task/ID/stat`, as proc(5) has it.
    private static func isRunnable(_ thread: pid_t) -> Bool {
        let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        let text = bytes.prefix(max(count, 0))
        // The second field, the thread's name, may hold spaces and parentheses.
        guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return true }
        return text.dropFirst(end + 2).first == UInt8(ascii: "R")
    }
}
