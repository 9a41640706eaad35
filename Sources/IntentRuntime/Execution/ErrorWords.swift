import AppIntents

/// Runs an app's code, and turns what it throws into the system's errors.
func asIntentSystemError<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch let error as IntentSystemError {
        throw error
    } catch let error as CancellationError {
        throw error
    } catch IntentCancellation.declined(let question) {
        throw IntentSystemError.declined(question: question)
    } catch IntentCancellation.nobodyToAsk(let question) {
        throw IntentSystemError.nobodyToConfirm(question: question)
    } catch let error as any CustomAppIntentErrorConvertible {
        throw IntentSystemError.failed(error.appIntentError.description)
    } catch let error as any CustomLocalizedStringResourceConvertible {
        throw IntentSystemError.failed(String(localized: error.localizedStringResource))
    } catch let error as any LocalizedError {
        throw IntentSystemError.failed(error.errorDescription ?? String(describing: error))
    } catch {
        throw IntentSystemError.failed(String(describing: error))
    }
}
