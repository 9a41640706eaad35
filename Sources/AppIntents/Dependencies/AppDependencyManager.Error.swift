extension AppDependencyManager {
    /// Why a dependency could not be had.
    public struct Error<Dependency>: LocalizedError, Sendable, Equatable, CustomStringConvertible,
        CustomLocalizedStringResourceConvertible
    {
        private enum Kind: Sendable {
            case missing, failed, ofAnotherType
        }

        private let kind: Kind
        private let reason: String?

        /// Nothing is registered for the type.
        public static var failedToRetrieveDependency: Error { Error(kind: .missing, reason: nil) }

        /// Making the value failed.
        public static var failedToLoadDependency: Error { Error(kind: .failed, reason: nil) }

        /// What is registered is of another type.
        public static var incorrectDependencyType: Error { Error(kind: .ofAnotherType, reason: nil) }

        /// Making the value failed, with the reason.
        static func failedToLoadDependency(_ reason: String) -> Error { Error(kind: .failed, reason: reason) }

        /// Whether both are of one kind, whatever the reason.
        public static func == (left: Error, right: Error) -> Bool { left.kind == right.kind }

        /// What is missing, and what to do about it.
        public var description: String {
            switch kind {
            case .missing:
                "No dependency of type '\(Dependency.self)' is registered: "
                    + "call AppDependencyManager.shared.add(dependency:) with one when the app starts."
            case .failed:
                "The dependency of type '\(Dependency.self)' could not be made" + (reason.map { ": \($0)" } ?? ".")
            case .ofAnotherType: "What is registered for the type '\(Dependency.self)' is of another type."
            }
        }

        /// What is missing, and what to do about it.
        public var errorDescription: String? { description }

        /// What is missing, and what to do about it.
        public var localizedStringResource: LocalizedStringResource { "\(description)" }
    }
}
