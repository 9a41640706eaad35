import AppIntents

/// A part of the screen that shows one photo.
final class PhotoPane: UserActivityOwner {
    var userActivity: NSUserActivity?
    private(set) var photo: PhotoEntity?

    func show(_ photo: PhotoEntity?) {
        self.photo = photo
        userActivity("org.example.album.viewing-photo", element: photo) { photo, activity in
            activity.title = "Looking at a photo"
            activity.appEntityIdentifier = EntityIdentifier(for: photo)
        }
    }
}
