extension UTType {
    /// The types that content of this type is too, directly or by way of another.
    public var supertypes: Set<UTType> {
        var found: Set<String> = []
        var open = directSupertypes(of: identifier)
        while let next = open.popLast() {
            if next != identifier, found.insert(next).inserted { open += directSupertypes(of: next) }
        }
        return Set(found.map { UTType(declared: $0) })
    }

    /// Whether content of this type is also content of another type.
    ///
    /// - Parameter type: The other type, or this one.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Whether content of another type is also content of this one.
    ///
    /// - Parameter type: The other type.
    /// - Returns: `false` for this type itself.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// Whether content of this type is also content of another one.
    ///
    /// - Parameter type: The other type.
    /// - Returns: `false` for this type itself.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && supertypes.contains(type)
    }

    private func directSupertypes(of identifier: String) -> [String] {
        if let declaration = UTTypeTable.byIdentifier[identifier] {
            return declaration.supertypes + UTTypeRegistry.supertypes(of: identifier)
        }
        let registered = UTTypeRegistry.supertypes(of: identifier)
        guard let dynamic = DynamicType(identifier: identifier) else { return registered }
        let database = SharedMIMEInfo.current
        let mimeTypes =
            switch dynamic.tagClass {
            case .mimeType: [dynamic.tag]
            case .filenameExtension: Array(database.mimeTypes(filenameExtension: dynamic.tag).prefix(1))
            default: [String]()
            }
        return registered + dynamic.supertypes + mimeTypes.flatMap { MIMEConformance.supertypes(of: $0, in: database) }
    }
}
