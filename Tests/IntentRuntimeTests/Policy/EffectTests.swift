import IntentRuntime
import SchemaCatalog
import Testing

@Suite("What an intent does to the world")
struct EffectTests {
    /// Every schema of the catalogue, by what following it does.
    private static let schemas: [(words: String, names: String)] = [
        (
            "reads",
            """
            audio.recognizeAudio books.navigatePage books.openBook books.search browser.findOnPage browser.openBookmark
            camera.openInCaptureMode files.openFile journal.search mail.openDraft mail.openMessage photos.openAlbum
            photos.openAsset photos.search presentation.open presentation.openSlide reader.openDocument reader.openPage
            reader.searchDocuments spreadsheet.open spreadsheet.openSheet system.open system.search system.searchInApp
            visualIntelligence.semanticContentSearch whiteboard.openBoard wordProcessor.open wordProcessor.openPage
            """
        ),
        ("reads, reaching out", "browser.openURLInTab browser.search"),
        (
            "adds",
            """
            audio.addToLibrary audio.addToPlaylist audio.createStation browser.bookmarkTab browser.bookmarkURL
            browser.createWindow camera.startCapture clock.createAlarm clock.createTimer clock.startStopwatch
            files.createFolder journal.createAudioEntry journal.createEntry mail.createDraft mail.saveDraft
            maps.addNavigationWaypoints maps.startNavigation messages.draftMessage notes.appendText notes.createNote
            photos.addAssetsToAlbum photos.copyEdits photos.createAlbum photos.createAssets photos.duplicateAssets
            presentation.addAudioToSlide presentation.addCommentToSlide presentation.addImageToSlide
            presentation.addTextBoxToSlide presentation.addVideoToSlide presentation.addWebVideoToSlide
            presentation.create presentation.createSlide presentation.startPlayback reader.insertPages
            reminders.createList reminders.createReminder reminders.createSection spreadsheet.addAudioToSheet
            spreadsheet.addCommentToSheet spreadsheet.addImageToSheet spreadsheet.addTextBoxToSheet
            spreadsheet.addVideoToSheet spreadsheet.addWebVideoToSheet spreadsheet.create spreadsheet.createSheet
            whiteboard.createBoard whiteboard.createItem wordProcessor.addAudioToPage wordProcessor.addImageToPage
            wordProcessor.addTextBoxToPage wordProcessor.addVideoToPage wordProcessor.addWebVideoToPage
            wordProcessor.create wordProcessor.createPage
            """
        ),
        ("adds, reaching out", "appStore.installApplication browser.createTab calendar.createEvent"),
        (
            "changes",
            """
            assistant.activate audio.playAudio audio.updateAudioAffinity audio.warmupAudioQueue books.playAudiobook
            books.updateCharacterSpacing books.updateFontSize books.updateLineSpacing books.updateSettings
            books.updateWordSpacing browser.closeTabs browser.closeWindows browser.switchTab camera.setDevice
            camera.stopCapture camera.switchDevice clock.cancelTimer clock.dismissAlarm clock.lapStopwatch
            clock.pauseTimer clock.resetStopwatch clock.resumeTimer clock.snoozeAlarm clock.stopStopwatch
            clock.updateAlarm clock.updateTimer files.moveFiles files.renameFile journal.updateEntry mail.archiveMail
            mail.updateDraft mail.updateMail maps.stopNavigation maps.stopShareETA maps.updateNavigationWaypoints
            notes.updateNote photos.cleanupPhoto photos.crop photos.editAsset photos.pasteEdits photos.setDepth
            photos.setExposure photos.setFilter photos.setRotation photos.setSaturation photos.setWarmth
            photos.straighten photos.toggleDepth photos.toggleSuggestedEdits photos.updateAlbum photos.updateAsset
            photos.updateRecognizedPerson presentation.setSlideTitle presentation.stopPlayback presentation.update
            reader.enhanceDocuments reader.resizeDocuments reader.rotateDocuments reader.rotatePages
            reminders.updateGroup reminders.updateList reminders.updateReminder reminders.updateSection
            spreadsheet.update spreadsheet.updateSheet whiteboard.updateBoard whiteboard.updateItem
            """
        ),
        ("changes, reaching out", "calendar.updateEvent messages.setMessageReadStatus"),
        (
            "deletes",
            """
            browser.clearHistory browser.deleteBookmarks clock.deleteAlarm files.deleteFiles journal.deleteEntry
            mail.deleteDraft mail.deleteMail photos.deleteAlbum photos.deleteAssets photos.removeAssetsFromAlbum
            presentation.deleteSlide reader.deletePages reminders.deleteReminders spreadsheet.delete
            spreadsheet.deleteSheet whiteboard.deleteBoard whiteboard.deleteItem
            """
        ),
        ("deletes, reaching out", "calendar.deleteEvent messages.unsendMessage"),
        (
            "sends",
            """
            mail.forwardMail mail.replyMail mail.sendDraft maps.reportIncident maps.shareETA messages.sendMessage
            phone.startCall photos.postToSharedAlbum
            """
        ),
        ("sends and changes", "messages.editSentMessage"),
    ]

