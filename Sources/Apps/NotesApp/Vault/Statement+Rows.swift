import SQLite

extension Statement {
    /// Makes a value of every row.
    func rows<Value>(_ transform: (Statement) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        while try step() { values.append(try transform(self)) }
        return values
    }

    /// Makes a value of the first row; nil where there is none.
    func firstRow<Value>(_ transform: (Statement) throws -> Value) throws -> Value? {
        guard try step() else { return nil }
        let value = try transform(self)
        // A statement that still has rows would hold its look at the database open.
        try reset()
        return value
    }
}
