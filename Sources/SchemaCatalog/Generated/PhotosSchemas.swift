// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `photos` domain.
enum PhotosSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	photos
            intent	addAssetsToAlbum	AddMediaAssetsToAlbumIntent	Add Assets To Album	Puts photos in an album.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	assets	[PhotoEntity]		photos.asset
            member	album	PhotoAlbumEntity		photos.album
            intent	cleanupPhoto	CleanupMediaIntent	Cleanup Photo	Takes distractions out of a photo.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	PhotoEntity		photos.asset
            intent	copyEdits	CopyMediaEditsIntent	Copy Edits	Remembers the edits of a photo, for pasting.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PhotoEntity		photos.asset
            intent	createAlbum	CreateMediaAlbumIntent	Create Album	Makes an album.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts	PhotoAlbumEntity		photos.album
            member	name	String
            intent	createAssets	CreateMediaAssetsIntent	Create Assets	Adds files to the library as photos.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts	[PhotoEntity]		photos.asset
            member	files	[IntentFile]
            intent	crop	CropMediaIntent	Crop	Crops a photo.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	PhotoEntity		photos.asset
            intent	deleteAlbum	DeleteMediaAlbumIntent	Delete Album	Deletes albums.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Siri,Shortcuts
            member	entities	[PhotoAlbumEntity]		photos.album
            intent	deleteAssets	DeleteMediaAssetsIntent	Delete Assets	Deletes photos.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[PhotoEntity]		photos.asset
            earlier	18.0
            member	entities	[PhotoEntity]		photos.asset
            intent	duplicateAssets	DuplicateMediaAssetsIntent	Duplicate Assets	Copies photos.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	[PhotoEntity]		photos.asset
            member	entities	[PhotoEntity]		photos.asset
            intent	editAsset	EditAsset	Edit Asset	Opens a photo in the editor.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	asset	PhotoEntity		photos.asset
            intent	openAlbum	OpenMediaAlbumIntent	Open Album	Opens an album.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Siri,Shortcuts
            member	target	PhotoAlbumEntity		photos.album
            intent	openAsset	OpenMediaAssetIntent	Open Asset	Opens a photo or video.	iOS 18.0,macOS 15.0,visionOS 2.0	1	system.open	OpenIntent	Siri,Shortcuts
            member	target	PhotoEntity		photos.asset
            intent	pasteEdits	PasteMediaEditsIntent	Paste Edits	Applies copied edits to photos.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	[PhotoEntity]		photos.asset
            intent	postToSharedAlbum	PostToSharedAlbumIntent	Post To Shared Album	Posts photos or files to a shared album, with a comment if wanted.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	sharedAlbum	PhotoAlbumEntity		photos.album
            member	assets	[PhotoEntity]	1	photos.asset
            member	files	[IntentFile]	1
            member	comment	String	1
            intent	removeAssetsFromAlbum	RemoveMediaAssetsFromAlbumIntent	Remove Assets From Album	Takes photos out of an album.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	assets	[PhotoEntity]		photos.asset
            member	album	PhotoAlbumEntity		photos.album
            intent	setDepth	SetMediaApertureIntent	Set Depth	Sets the strength of the depth effect.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PhotoEntity		photos.asset
            member	value	Double
            earlier	18.0
            member	target	PhotoEntity		photos.asset
            member	value	Double	1
            intent	setExposure	SetMediaExposureIntent	Set Exposure	Sets the exposure of a photo.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PhotoEntity		photos.asset
            member	value	Double
            earlier	18.0
            member	target	PhotoEntity		photos.asset
            member	value	Double	1
            intent	setFilter	ApplyMediaFilterIntent	Set Filter	Puts a filter on a photo.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	filterType	PhotoFilterEffectType		photos.filterType
            member	target	PhotoEntity		photos.asset
            earlier	18.0
            member	target	PhotoEntity		photos.asset
            member	filterType	PhotoFilterEffectType	1	photos.filterType
            intent	setRotation	RotateMediaIntent	Set Rotation	Turns a photo.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	PhotoEntity		photos.asset
            member	direction	PhotoRotationDirection		photos.rotationDirection
            intent	setSaturation	SetMediaSaturationIntent	Set Saturation	Sets how strong the colours are.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PhotoEntity		photos.asset
            member	value	Double
            earlier	18.0
            member	target	PhotoEntity		photos.asset
            member	value	Double	1
            intent	setWarmth	SetMediaWarmthIntent	Set Warmth	Sets how warm the colours are.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	PhotoEntity		photos.asset
            member	value	Double
            earlier	18.0
            member	target	PhotoEntity		photos.asset
            member	value	Double	1
            intent	straighten	StraightenMediaIntent	Straighten	Levels a photo.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PhotoEntity		photos.asset
            intent	toggleDepth	SetMediaDepthIntent	Toggle Depth	Switches the depth effect.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	isEnabled	Bool
            member	target	PhotoEntity		photos.asset
            intent	toggleSuggestedEdits	EnhanceMediaIntent	Toggle Suggested Edits	Switches automatic enhancement.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	PhotoEntity		photos.asset
            member	isEnabled	Bool
            intent	updateAlbum	UpdateMediaAlbumIntent	Update Album	Renames an album.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	PhotoAlbumEntity		photos.album
            member	name	String
            intent	updateAsset	UpdateMediaAssetIntent	Update Asset	Changes the name, or marks photos as favourite or hidden.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	[PhotoEntity]		photos.asset
            member	name	String	1
            member	isHidden	Bool	1
            member	isFavorite	Bool	1
            intent	updateRecognizedPerson	UpdateMediaPersonIntent	Update Recognized Person	Names a person in photos, or marks one as favourite.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PhotoPersonEntity		photos.recognizedPerson
            member	isFavorite	Bool	1
            member	name	String	1
            intent	search	SearchMediaIntent	Search	Shows search results in the photo app.	iOS 18.0,macOS 15.0,visionOS 2.0	1	system.searchInApp	ShowInAppSearchResultsIntent	Siri,Shortcuts
            member	criteria	StringSearchCriteria
            static	searchScopes	[StringSearchScope]	[.general]
            entity	album	PhotoAlbumEntity	Album	An album.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	creationDate	Date	1
            member	albumType	PhotoAlbumType		photos.albumType
            entity	asset	PhotoEntity	Asset	A photo or video.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	creationDate	Date	1
            member	location	GeoToolbox.PlaceDescriptor	1
            member	assetType	PhotoAssetType	1	photos.assetType
            member	isFavorite	Bool
            member	isHidden	Bool
            member	hasSuggestedEdits	Bool
            member	aperture	Double	1
            member	exposure	Double	1
            member	saturation	Double	1
            member	warmth	Double	1
            member	filter	PhotoFilterEffectType	1	photos.filterType
            member	isPortraitModeEnabled	Bool	1
            earlier	18.0	AppEntity
            member	creationDate	Date	1
            member	location	CLPlacemark	1
            member	assetType	PhotoAssetType	1	photos.assetType
            member	isFavorite	Bool
            member	isHidden	Bool
            member	hasSuggestedEdits	Bool
            entity	recognizedPerson	PhotoPersonEntity	Recognized Person	A person seen in photos.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	isFavorite	Bool
            enum	albumType	PhotoAlbumType	Album Type	Which sort of album.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            enum	assetType	PhotoAssetType	Asset Type	Which sort of asset.	iOS 18.0,macOS 15.0,visionOS 2.0	String	photo,video	1	Siri,Shortcuts
            enum	filterType	PhotoFilterEffectType	Filter Type	A filter.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            enum	rotationDirection	PhotoRotationDirection	Rotation Direction	Which way to turn.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            """#)
}
