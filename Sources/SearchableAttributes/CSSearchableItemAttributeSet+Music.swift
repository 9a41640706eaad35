import Foundation

// Attributes of music, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// The album.
    public var album: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The artist.
    public var artist: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Who composed it.
    public var composer: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Who wrote the words.
    public var lyricist: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The kind of music, such as jazz.
    public var musicalGenre: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The key, such as C or Dm.
    public var keySignature: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The metre, such as 4/4.
    public var timeSignature: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Beats a minute.
    public var tempo: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// When it was recorded.
    public var recordingDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// Its number on the album.
    public var audioTrackNumber: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How many channels the sound has.
    public var audioChannelCount: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Samples a second.
    public var audioSampleRate: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The program that encoded the sound.
    public var audioEncodingApplication: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it is for General MIDI devices: 1, or 0.
    public var generalMIDISequence: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The family of the instrument.
    public var musicalInstrumentCategory: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The instrument within its family.
    public var musicalInstrumentName: String? {
        get { read() }
        set { write(newValue) }
    }
}
