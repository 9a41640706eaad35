import GeoToolbox

extension PlaceDescriptor: IntentValueConvertible {}
