// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `audio` domain.
    @dynamicMemberLookup
    public struct AudioIntent: Sendable, Hashable {
        /// Adds an item to the person's library.
        public var addToLibrary: AppSchema.Intent {
            .init(identifier: "audio.addToLibrary")
        }
        /// Adds an item to a playlist.
        public var addToPlaylist: AppSchema.Intent {
            .init(identifier: "audio.addToPlaylist")
        }
        /// Starts a station seeded by what is playing.
        public var createStation: AppSchema.Intent {
            .init(identifier: "audio.createStation")
        }
        /// Plays an item, now or later in the queue.
        public var playAudio: AppSchema.Intent {
            .init(identifier: "audio.playAudio")
        }
        /// Listens to the surroundings and names what is playing.
        public var recognizeAudio: AppSchema.Intent {
            .init(identifier: "audio.recognizeAudio")
        }
        /// Sets, reverses or clears a like on an item.
        public var updateAudioAffinity: AppSchema.Intent {
            .init(identifier: "audio.updateAudioAffinity")
        }
        /// Prepares the queue for an item without playing it.
        public var warmupAudioQueue: AppSchema.Intent {
            .init(identifier: "audio.warmupAudioQueue")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "audio.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `audio` domain.
    public static var audio: AppSchema.AudioIntent { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var audios: AppSchema.AudioIntent { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var music: AppSchema.AudioIntent { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var podcast: AppSchema.AudioIntent { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var podcasts: AppSchema.AudioIntent { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var sound: AppSchema.AudioIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `audio` domain.
    @dynamicMemberLookup
    public struct AudioEntity: Sendable, Hashable {
        /// An album.
        public var album: AppSchema.Entity {
            .init(identifier: "audio.album")
        }
        /// A station put together by the service.
        public var algorithmicRadioStation: AppSchema.Entity {
            .init(identifier: "audio.algorithmicRadioStation")
        }
        /// A background sound.
        public var ambientSound: AppSchema.Entity {
            .init(identifier: "audio.ambientSound")
        }
        /// An artist.
        public var artist: AppSchema.Entity {
            .init(identifier: "audio.artist")
        }
        /// An audiobook.
        public var audiobook: AppSchema.Entity {
            .init(identifier: "audio.audiobook")
        }
        /// A recording of a classical work.
        public var classicalMusicRecording: AppSchema.Entity {
            .init(identifier: "audio.classicalMusicRecording")
        }
        /// A broadcast station.
        public var liveRadioStation: AppSchema.Entity {
            .init(identifier: "audio.liveRadioStation")
        }
        /// A short news programme.
        public var newsBrief: AppSchema.Entity {
            .init(identifier: "audio.newsBrief")
        }
        /// Who makes a news brief.
        public var newsProvider: AppSchema.Entity {
            .init(identifier: "audio.newsProvider")
        }
        /// A playlist.
        public var playlist: AppSchema.Entity {
            .init(identifier: "audio.playlist")
        }
        /// A set of podcasts.
        public var podcastCollection: AppSchema.Entity {
            .init(identifier: "audio.podcastCollection")
        }
        /// A podcast episode.
        public var podcastEpisode: AppSchema.Entity {
            .init(identifier: "audio.podcastEpisode")
        }
        /// A podcast.
        public var podcastShow: AppSchema.Entity {
            .init(identifier: "audio.podcastShow")
        }
        /// A radio programme.
        public var radioShow: AppSchema.Entity {
            .init(identifier: "audio.radioShow")
        }
        /// An episode of a radio programme.
        public var radioShowEpisode: AppSchema.Entity {
            .init(identifier: "audio.radioShowEpisode")
        }
        /// A song.
        public var song: AppSchema.Entity {
            .init(identifier: "audio.song")
        }
        /// A set of songs.
        public var songCollection: AppSchema.Entity {
            .init(identifier: "audio.songCollection")
        }
        /// A handle on a prepared queue, given to playAudio.
        public var warmupAudioQueueResult: AppSchema.Entity {
            .init(identifier: "audio.warmupAudioQueueResult")
        }
        /// The mark of types that follow `audio.album`.
        public enum AlbumSchema {}
        /// The mark of types that follow `audio.algorithmicRadioStation`.
        public enum AlgorithmicRadioStationSchema {}
        /// The mark of types that follow `audio.ambientSound`.
        public enum AmbientSoundSchema {}
        /// The mark of types that follow `audio.artist`.
        public enum ArtistSchema {}
        /// The mark of types that follow `audio.audiobook`.
        public enum AudiobookSchema {}
        /// The mark of types that follow `audio.classicalMusicRecording`.
        public enum ClassicalMusicRecordingSchema {}
        /// The mark of types that follow `audio.liveRadioStation`.
        public enum LiveRadioStationSchema {}
        /// The mark of types that follow `audio.newsBrief`.
        public enum NewsBriefSchema {}
        /// The mark of types that follow `audio.newsProvider`.
        public enum NewsProviderSchema {}
        /// The mark of types that follow `audio.playlist`.
        public enum PlaylistSchema {}
        /// The mark of types that follow `audio.podcastCollection`.
        public enum PodcastCollectionSchema {}
        /// The mark of types that follow `audio.podcastEpisode`.
        public enum PodcastEpisodeSchema {}
        /// The mark of types that follow `audio.podcastShow`.
        public enum PodcastShowSchema {}
        /// The mark of types that follow `audio.radioShow`.
        public enum RadioShowSchema {}
        /// The mark of types that follow `audio.radioShowEpisode`.
        public enum RadioShowEpisodeSchema {}
        /// The mark of types that follow `audio.song`.
        public enum SongSchema {}
        /// The mark of types that follow `audio.songCollection`.
        public enum SongCollectionSchema {}
        /// The mark of types that follow `audio.warmupAudioQueueResult`.
        public enum WarmupAudioQueueResultSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "audio.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `audio` domain.
    public static var audio: AppSchema.AudioEntity { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var audios: AppSchema.AudioEntity { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var music: AppSchema.AudioEntity { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var podcast: AppSchema.AudioEntity { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var podcasts: AppSchema.AudioEntity { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var sound: AppSchema.AudioEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `audio` domain.
    @dynamicMemberLookup
    public struct AudioEnum: Sendable, Hashable {
        /// What the listener is doing.
        public var activity: AppSchema.Enum {
            .init(identifier: "audio.activity")
        }
        /// Liked, disliked or neither.
        public var affinityState: AppSchema.Enum {
            .init(identifier: "audio.affinityState")
        }
        /// A screen of an audio app.
        public var appViewIdentifier: AppSchema.Enum {
            .init(identifier: "audio.appViewIdentifier")
        }
        /// Who asked for the playback.
        public var invocationSource: AppSchema.Enum {
            .init(identifier: "audio.invocationSource")
        }
        /// How to play.
        public var playbackAttributes: AppSchema.Enum {
            .init(identifier: "audio.playbackAttributes")
        }
        /// Where in the queue an item goes.
        public var queueInsertionLocation: AppSchema.Enum {
            .init(identifier: "audio.queueInsertionLocation")
        }
        /// The mark of types that follow `audio.activity`.
        public enum ActivitySchema {}
        /// The mark of types that follow `audio.affinityState`.
        public enum AffinityStateSchema {}
        /// The mark of types that follow `audio.appViewIdentifier`.
        public enum AppViewIdentifierSchema {}
        /// The mark of types that follow `audio.invocationSource`.
        public enum InvocationSourceSchema {}
        /// The mark of types that follow `audio.playbackAttributes`.
        public enum PlaybackAttributesSchema {}
        /// The mark of types that follow `audio.queueInsertionLocation`.
        public enum QueueInsertionLocationSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "audio.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `audio` domain.
    public static var audio: AppSchema.AudioEnum { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var audios: AppSchema.AudioEnum { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var music: AppSchema.AudioEnum { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var podcast: AppSchema.AudioEnum { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var podcasts: AppSchema.AudioEnum { .init() }
    /// No domain; `audio` is meant.
    @available(*, unavailable, renamed: "audio")
    public static var sound: AppSchema.AudioEnum { .init() }
}