    private static let table = schemas.flatMap { group in
        group.names.split(whereSeparator: \.isWhitespace).map { (String($0), group.words) }
    }

    /// An effect in words.
    private static func words(_ effect: IntentEffect) -> String {
        let reach = effect.isOpenWorld && !effect.sends ? ", reaching out" : ""
        if effect.sends { return effect.isDestructive ? "sends and changes" : "sends" }
        if effect.deletes { return "deletes" + reach }
        if effect.isReadOnly { return "reads" + reach }
        if !effect.isDestructive { return "adds" + reach }
        return effect.isIdempotent ? "changes" + reach : "anything"
    }

    @Test("follows from its schema", arguments: table)
    func schema(_ name: String, _ words: String) {
        #expect(Self.words(IntentEffect(schema: name)) == words)
    }

    @Test("is known of every schema of the catalogue")
    func all() {
        let names = SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }
            .flatMap { $0.intents.map(\.identifier) }
        #expect(Set(names).subtracting(Self.table.map(\.0)).isEmpty)
        #expect(names.allSatisfy { Self.words(IntentEffect(schema: $0)) != "anything" })
    }

    @Test(
        "follows from its type's name where it has no schema",
        arguments: [
            ("CreateFolderIntent", "adds"), ("SendReport", "sends"), ("ShareEpisodeIntent", "sends"),
            ("CallFerryIntent", "sends"), ("PublishPageIntent", "sends"), ("UploadLogIntent", "sends"),
            ("ForwardLetter", "sends"), ("RemovePlantsIntent", "deletes"), ("EmptyTrash", "deletes"),
            ("PurgeCache", "deletes"), ("ClearShoppingListIntent", "deletes"), ("TrashNote", "deletes"),
            ("EraseDisk", "deletes"), ("RenameBoat", "changes"), ("SetPowerIntent", "changes"),
            ("FindBoatIntent", "reads"), ("GetTideIntent", "reads"), ("ShowSentMail", "reads"),
            // What more it does counts too.
            ("FindAndDeleteDuplicatesIntent", "deletes"), ("SaveThenSendReport", "sends"),
            ("FindAndReplaceIntent", "changes"), ("GetAndFrobnicate", "anything"),
            // Without a verb at its beginning the worst is taken, and what it deletes or sends is seen all the same.
            ("NoteDeletion", "anything"), ("NotesDeleteIntent", "deletes, reaching out"),
            ("QuickSendIntent", "sends and changes"),
            ("BookBerthIntent", "anything"), ("OpenGarageIntent", "anything"), ("Intent", "anything"), ("", "anything"),
            // A thing that is made to be sent may be sent at once.
            ("CreatePostIntent", "adds, reaching out"), ("UpdateShareIntent", "changes, reaching out"),
            ("EchoIntent<String>", "anything"),
        ])
    func typeName(_ name: String, _ words: String) {
        #expect(Self.words(IntentEffect(typeName: name)) == words)
    }

    @Test(
        "says whether something may leave the machine", arguments: ["mail.sendDraft", "browser.search", "boats.careen"])
    func leaving(_ schema: String) {
        #expect(IntentEffect(schema: schema).mayLeaveMachine)
        #expect(!IntentEffect(schema: "notes.createNote").mayLeaveMachine)
    }

    @Test(
        "survives as JSON, and half of it is refused",
        arguments: ["mail.sendDraft", "notes.createNote", "mail.deleteMail"])
    func json(_ schema: String) throws {
        let effect = IntentEffect(schema: schema)
        #expect(try IntentEffect(json: effect.json) == effect)
        var members = try #require(effect.json.object)
        members["sends"] = "no"
        #expect(throws: IntentSystemError.self) { try IntentEffect(json: .object(members)) }
    }
}
