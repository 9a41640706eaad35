extension CLError {
    /// What can go wrong in finding places.
    ///
    /// Follows [`CLError.Code`](https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code).
    public enum Code: Int, Sendable, Hashable {
        /// The place could not be found out just now.
        case locationUnknown
        /// The person does not let the app know.
        case denied
        /// The network or its service could not be reached.
        case network
        /// The heading could not be found out.
        case headingFailure
        /// The person does not let the app watch regions.
        case regionMonitoringDenied
        /// A region cannot be watched.
        case regionMonitoringFailure
        /// Watching a region could not begin at once.
        case regionMonitoringSetupDelayed
        /// What happens in a region is told late.
        case regionMonitoringResponseDelayed
        /// The geocoder found nothing.
        case geocodeFoundNoResult
        /// The geocoder found only a part.
        case geocodeFoundPartialResult
        /// The geocoding was canceled.
        case geocodeCanceled
        /// Deferred updates did not begin.
        case deferredFailed
        /// Deferred updates did not begin since there are no updates.
        case deferredNotUpdatingLocation
        /// Deferred updates are not made with the accuracy asked for.
        case deferredAccuracyTooLow
        /// Deferred updates are not made with a distance filter.
        case deferredDistanceFiltered
        /// Deferred updates were canceled.
        case deferredCanceled
        /// Ranging is switched off.
        case rangingUnavailable
        /// Ranging failed.
        case rangingFailure
        /// The person declined when asked.
        case promptDeclined
        /// A past location could not be found out.
        case historicalLocationError

        /// Whether an error is a ``CLError`` of this code, so that `catch CLError.network` works.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as? CLError)?.code == match
        }
    }

    /// The place could not be found out just now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The person does not let the app know.
    public static var denied: Code { .denied }
    /// The network or its service could not be reached.
    public static var network: Code { .network }
    /// The heading could not be found out.
    public static var headingFailure: Code { .headingFailure }
    /// The person does not let the app watch regions.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// Watching a region could not begin at once.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// What happens in a region is told late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// The geocoder found nothing.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The geocoder found only a part.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The geocoding was canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Deferred updates did not begin.
    public static var deferredFailed: Code { .deferredFailed }
    /// Deferred updates did not begin since there are no updates.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Deferred updates are not made with the accuracy asked for.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Deferred updates are not made with a distance filter.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferred updates were canceled.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Ranging is switched off.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Ranging failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The person declined when asked.
    public static var promptDeclined: Code { .promptDeclined }
    /// A past location could not be found out.
    public static var historicalLocationError: Code { .historicalLocationError }
}
