// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `photos` domain.
    @dynamicMemberLookup
    public struct PhotosIntent: Sendable, Hashable {
        /// Puts photos in an album.
        public var addAssetsToAlbum: AppSchema.Intent {
            .init(identifier: "photos.addAssetsToAlbum")
        }
        /// Takes distractions out of a photo.
        public var cleanupPhoto: AppSchema.Intent {
            .init(identifier: "photos.cleanupPhoto")
        }
        /// Remembers the edits of a photo, for pasting.
        public var copyEdits: AppSchema.Intent {
            .init(identifier: "photos.copyEdits")
        }
        /// Makes an album.
        public var createAlbum: AppSchema.Intent {
            .init(identifier: "photos.createAlbum")
        }
        /// Adds files to the library as photos.
        public var createAssets: AppSchema.Intent {
            .init(identifier: "photos.createAssets")
        }
        /// Crops a photo.
        public var crop: AppSchema.Intent {
            .init(identifier: "photos.crop")
        }
        /// Deletes albums.
        public var deleteAlbum: AppSchema.Intent {
            .init(identifier: "photos.deleteAlbum")
        }
        /// Deletes photos.
        public var deleteAssets: AppSchema.Intent {
            .init(identifier: "photos.deleteAssets")
        }
        /// Copies photos.
        public var duplicateAssets: AppSchema.Intent {
            .init(identifier: "photos.duplicateAssets")
        }
        /// Opens a photo in the editor.
        public var editAsset: AppSchema.Intent {
            .init(identifier: "photos.editAsset")
        }
        /// Opens an album.
        public var openAlbum: AppSchema.Intent {
            .init(identifier: "photos.openAlbum")
        }
        /// Opens a photo or video.
        @available(*, deprecated, message: "Use '.system.open'")
        public var openAsset: AppSchema.Intent {
            .init(identifier: "photos.openAsset")
        }
        /// Applies copied edits to photos.
        public var pasteEdits: AppSchema.Intent {
            .init(identifier: "photos.pasteEdits")
        }
        /// Posts photos or files to a shared album, with a comment if wanted.
        public var postToSharedAlbum: AppSchema.Intent {
            .init(identifier: "photos.postToSharedAlbum")
        }
        /// Takes photos out of an album.
        public var removeAssetsFromAlbum: AppSchema.Intent {
            .init(identifier: "photos.removeAssetsFromAlbum")
        }
        /// Sets the strength of the depth effect.
        public var setDepth: AppSchema.Intent {
            .init(identifier: "photos.setDepth")
        }
        /// Sets the exposure of a photo.
        public var setExposure: AppSchema.Intent {
            .init(identifier: "photos.setExposure")
        }
        /// Puts a filter on a photo.
        public var setFilter: AppSchema.Intent {
            .init(identifier: "photos.setFilter")
        }
        /// Turns a photo.
        public var setRotation: AppSchema.Intent {
            .init(identifier: "photos.setRotation")
        }
        /// Sets how strong the colours are.
        public var setSaturation: AppSchema.Intent {
            .init(identifier: "photos.setSaturation")
        }
        /// Sets how warm the colours are.
        public var setWarmth: AppSchema.Intent {
            .init(identifier: "photos.setWarmth")
        }
        /// Levels a photo.
        public var straighten: AppSchema.Intent {
            .init(identifier: "photos.straighten")
        }
        /// Switches the depth effect.
        public var toggleDepth: AppSchema.Intent {
            .init(identifier: "photos.toggleDepth")
        }
        /// Switches automatic enhancement.
        public var toggleSuggestedEdits: AppSchema.Intent {
            .init(identifier: "photos.toggleSuggestedEdits")
        }
        /// Renames an album.
        public var updateAlbum: AppSchema.Intent {
            .init(identifier: "photos.updateAlbum")
        }
        /// Changes the name, or marks photos as favourite or hidden.
        public var updateAsset: AppSchema.Intent {
            .init(identifier: "photos.updateAsset")
        }
        /// Names a person in photos, or marks one as favourite.
        public var updateRecognizedPerson: AppSchema.Intent {
            .init(identifier: "photos.updateRecognizedPerson")
        }
        /// Shows search results in the photo app.
        @available(*, deprecated, message: "Use '.system.searchInApp'")
        public var search: AppSchema.Intent {
            .init(identifier: "photos.search")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "photos.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `photos` domain.
    public static var photos: AppSchema.PhotosIntent { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var photo: AppSchema.PhotosIntent { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var picture: AppSchema.PhotosIntent { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var pictures: AppSchema.PhotosIntent { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var images: AppSchema.PhotosIntent { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var gallery: AppSchema.PhotosIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `photos` domain.
    @dynamicMemberLookup
    public struct PhotosEntity: Sendable, Hashable {
        /// An album.
        public var album: AppSchema.Entity {
            .init(identifier: "photos.album")
        }
        /// A photo or video.
        public var asset: AppSchema.Entity {
            .init(identifier: "photos.asset")
        }
        /// A person seen in photos.
        public var recognizedPerson: AppSchema.Entity {
            .init(identifier: "photos.recognizedPerson")
        }
        /// The mark of types that follow `photos.album`.
        public enum AlbumSchema {}
        /// The mark of types that follow `photos.asset`.
        public enum AssetSchema {}
        /// The mark of types that follow `photos.recognizedPerson`.
        public enum RecognizedPersonSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "photos.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `photos` domain.
    public static var photos: AppSchema.PhotosEntity { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var photo: AppSchema.PhotosEntity { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var picture: AppSchema.PhotosEntity { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var pictures: AppSchema.PhotosEntity { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var images: AppSchema.PhotosEntity { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var gallery: AppSchema.PhotosEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `photos` domain.
    @dynamicMemberLookup
    public struct PhotosEnum: Sendable, Hashable {
        /// Which sort of album.
        public var albumType: AppSchema.Enum {
            .init(identifier: "photos.albumType")
        }
        /// Which sort of asset.
        public var assetType: AppSchema.Enum {
            .init(identifier: "photos.assetType")
        }
        /// A filter.
        public var filterType: AppSchema.Enum {
            .init(identifier: "photos.filterType")
        }
        /// Which way to turn.
        public var rotationDirection: AppSchema.Enum {
            .init(identifier: "photos.rotationDirection")
        }
        /// The mark of types that follow `photos.albumType`.
        public enum AlbumTypeSchema {}
        /// The mark of types that follow `photos.assetType`.
        public enum AssetTypeSchema {}
        /// The mark of types that follow `photos.filterType`.
        public enum FilterTypeSchema {}
        /// The mark of types that follow `photos.rotationDirection`.
        public enum RotationDirectionSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "photos.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `photos` domain.
    public static var photos: AppSchema.PhotosEnum { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var photo: AppSchema.PhotosEnum { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var picture: AppSchema.PhotosEnum { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var pictures: AppSchema.PhotosEnum { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var images: AppSchema.PhotosEnum { .init() }
    /// No domain; `photos` is meant.
    @available(*, unavailable, renamed: "photos")
    public static var gallery: AppSchema.PhotosEnum { .init() }
}
