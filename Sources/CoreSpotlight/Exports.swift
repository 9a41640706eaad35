// What the index keeps is part of what it is used with.
@_exported import Foundation
@_exported import SearchableAttributes
@_exported import UniformTypeIdentifiers
