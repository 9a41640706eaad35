import CMicrohttpd

/// The first part of a request: what is wanted, and its header fields.
struct RequestHead: Sendable {
    let method: String
    let path: String
    /// By names in lower case. Fields of the same name are one with commas between, as RFC 9110 has it: so what is told twice in
    /// two ways equals neither.
    private let fields: [String: String]

    init(_ connection: OpaquePointer, method: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?) {
        self.method = method.map { String(cString: $0) } ?? ""
        self.path = path.map { String(cString: $0) } ?? ""
        var fields: [String: String] = [:]
        withUnsafeMutablePointer(to: &fields) { pointer in
            CMicrohttpdEachHeader(
                connection,
                { context, _, name, value in
                    guard let context, let name else { return .YES }
                    let fields = context.assumingMemoryBound(to: [String: String].self)
                    let key = String(cString: name).lowercased()
                    // The white space around a value is none of it, which the library leaves behind.
                    let text = value.map { String(cString: $0) }?.trimming ?? ""
                    if let first = fields.pointee[key] {
                        fields.pointee[key] = first + ", " + text
                    } else {
                        fields.pointee[key] = text
                    }
                    return .YES
                }, pointer)
        }
        self.fields = fields
    }

    /// A field by its name in lower case.
    subscript(_ name: String) -> String? { fields[name] }

    /// The names of all fields, in lower case.
    var names: some Sequence<String> { fields.keys }

    /// How long the body is said to be; `nil` where nothing usable is said.
    var contentLength: Int? { fields["content-length"].flatMap { Int($0) } }

    /// Whether the client waits for a word before it sends the body.
    var waitsToSend: Bool { fields["expect"] != nil }

    /// The token that the client proves itself with; `nil` where it gives none.
    var token: String? {
        guard let words = fields["authorization"]?.split(separator: " ", omittingEmptySubsequences: true),
            words.count == 2, words[0].lowercased() == "bearer"
        else { return nil }
        return String(words[1])
    }

    /// Whether the client takes answers of a type.
    func accepts(_ type: String) -> Bool {
        // Whoever says nothing takes anything.
        guard let accept = fields["accept"] else { return true }
        let family = type.prefix { $0 != "/" } + "/*"
        return accept.utf8.split(separator: UInt8(ascii: ",")).contains { range in
            let parts = range.split(separator: UInt8(ascii: ";"))
            guard let name = parts.first.map(Self.plain), !parts.dropFirst().contains(where: Self.isRefusal) else {
                return false
            }
            return name.elementsEqual(type.utf8) || name.elementsEqual(family.utf8) || name.elementsEqual("*/*".utf8)
        }
    }

    /// Whether a weight says that a type is not taken at all.
    private static func isRefusal(_ parameter: Substring.UTF8View) -> Bool {
        let text = plain(parameter)
        guard text.starts(with: "q=".utf8) else { return false }
        return (Double(String(decoding: text.dropFirst(2), as: UTF8.self)) ?? 1) == 0
    }

    /// Whether the body is JSON.
    var holdsJSON: Bool {
        guard let type = fields["content-type"] else { return false }
        return Self.plain(type.utf8.prefix { $0 != UInt8(ascii: ";") }).elementsEqual("application/json".utf8)
    }

    /// A text in lower case and without blanks. It is looked at byte by byte: each request comes here.
    private static func plain(_ text: Substring.UTF8View) -> some Collection<UInt8> {
        text.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }
}

extension String {
    /// The text without spaces and tabs around it.
    fileprivate var trimming: String {
        func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
        guard let first = first, let last = last, isBlank(first) || isBlank(last) else { return self }
        return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
