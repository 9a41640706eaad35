import JSON

/// What a request is answered with.
typealias Answer = Result<JSONObject, RPCError>

extension Answer {
    /// Whether text is in it that the apps did not write themselves.
    var holdsForeignText: Bool {
        switch self {
        case .success(let result): result["_meta"]?[ForeignText.key] != nil
        case .failure(let error): error.holdsForeignText
        }
    }
}
