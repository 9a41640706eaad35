// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `audio` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `audio` domain.
    public static var audio: AppSchema.AudioIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `audio` domain.
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
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `audio` domain.
    public static var audio: AppSchema.AudioEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `audio` domain.
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
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `audio` domain.
    public static var audio: AppSchema.AudioEnum { .init() }
}
