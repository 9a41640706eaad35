// The names an app finds in the activity with which it is opened from a search.

/// The type of the activity that opens an item: its identifier is in `userInfo` under
/// ``CSSearchableItemActivityIdentifier``.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of the opened item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The type of the activity that goes on with a search: its words are in `userInfo` under ``CSSearchQueryString``.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The key of the words searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The key of the action chosen, one of the item's `actionIdentifiers`.
public let CSActionIdentifier = "kCSActionIdentifier"
