// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `files` domain.
enum FilesSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	files
            intent	createFolder	CreateFolderIntent	Create Folder	Makes a folder inside another.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts	FileEntity		files.file
            member	fileName	String	1
            member	target	FileEntity		files.file
            intent	deleteFiles	DeleteFilesIntent	Delete Files	Deletes files or folders.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[FileEntity]		files.file
            intent	moveFiles	MoveFilesIntent	Move Files	Moves files or folders to a folder.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	entities	[FileEntity]		files.file
            member	destinationFolder	FileEntity		files.file
            intent	openFile	OpenFileIntent	Open File	Opens a file or folder.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	FileEntity		files.file
            intent	renameFile	RenameFileIntent	Rename File	Gives a file or folder another name.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	FileEntity		files.file
            member	newName	String
            earlier	18.0
            member	target	FileEntity		files.file
            member	newName	String	1
            entity	file	FileEntity	File	A file or folder.	iOS 18.0,macOS 15.0,visionOS 2.0	FileEntity	EntityQuery	Siri,Shortcuts
            member	creationDate	Date	1
            member	fileModificationDate	Date	1
            static	supportedContentTypes	[UTType]
            """#)
}
