extension DiagnosticCase {
    /// What is said where a member may be of one of several types.
    static let unions: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a list where a union belongs",
            annotated: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: [IntentPerson]
                                     ^ Parameter 'destination' of schema 'messages.draftMessage' must be a union of types, not '[IntentPerson]'; declare '@UnionValue enum MessageDestination { case people([IntentPerson]); case messagePerson(MessagePerson); case messagePeople([MessagePerson]) }' and make the type 'MessageDestination?'
                                       > Declare union 'MessageDestination' and make it the type of 'destination'
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                }
                """,
            fixed: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: MessageDestination?
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                    @UnionValue
                    enum MessageDestination {
                        case people([IntentPerson])
                        case messagePerson(MessagePerson)
                        case messagePeople([MessagePerson])
                    }
                }
                """),
        DiagnosticCase(
            name: "an optional text where a union belongs",
            annotated: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: String?
                                     ^ Parameter 'destination' of schema 'messages.draftMessage' must be a union of types, not 'String?'; declare '@UnionValue enum MessageDestination { case people([IntentPerson]); case messagePerson(MessagePerson); case messagePeople([MessagePerson]) }' and make the type 'MessageDestination?'
                                       > Declare union 'MessageDestination' and make it the type of 'destination'
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                }
                """,
            fixed: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: MessageDestination?
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                    @UnionValue
                    enum MessageDestination {
                        case people([IntentPerson])
                        case messagePerson(MessagePerson)
                        case messagePeople([MessagePerson])
                    }
                }
                """),
        DiagnosticCase(
            name: "a structure of the body where a union belongs",
            annotated: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: MessageDestination?
                                     ^ Parameter 'destination' of schema 'messages.draftMessage' must be a union of types, not 'MessageDestination?'; declare '@UnionValue enum MessageDestination { case people([IntentPerson]); case messagePerson(MessagePerson); case messagePeople([MessagePerson]) }' and make the type 'MessageDestination?'
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                    struct MessageDestination: AppEntity {}
                }
                """,
            fixed: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: MessageDestination?
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                    struct MessageDestination: AppEntity {}
                }
                """, isSettled: false,
            mended: """
                @AppIntent(schema: .messages.draftMessage)
                struct DraftMessage {
                    var destination: MessageDestination?
                    var subject: AttributedString?
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var audioMessage: IntentFile?
                    var locations: [PlaceDescriptor]
                    var links: [URL]
                    var scheduledDate: Date?
                    @UnionValue
                    enum MessageDestination {
                        case people([IntentPerson])
                        case messagePerson(MessagePerson)
                        case messagePeople([MessagePerson])
                    }
                }
                """),
        DiagnosticCase(
            name: "an enum in the body that is no union",
            annotated: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    enum AudioItem {
                         ^ Enum 'AudioItem' stands for a union of types, so that it needs an attribute; write '@UnionValue enum AudioItem'
                           > Insert '@UnionValue'
                        case song(Gadget)
                    }
                }
                """,
            fixed: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case song(Gadget)
                    }
                }
                """,
            compiler: [
                "generic class 'IntentParameter' requires that 'AddToLibrary.AudioItem' conform to '_IntentValue'"
            ]),
        DiagnosticCase(
            name: "a union with a type too many",
            annotated: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case song(Gadget)
                        case title(String)
                                   ^ Case 'title' cannot hold 'String', because union 'AudioItem' of domain 'audio' takes only 'SongEntity', 'AlbumEntity', 'ArtistEntity', 'PlaylistEntity', 'SongCollectionEntity', 'LiveRadioStationEntity', 'AlgorithmicRadioStationEntity', 'AmbientSoundEntity', 'MediaBookEntity', 'ClassicalMusicRecordingEntity', 'NewsBriefEntity', 'NewsProviderEntity', 'PodcastCollectionEntity', 'PodcastEpisodeEntity', 'PodcastShowEntity', 'RadioShowEntity', 'RadioShowEpisodeEntity'; where it has 'SongEntity', your own type that follows schema 'audio.song' does, and so for the others
                                     > Remove 'case title(String)'
                    }
                }
                """,
            fixed: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case song(Gadget)
                    }
                }
                """),
        DiagnosticCase(
            name: "a union with a type too many beside others in one declaration",
            annotated: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case titles([String]), song(Gadget)
                                    ^ Case 'titles' cannot hold '[String]', because union 'AudioItem' of domain 'audio' takes only 'SongEntity', 'AlbumEntity', 'ArtistEntity', 'PlaylistEntity', 'SongCollectionEntity', 'LiveRadioStationEntity', 'AlgorithmicRadioStationEntity', 'AmbientSoundEntity', 'MediaBookEntity', 'ClassicalMusicRecordingEntity', 'NewsBriefEntity', 'NewsProviderEntity', 'PodcastCollectionEntity', 'PodcastEpisodeEntity', 'PodcastShowEntity', 'RadioShowEntity', 'RadioShowEpisodeEntity'; where it has 'SongEntity', your own type that follows schema 'audio.song' does, and so for the others
                                      > Remove 'titles([String])'
                    }
                }
                """,
            fixed: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case song(Gadget)
                    }
                }
                """),
        DiagnosticCase(
            name: "a union of nothing but another type",
            annotated: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case title(String)
                                   ^ Case 'title' cannot hold 'String', because union 'AudioItem' of domain 'audio' takes only 'SongEntity', 'AlbumEntity', 'ArtistEntity', 'PlaylistEntity', 'SongCollectionEntity', 'LiveRadioStationEntity', 'AlgorithmicRadioStationEntity', 'AmbientSoundEntity', 'MediaBookEntity', 'ClassicalMusicRecordingEntity', 'NewsBriefEntity', 'NewsProviderEntity', 'PodcastCollectionEntity', 'PodcastEpisodeEntity', 'PodcastShowEntity', 'RadioShowEntity', 'RadioShowEpisodeEntity'; where it has 'SongEntity', your own type that follows schema 'audio.song' does, and so for the others
                    }
                }
                """,
            fixed: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case title(String)
                    }
                }
                """, isSettled: false,
            mended: """
                @AppIntent(schema: .audio.addToLibrary)
                struct AddToLibrary {
                    var audioEntity: AudioItem
                    @UnionValue enum AudioItem {
                        case song(Gadget)
                    }
                }
                """),
    ]
}
