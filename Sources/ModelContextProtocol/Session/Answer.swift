import JSON

/// What a request is answered with.
typealias Answer = Result<JSONObject, RPCError>
