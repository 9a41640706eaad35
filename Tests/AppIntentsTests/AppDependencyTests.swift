import AppIntents
import Synchronization
import Testing

@Suite struct AppDependencyTests {
    private struct Needy: _SupportsAppDependencies {
        @Dependency var number: Int

        init(_ manager: AppDependencyManager, key: String? = nil) {
            _number = Dependency(key: key, manager: manager)
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description = "the disk is full"
    }

    let manager = AppDependencyManager()

    @Test("A dependency that nobody registered is an error that names its type and what to do")
    func missing() {
        let error = #expect(throws: AppDependencyManager.Error<Int>.self) {
            try prepareDependencies(of: Needy(manager))
        }
        #expect(error?.description.contains("'Int'") == true)
        #expect(error?.description.contains("add(dependency:)") == true)
    }

    @Test("A dependency that cannot be made is an error that says why")
    func failing() {
        manager.add { () throws -> Int in throw Failure() }
        let error = #expect(throws: AppDependencyManager.Error<Int>.self) {
            try prepareDependencies(of: Needy(manager))
        }
        #expect(error?.description.contains("the disk is full") == true)
    }

    @Test("A dependency is made once, when it is first needed")
    func madeOnce() {
        let made = Made()
        manager.add { made.next() }
        #expect(made.count == 0)
        #expect(Needy(manager).number == 1)
        #expect(Needy(manager).number == 1)
        #expect(made.count == 1)
    }

    @Test("A key tells two dependencies of one type apart")
    func keys() {
        manager.add(dependency: 1)
        manager.add(key: "two", dependency: 2)
        #expect(Needy(manager).number == 1)
        #expect(Needy(manager, key: "two").number == 2)
        #expect(throws: AppDependencyManager.Error<Int>.self) {
            try prepareDependencies(of: Needy(manager, key: "three"))
        }
    }

    @Test("Making a dependency may need another")
    func nested() {
        manager.add(key: "one", dependency: 1)
        manager.add { [manager] in Needy(manager, key: "one").number + 1 }
        #expect(Needy(manager).number == 2)
    }

    @Test("A dependency with a value of its own uses it where none is registered")
    func fallback() {
        let needy = AppDependency<Int>(manager: manager, default: 7)
        #expect(needy.wrappedValue == 7)
        manager.add(dependency: 8)
        #expect(AppDependency<Int>(manager: manager, default: 7).wrappedValue == 8)
    }

    @Test("A dependency that was set is not looked up")
    func setting() {
        let dependency = AppDependency<Int>(manager: manager)
        dependency.wrappedValue = 5
        #expect(dependency.wrappedValue == 5)
    }
}

/// Counts how often something was made.
private final class Made: Sendable {
    private let made = Mutex(0)

    var count: Int { made.withLock { $0 } }

    func next() -> Int {
        made.withLock { made in
            made += 1
            return made
        }
    }
}
