/// Where a request came from, and so where all that is said about it goes.
package struct RequestOrigin: Sendable {
    /// What takes the messages about the request.
    package let outlet: any Outlet
    /// Within which the client's ids tell its requests apart; requests of different scopes may have the same id.
    package let scope: Int

    /// Makes an origin.
    ///
    /// - Parameters:
    ///   - outlet: What takes the messages about the request.
    ///   - scope: Within which the client's ids tell its requests apart.
    package init(_ outlet: any Outlet, scope: Int = 0) {
        self.outlet = outlet
        self.scope = scope
    }
}
