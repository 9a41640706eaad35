import IntentRuntime

extension IntentCatalog {
    /// An app that hands out files and takes them.
    static let gallery = IntentCatalog(types: [
        ExportIntent.self, ExportFromDiskIntent.self, ReceiveIntent.self, ShowPictureIntent.self, RepeatIntent.self,
        PictureEntity.self,
    ])
}
