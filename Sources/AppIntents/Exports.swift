// Source written for the framework's own systems imports `AppIntents` alone and uses Foundation's types.
@_exported import Foundation
@_exported import FoundationGaps
@_exported import SearchableAttributes
@_exported import UniformTypeIdentifiers
