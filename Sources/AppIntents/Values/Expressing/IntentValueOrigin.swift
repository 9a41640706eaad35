/// Where a container's entity came from, so that more can be asked about it there.
package protocol IntentValueOrigin: AnyObject, Sendable {}
