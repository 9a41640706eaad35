import Foundation

/// Content that another transferable value is, which this one can be turned into or made of.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The other value's kinds of content, in its order.
    public let _contents: [TransferContent<Item>]

    private init(
        exporting: (@Sendable (Item) async throws -> ProxyItem)?,
        importing: (@Sendable (ProxyItem) async throws -> Item)?
    ) {
        _contents = ProxyItem.transferRepresentation._contents(of: ProxyItem.self).map { proxy in
            var content = TransferContent<Item>(contentType: proxy.contentType, visibility: proxy.visibility)
            if let exporting, let export = proxy.export {
                content.export = { item in
                    switch try await export(try await exporting(item)) {
                    case .data(let data): .data(data)
                    case .file(let file): .file(file)
                    }
                }
            }
            if let importing, let make = proxy.make {
                content.make = { imported in
                    switch imported {
                    case .data(let data): try await importing(try await make(.data(data)))
                    case .file(let url): try await importing(try await make(.file(url)))
                    }
                }
            }
            return content
        }
    }

    /// A value that this one can be turned into.
    ///
    /// - Parameter exporting: Gives the other value.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) {
        self.init(exporting: exporting, importing: nil)
    }

    /// A value that this one can be made of.
    ///
    /// - Parameter importing: Makes this value of the other.
    public init(importing: @escaping @Sendable (ProxyItem) async throws -> Item) {
        self.init(exporting: nil, importing: importing)
    }

    /// A value that this one can be turned into and made of.
    ///
    /// - Parameters:
    ///   - exporting: Gives the other value.
    ///   - importing: Makes this value of the other.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) async throws -> Item
    ) {
        self.init(exporting: Optional(exporting), importing: Optional(importing))
    }
}

extension TransferRepresentation {
    /// The kinds of content, told to be of a type that this representation is declared for.
    func _contents<Wanted: Transferable>(of type: Wanted.Type) -> [TransferContent<Wanted>] {
        _contents as? [TransferContent<Wanted>] ?? []
    }
}
