import Foundation
import IntentRuntime
import JSON

extension ToolResult {
    /// The result with its files as blocks, and with what is too long for a message cut and kept for the client to read.
    ///
    /// - Parameter results: Where it is kept.
    func carried(keptIn results: KeptResults) async -> ToolResult {
        let json = JSONValue.object(structured).text
        let isLong =
            json.utf8.count > ContentLimits.inline
            || words.contains { $0.content.map { $0.utf8.count > ContentLimits.inline } ?? false }
        guard isLong || !files.isEmpty else {
            var result = self
            result.repeated = json
            return result
        }
        return await BlockingWork.run {
            var result = self
            result.linkFiles(results)
            if isLong { result.cut(results) }
            return result
        }
    }

    /// Puts the URI of each file beside its name, and the first of them into blocks. It waits for the disk.
    private mutating func linkFiles(_ results: KeptResults) {
        var json = JSONValue.object(structured)
        var room = ContentLimits.inlineTotal
        for file in files {
            guard let source = try? ByteSource(file.file) else {
                unreadable.append(file.file.name)
                continue
            }
            let content = StoredContent(file.file, source)
            let uri = file.uri ?? results.keep(content)
            json = json.setting("uri", uri.map { .string($0) }, at: file.path[...])
            guard showsFiles, blocks.count < ContentLimits.blocks else { continue }
            let isPlain = content.mediaType.isText
            let length = isPlain ? source.size : (source.size + 2) / 3 * 4
            let isShown = length <= min(ContentLimits.inline, room)
            let bytes = isShown ? try? source.bytes(in: 0..<source.size) : nil
            if bytes != nil { room -= length }
            blocks.append(
                FileBlock(
                    name: content.name, mediaType: content.mediaType, size: content.size, uri: uri, content: bytes))
        }
        structured = json.object ?? structured
    }

    /// Cuts what is too long. It waits for the disk.
    private mutating func cut(_ results: KeptResults) {
        var kept: [String: String] = [:]
        func link(_ text: String) -> String? {
            if let uri = kept[text] { return uri }
            let uri = results.keep(StoredContent(text, name: "result.txt", .plainText))
            kept[text] = uri
            return uri
        }
        words = words.flatMap { piece -> [Words] in
            guard case .content(let text) = piece, text.utf8.count > ContentLimits.inline else { return [piece] }
            let cut = TextCut(path: [], size: text.utf8.count, uri: link(text))
            return [
                .content(text.beginning(ofBytes: ContentLimits.inline)),
                .own("These are \(cut.notice(ContentLimits.inline))."),
            ]
        }
        let whole = JSONValue.object(structured)
        var cuts: [TextCut] = []
        let told = TextCut.cutting(whole, to: ContentLimits.structured, noting: &cuts) { path, text in
            entityLink(at: path, in: whole) ?? link(text)
        }
        structured = told.object ?? structured
        self.cuts = cuts
        var ignored: [TextCut] = []
        let repeated = TextCut.cutting(whole, to: ContentLimits.inline, noting: &ignored) { path, text in
            entityLink(at: path, in: whole) ?? link(text)
        }.text
        guard repeated.utf8.count > ContentLimits.structured else {
            self.repeated = repeated
            return
        }
        let all = StoredContent(whole.text, name: "result.json", .json)
        let cut = TextCut(path: [], size: all.size, uri: results.keep(all))
        self.repeated = repeated.beginning(ofBytes: ContentLimits.structured)
        repetitionNotice =
            "The JSON is cut; \(cut.uri.map { "all \(cut.size) bytes of it are read as the resource \($0)" } ?? "the rest is not kept")."
    }

    /// The URI of a value of an entity's properties, for which nothing has to be kept.
    private func entityLink(at path: [String], in value: JSONValue) -> String? {
        guard let index = path.lastIndex(of: "properties"), index + 1 < path.count else { return nil }
        var entity = value
        for step in path[..<index] { entity = entity[step] ?? entity.element(step) ?? .null }
        let uri = entity["uri"]?.string
        guard let record = records.first(where: { $0.uri == uri }) else { return nil }
        return ResourceAddress.property(Array(path[(index + 1)...]), of: record.uri)
    }
}
