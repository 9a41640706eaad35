/// The harbour as it is.
enum Harbour {
    static var berths: [BerthEntity] {
        [
            BerthEntity("A1", length: 8, kind: .sail, features: ["power", "water"]),
            BerthEntity("A2", length: 12, kind: .motor),
            BerthEntity("B1", length: 20, kind: .sail, features: ["power"]),
        ]
    }
}
