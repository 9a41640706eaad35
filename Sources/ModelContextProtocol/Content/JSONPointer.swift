/// The way into a JSON value as RFC 6901 writes it.
enum JSONPointer {
    /// A name as a part of a pointer.
    static func escaped(_ name: String) -> String { name.replacing("~", with: "~0").replacing("/", with: "~1") }
}
