import AppIntents
import Testing

@MainActor @Suite("Undo")
struct UndoManagerTests {
    @MainActor final class Log {
        let manager = UndoManager()
        var level = 0

        func set(_ value: Int) {
            let old = level
            manager.registerUndo(withTarget: self) { $0.set(old) }
            level = value
        }
    }

    @Test("What one event registers is taken back at once and done again")
    func event() {
        let log = Log()
        log.set(1)
        log.set(2)
        log.manager.setActionName("Fill")
        #expect(log.manager.undoActionName == "Fill")
        log.manager.undo()
        #expect(log.level == 0)
        #expect(log.manager.canRedo && !log.manager.canUndo)
        #expect(log.manager.redoActionName == "Fill")
        log.manager.redo()
        #expect(log.level == 2)
        log.manager.undo()
        #expect(log.level == 0)
    }

    @Test("Groups of the app's own are taken back one by one")
    func groups() {
        let log = Log()
        log.manager.groupsByEvent = false
        for value in [1, 2] {
            log.manager.beginUndoGrouping()
            log.set(value)
            log.set(value * 10)
            log.manager.endUndoGrouping()
        }
        log.manager.undo()
        #expect(log.level == 10)
        log.manager.undo()
        #expect(log.level == 0)
        log.manager.undo()
        #expect(log.level == 0)
    }

    @Test("Something new ends what could be done again")
    func redoEnds() {
        let log = Log()
        log.set(1)
        log.manager.undo()
        log.set(5)
        #expect(!log.manager.canRedo)
        log.manager.undo()
        #expect(log.level == 0)
    }

    @Test("Nothing is remembered while registering is off, or of what is gone")
    func nothing() {
        let log = Log()
        log.manager.disableUndoRegistration()
        log.set(1)
        #expect(!log.manager.canUndo)
        log.manager.enableUndoRegistration()
        let manager = log.manager
        var target: Log? = Log()
        if let target { manager.registerUndo(withTarget: target) { $0.level = 9 } }
        target = nil
        manager.undo()
        #expect(log.level == 1)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0)
    }

    @Test("The oldest goes where only some levels are kept")
    func levels() {
        let log = Log()
        log.manager.groupsByEvent = false
        log.manager.levelsOfUndo = 1
        for value in [1, 2] {
            log.manager.beginUndoGrouping()
            log.set(value)
            log.manager.endUndoGrouping()
        }
        log.manager.undo()
        #expect(log.level == 1)
        #expect(!log.manager.canUndo)
    }
}
