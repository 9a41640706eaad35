import CYAML

/// Reads front matter with libyaml's events, which say where each value stands.
///
/// Only the top level and the items of its lists are kept. References (`*name`) are not followed, so a small text
/// cannot stand for a huge one.
struct FrontMatterReader {
    /// How deep lists and keys may be nested.
    private static let depthLimit = 64

    /// The collection at the top level that is being read.
    private struct Collection {
        let start: Int
        let isList: Bool
        let isBlock: Bool
        let hasAnchor: Bool
        var items: [String] = []
        var isFlat = true
        var end: Int
    }

    private let base: Int
    /// The byte offset of each character, where they differ: libyaml counts characters.
    private let offsets: [Int]
    private var entries: [FrontMatter.Entry] = []
    private var depth = 0
    private var documents = 0
    private var expectsKey = true
    private var key: (text: String, range: Range<Int>)?
    private var collection: Collection?

    /// Reads front matter.
    ///
    /// - Parameters:
    ///   - bytes: The YAML text between the `---` lines, as a part of the file's bytes. It must be UTF-8.
    /// - Returns: The keys and values, with their places in the file.
    /// - Throws: ``NoteDocumentError/invalidFrontMatter(line:reason:)``.
    static func read(_ bytes: ArraySlice<UInt8>) throws(NoteDocumentError) -> FrontMatter {
        var reader = FrontMatterReader(bytes)
        try reader.run(bytes)
        return FrontMatter(entries: reader.entries)
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        base = bytes.startIndex
        if bytes.allSatisfy({ $0 < 0x80 }) {
            offsets = []
        } else {
            var starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
            starts.append(bytes.endIndex)
            offsets = starts
        }
    }

    private mutating func run(_ bytes: ArraySlice<UInt8>) throws(NoteDocumentError) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else {
            throw .invalidFrontMatter(line: 1, reason: "there is no memory to read it")
        }
        defer { yaml_parser_delete(parser) }
        // The parser reads from this copy for as long as it runs.
        let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        defer { input.deallocate() }
        _ = input.initialize(from: bytes)
        yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else {
                let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it is not YAML"
                throw .invalidFrontMatter(line: Int(parser.pointee.problem_mark.line) + 2, reason: problem)
            }
            defer { yaml_event_delete(&event) }
            if event.type == YAML_STREAM_END_EVENT { return }
            try take(event)
        }
    }

    // MARK: Events

    private mutating func take(_ event: yaml_event_t) throws(NoteDocumentError) {
        let start = offset(event.start_mark)
        let end = offset(event.end_mark)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            documents += 1
            guard documents == 1 else { throw Self.problem(event, "there is more than one YAML document in it") }
        case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
            try open(event, start: start)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            depth -= 1
            // A closing bracket is part of the value; the end of a block is only where the next thing starts.
            if end > start { collection?.end = end }
            guard depth == 1, let finished = collection else { break }
            collection = nil
            let value: FrontMatter.Value = finished.isList && finished.isFlat ? .list(finished.items) : .other
            node(
                value, finished.start..<finished.end,
                isBlock: finished.isBlock, hasAnchor: finished.hasAnchor)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let text = String(decoding: bytes, as: UTF8.self)
            let isNull = scalar.style == YAML_PLAIN_SCALAR_STYLE && ["", "~", "null", "Null", "NULL"].contains(text)
            let isLiteral =
                scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
            try value(
                event, isNull ? .none : .scalar(text), start..<end, isBlock: isLiteral,
                hasAnchor: scalar.anchor != nil)
        case YAML_ALIAS_EVENT:
            try value(event, .other, start..<end, isBlock: false, hasAnchor: false)
        default:
            break
        }
    }

    private mutating func open(_ event: yaml_event_t, start: Int) throws(NoteDocumentError) {
        let isList = event.type == YAML_SEQUENCE_START_EVENT
        if depth == 0 {
            guard !isList else { throw Self.problem(event, "it is a list, not keys and values") }
        } else if depth == 1 {
            let isBlock =
                isList
                ? event.data.sequence_start.style != YAML_FLOW_SEQUENCE_STYLE
                : event.data.mapping_start.style != YAML_FLOW_MAPPING_STYLE
            let anchor = isList ? event.data.sequence_start.anchor : event.data.mapping_start.anchor
            collection = Collection(
                start: start, isList: isList, isBlock: isBlock, hasAnchor: anchor != nil, end: offset(event.end_mark))
        } else {
            collection?.isFlat = false
        }
        depth += 1
        guard depth <= Self.depthLimit else { throw Self.problem(event, "it is nested too deep") }
    }

    private mutating func value(
        _ event: yaml_event_t, _ value: FrontMatter.Value, _ range: Range<Int>, isBlock: Bool, hasAnchor: Bool
    ) throws(NoteDocumentError) {
        switch depth {
        case 0:
            guard value == .none else { throw Self.problem(event, "it is a text, not keys and values") }
        case 1:
            node(value, range, isBlock: isBlock, hasAnchor: hasAnchor)
        default:
            collection?.end = range.upperBound
            switch value {
            case .scalar(let text) where depth == 2: collection?.items.append(text)
            case .none: break
            default: collection?.isFlat = false
            }
        }
    }

    /// Takes a whole node of the top level, a key or a value.
    private mutating func node(_ value: FrontMatter.Value, _ range: Range<Int>, isBlock: Bool, hasAnchor: Bool) {
        if expectsKey {
            if case .scalar(let text) = value { key = (text, range) } else { key = nil }
        } else if let key {
            entries.append(
                FrontMatter.Entry(
                    key: key.text, value: value, keyRange: key.range, valueRange: range, isBlock: isBlock,
                    hasAnchor: hasAnchor))
        }
        expectsKey.toggle()
    }

    private func offset(_ mark: yaml_mark_t) -> Int {
        if offsets.isEmpty { return base + Int(mark.index) }
        return offsets[min(Int(mark.index), offsets.count - 1)]
    }

    /// The first line of the text is the second of the file.
    private static func problem(_ event: yaml_event_t, _ reason: String) -> NoteDocumentError {
        .invalidFrontMatter(line: Int(event.start_mark.line) + 2, reason: reason)
    }
}
