import CoreTransferable
import UniformTypeIdentifiers

extension IntentPerson: Transferable {
    /// The person as JSON of this type's own form, and as the name in plain text.
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.displayString)
    }
}
