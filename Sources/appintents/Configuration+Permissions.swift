import IntentCommandLine
import IntentRuntime
import JSON

extension Configuration {
    /// What intents may do: the member `policy`.
    ///
    /// - Throws: ``UsageError/badConfiguration(path:reason:)``.
    func policy() throws -> RunPolicy {
        guard let json = members["policy"] else { return RunPolicy() }
        do {
            return try RunPolicy(json: json)
        } catch {
            throw UsageError.badConfiguration(path: path ?? "", reason: "\(error)")
        }
    }

    /// The PAM service that has the person authenticate, of the member `authentication`: `{"pam": "login"}`, or `"refuse"`.
    ///
    /// - Returns: The service's name; `nil` where nobody can authenticate.
    /// - Throws: ``UsageError/badConfiguration(path:reason:)``.
    func authenticationService() throws -> String? {
        switch members["authentication"] {
        case nil, .string("refuse")?: return nil
        case .object(let object)?:
            // A service is the name of a file in one folder.
            if object.names == ["pam"], let service = object["pam"]?.string, !service.isEmpty,
                service.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
            {
                return service
            }
        default: break
        }
        throw UsageError.badConfiguration(
            path: path ?? "",
            reason: "'authentication' must be \"refuse\", or name a service of /etc/pam.d as {\"pam\": \"login\"}")
    }
}
