// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `audio` domain.
enum AudioSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	audio
            intent	addToLibrary	AddAudioToLibraryIntent	Add To Library	Adds an item to the person's library.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	audioEntity	AudioItem			1
            intent	addToPlaylist	AddAudioToPlaylistIntent	Add To Playlist	Adds an item to a playlist.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	audioEntity	AudioItem			1
            member	playlist	PlaylistEntity		audio.playlist
            intent	createStation	CreateStationIntent	Create Station	Starts a station seeded by what is playing.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            intent	playAudio	PlayAudioIntent	Play Audio	Plays an item, now or later in the queue.	iOS 27.0,macOS 27.0,visionOS 27.0			AudioStartingIntent	Siri,Shortcuts
            member	audioEntity	AudioItem			1
            member	playbackAttributes	Set<PlaybackAttributes>		audio.playbackAttributes
            member	warmupAudioQueueResult	WarmupAudioQueueResult	1	audio.warmupAudioQueueResult
            member	queueLocation	QueueInsertionLocation	1	audio.queueInsertionLocation
            intent	recognizeAudio	RecognizeAudioIntent	Recognize Audio	Listens to the surroundings and names what is playing.	iOS 27.0,macOS 27.0,visionOS 27.0			AudioRecordingIntent	Siri,Shortcuts	[AudioItem]			1
            intent	updateAudioAffinity	UpdateAudioAffinityIntent	Update Audio Affinity	Sets, reverses or clears a like on an item.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	affinityState	AffinityState		audio.affinityState
            member	target	AudioItem			1
            intent	warmupAudioQueue	WarmupAudioQueueIntent	Warmup Audio Queue	Prepares the queue for an item without playing it.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	WarmupAudioQueueResult		audio.warmupAudioQueueResult
            member	audioEntity	AudioItem			1
            member	playbackAttributes	Set<PlaybackAttributes>		audio.playbackAttributes
            entity	album	AlbumEntity	Album	An album.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	artistName	String
            member	artists	[ArtistEntity]		audio.artist
            member	universalProductCode	String	1
            entity	algorithmicRadioStation	AlgorithmicRadioStationEntity	Algorithmic Radio Station	A station put together by the service.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	curatedForMe	Bool	1
            entity	ambientSound	AmbientSoundEntity	Ambient Sound	A background sound.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            entity	artist	ArtistEntity	Artist	An artist.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            entity	audiobook	MediaBookEntity	Audiobook	An audiobook.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String	1
            member	author	String	1
            member	genre	String	1
            member	narrator	String	1
            member	publisher	String	1
            member	seriesTitle	String	1
            member	releaseDate	Date	1
            member	purchaseDate	Date	1
            entity	classicalMusicRecording	ClassicalMusicRecordingEntity	Classical Music Recording	A recording of a classical work.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	artistName	String
            member	composerName	String	1
            member	artists	[ArtistEntity]		audio.artist
            member	composers	[ArtistEntity]		audio.artist
            member	internationalStandardRecordingCode	String	1
            entity	liveRadioStation	LiveRadioStationEntity	Live Radio Station	A broadcast station.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	providerName	String	1
            entity	newsBrief	NewsBriefEntity	News Brief	A short news programme.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	providerName	String	1
            member	date	Date	1
            member	provider	NewsProviderEntity	1	audio.newsProvider
            entity	newsProvider	NewsProviderEntity	News Provider	Who makes a news brief.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            entity	playlist	PlaylistEntity	Playlist	A playlist.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	owner	Owner	1		1
            member	createdByMe	Bool	1
            member	curatedForMe	Bool	1
            entity	podcastCollection	PodcastCollectionEntity	Podcast Collection	A set of podcasts.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            entity	podcastEpisode	PodcastEpisodeEntity	Podcast Episode	A podcast episode.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	showName	String	1
            member	show	PodcastShowEntity	1	audio.podcastShow
            member	releaseDate	Date	1
            member	duration	Double	1
            entity	podcastShow	PodcastShowEntity	Podcast Show	A podcast.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	showDescription	String	1
            entity	radioShow	RadioShowEntity	Radio Show	A radio programme.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            entity	radioShowEpisode	RadioShowEpisodeEntity	Radio Show Episode	An episode of a radio programme.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	showName	String	1
            member	releaseDate	Date	1
            member	show	RadioShowEntity	1	audio.radioShow
            entity	song	SongEntity	Song	A song.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	artistName	String
            member	composerName	String	1
            member	albumTitle	String	1
            member	artists	[ArtistEntity]		audio.artist
            member	album	AlbumEntity	1	audio.album
            member	composers	[ArtistEntity]		audio.artist
            member	internationalStandardRecordingCode	String	1
            entity	songCollection	SongCollectionEntity	Song Collection	A set of songs.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String	1
            entity	warmupAudioQueueResult	WarmupAudioQueueResult	Warmup Audio Queue Result	A handle on a prepared queue, given to playAudio.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            enum	activity	AudioActivity	Activity	What the listener is doing.	iOS 27.0,macOS 27.0,visionOS 27.0	String	cooking,dining,studying,focusing,reading,gaming,working,showering,cleaning,relaxing,sleeping,indoorActivity,partying,commuting,driving,traveling,gardening,barbecuing,beachDay,roadTrip,outdoorActivity,meditating,yoga,walking,running,strength,cycling,dance,hiit,rowing,workoutLowIntensity,workoutMediumIntensity,workoutHighIntensity		Siri,Shortcuts
            enum	affinityState	AffinityState	Affinity State	Liked, disliked or neither.	iOS 27.0,macOS 27.0,visionOS 27.0	String	like,dislike,unset		Siri,Shortcuts
            enum	appViewIdentifier	AudioAppViewIdentifier	App View Identifier	A screen of an audio app.	iOS 27.0,macOS 27.0,visionOS 27.0	String	nowPlaying		Siri,Shortcuts
            enum	invocationSource	InvocationSource	Invocation Source	Who asked for the playback.	iOS 27.0,macOS 27.0,visionOS 27.0	String	userInitiated,suggestedByApp		Siri,Shortcuts
            enum	playbackAttributes	PlaybackAttributes	Playback Attributes	How to play.	iOS 27.0,macOS 27.0,visionOS 27.0	String	shuffle,repeat		Siri,Shortcuts
            enum	queueInsertionLocation	QueueInsertionLocation	Queue Insertion Location	Where in the queue an item goes.	iOS 27.0,macOS 27.0,visionOS 27.0	String	next,tail		Siri,Shortcuts
            union	AudioItem	Something to play. An app names only the kinds it plays; one case is enough.
            payload	song	SongEntity		audio.song
            payload	album	AlbumEntity		audio.album
            payload	artist	ArtistEntity		audio.artist
            payload	playlist	PlaylistEntity		audio.playlist
            payload	songCollection	SongCollectionEntity		audio.songCollection
            payload	liveRadioStation	LiveRadioStationEntity		audio.liveRadioStation
            payload	algorithmicRadioStation	AlgorithmicRadioStationEntity		audio.algorithmicRadioStation
            payload	ambientSound	AmbientSoundEntity		audio.ambientSound
            payload	audiobook	MediaBookEntity		audio.audiobook
            payload	classicalMusicRecording	ClassicalMusicRecordingEntity		audio.classicalMusicRecording
            payload	newsBrief	NewsBriefEntity		audio.newsBrief
            payload	newsProvider	NewsProviderEntity		audio.newsProvider
            payload	podcastCollection	PodcastCollectionEntity		audio.podcastCollection
            payload	podcastEpisode	PodcastEpisodeEntity		audio.podcastEpisode
            payload	podcastShow	PodcastShowEntity		audio.podcastShow
            payload	radioShow	RadioShowEntity		audio.radioShow
            payload	radioShowEpisode	RadioShowEpisodeEntity		audio.radioShowEpisode
            union	Owner	Who made or keeps a playlist: a person or a name.
            payload	person	IntentPerson
            payload	curator	String
            """#)
}
