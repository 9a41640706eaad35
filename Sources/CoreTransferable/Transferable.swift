import Foundation
import UniformTypeIdentifiers

/// A value that can leave its app as content of one or several kinds, and be made of such content.
///
/// The representations stand in the order of preference: whoever receives the value takes the first that it can use.
///
/// Follows the `Transferable` of the CoreTransferable framework.
public protocol Transferable: Sendable {
    /// The type of the representations, which the builder decides.
    associatedtype Representation: TransferRepresentation

    /// The kinds of content that the value can be, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
