import AppIntents
import CoreTransferable
import IntentHosting
import JSON

/// Carries values between types as content of the kinds that both know.
enum TransferFiles {
    /// What is made of a value as a file, of the first kind of content of which something can be made.
    static func first<Value: Transferable, Made>(
        of value: Value, make: (IntentFile) async throws -> Made
    ) async throws -> Made {
        var failure = IntentTestingError(.invalidArgument, "a '\(Value.self)' can be exported as no content")
        for type in value.exportedContentTypes() {
            let data = try await value.exported(as: type)
            do {
                return try await make(
                    IntentFile(data: data, filename: value.suggestedFilename ?? "content", type: type))
            } catch let error as IntentTestingError {
                failure = error
            }
        }
        throw failure
    }

    /// A value of a type made of what an entity can be exported as, the first kind that both know.
    static func value<Value: Transferable>(
        of type: Value.Type, from content: IntentEntityContent, link: AppLink
    ) async throws -> Value {
        var failure = IntentTestingError(.invalidArgument, "a '\(type)' can be made of no content")
        for contentType in type.importedContentTypes() {
            do {
                let file = try await file(of: content, as: contentType, link: link)
                return try await Value(importing: file.data, contentType: file.type)
            } catch let error as IntentTestingError {
                failure = error
            }
        }
        throw failure
    }

    /// An entity as a file.
    static func file(of content: IntentEntityContent, as type: UTType?, link: AppLink) async throws -> IntentFile {
        var params: JSONObject = ["entity": WireValue.json(IntentValueContainer(.entity(content)))]
        params["contentType"] = type.map { .string($0.identifier) }
        return try DynamicPropertyPath(try await link.value("export", params), path: content.type).typed()
    }
}
