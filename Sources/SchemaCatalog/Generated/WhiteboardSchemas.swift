// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `whiteboard` domain.
enum WhiteboardSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	whiteboard
            intent	createBoard	CreateCanvasBoardIntent	Create Board	Starts a new board.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	CanvasEntity		whiteboard.board
            member	title	String	1
            intent	createItem	CreateCanvasItemIntent	Create Item	Puts an item on a board.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	CanvasEntity		whiteboard.board
            member	itemType	CanvasItemType	1	whiteboard.itemType
            member	text	AttributedString	1
            member	mediaItems	[IntentFile]
            member	url	URL	1
            earlier	18.0
            member	target	CanvasEntity		whiteboard.board
            member	itemType	CanvasItemType	1	whiteboard.itemType
            member	text	String	1
            member	mediaItems	[IntentFile]
            member	url	URL	1
            intent	deleteBoard	DeleteCanvasBoardIntent	Delete Board	Deletes boards.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[CanvasEntity]		whiteboard.board
            intent	deleteItem	DeleteCanvasItemIntent	Delete Item	Takes items off a board.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[CanvasItemEntity]		whiteboard.item
            intent	openBoard	OpenCanvasBoardIntent	Open Board	Shows a board.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	CanvasEntity		whiteboard.board
            intent	updateBoard	UpdateCanvasBoardIntent	Update Board	Renames a board.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	CanvasEntity		whiteboard.board
            member	title	String	1
            intent	updateItem	UpdateCanvasItemIntent	Update Item	Recolours or relabels an item.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	CanvasItemEntity		whiteboard.item
            member	color	CanvasColor	1	whiteboard.color
            member	label	String	1
            entity	board	CanvasEntity	Board	A board.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	title	String
            member	creationDate	Date
            member	lastModificationDate	Date
            entity	item	CanvasItemEntity	Item	A thing on a board.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	type	CanvasItemType		whiteboard.itemType
            member	label	String	1
            member	x	Double
            member	y	Double
            member	width	Double	1
            member	height	Double	1
            enum	color	CanvasColor	Color	A colour an item can have.	iOS 18.0,macOS 15.0,visionOS 2.0	String	white,black,grey,green,red,blue	1	Shortcuts
            enum	itemType	CanvasItemType	Item Type	What an item is.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            """#)
}
