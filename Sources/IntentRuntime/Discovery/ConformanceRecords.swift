/// Reads the running image's protocol conformance records, so that nothing has to be registered by hand.
///
/// The compiler leaves one record for each conformance in the section `swift5_protocol_conformances`; the runtime hands the sections
/// out. The layouts are those of the Swift ABI (TypeMetadata.rst and the runtime's `MetadataValues.h`): relative pointers of 32 bits,
/// the low bit of some saying that they lead to a pointer.
package enum ConformanceRecords {
    /// The non-generic types that conform to one of some protocols.
    ///
    /// - Parameters:
    ///   - protocols: The protocols' names.
    ///   - module: The module that declares them.
    package static func types(conformingTo protocols: Set<String>, of module: String) -> [Any.Type] {
        var scan = Scan(protocols: protocols, module: module)
        withUnsafeMutablePointer(to: &scan) { scan in
            enumerateAllMetadataSections(
                { sections, context in
                    if let sections, let context {
                        let sections = sections.load(as: MetadataSections.self)
                        context.assumingMemoryBound(to: Scan.self).pointee.read(sections)
                    }
                    return true
                }, scan)
        }
        return scan.types
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)

/// The head of the runtime's description of one image.
private struct MetadataSections {
    let version: UInt
    let base: UnsafeRawPointer?
    let unused0: UnsafeRawPointer?
    let unused1: UnsafeRawPointer?
    let protocolsStart: UnsafeRawPointer?
    let protocolsLength: UInt
    let conformancesStart: UnsafeRawPointer?
    let conformancesLength: UInt
}

/// What is looked for, and what was found.
private struct Scan {
    let protocols: Set<String>
    let module: String
    /// Whether the protocol of a descriptor is one of those looked for, by its address: most records are of a few protocols.
    var known: [UnsafeRawPointer: Bool] = [:]
    var seen: Set<UnsafeRawPointer> = []
    var types: [Any.Type] = []

    init(protocols: Set<String>, module: String) {
        self.protocols = protocols
        self.module = module
    }

    mutating func read(_ sections: MetadataSections) {
        guard let start = sections.conformancesStart else { return }
        for index in 0..<Int(sections.conformancesLength) / MemoryLayout<Int32>.size {
            let record = start.advanced(by: index * MemoryLayout<Int32>.size).relativeTarget()
            guard let protocolDescriptor = record.relativeIndirectableTarget(), isWanted(protocolDescriptor),
                let descriptor = typeDescriptor(of: record), seen.insert(descriptor).inserted,
                let type = metadata(of: descriptor)
            else { continue }
            types.append(type)
        }
    }

    private mutating func isWanted(_ descriptor: UnsafeRawPointer) -> Bool {
        if let answer = known[descriptor] { return answer }
        // A protocol descriptor: flags, parent, name.
        let name = String(cString: descriptor.advanced(by: 8).relativeTarget().assumingMemoryBound(to: CChar.self))
        var answer = false
        if protocols.contains(name), let parent = descriptor.advanced(by: 4).relativeIndirectableTarget() {
            let parentName = parent.advanced(by: 8).relativeTarget().assumingMemoryBound(to: CChar.self)
            answer = String(cString: parentName) == module
        }
        known[descriptor] = answer
        return answer
    }

    /// The type that a conformance record is about, where it names a type descriptor, directly or through a pointer.
    private func typeDescriptor(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        let target = record.advanced(by: 4).relativeTarget()
        switch (flags >> 3) & 0x7 {
        case 0: return target
        case 1: return target.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }

    /// The metadata of a class, struct or enum that is not generic.
    private func metadata(of descriptor: UnsafeRawPointer) -> Any.Type? {
        let flags = descriptor.load(as: UInt32.self)
        guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
        // A type descriptor: flags, parent, name, metadata accessor.
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
        let accessor = unsafeBitCast(descriptor.advanced(by: 12).relativeTarget(), to: Accessor.self)
        return accessor(0).map { unsafeBitCast($0, to: Any.Type.self) }
    }
}

extension UnsafeRawPointer {
    /// What the relative pointer at this address leads to.
    fileprivate func relativeTarget() -> UnsafeRawPointer {
        advanced(by: Int(load(as: Int32.self)))
    }

    /// What the relative pointer at this address leads to, where its low bit says whether it leads to a pointer.
    fileprivate func relativeIndirectableTarget() -> UnsafeRawPointer? {
        let offset = load(as: Int32.self)
        let target = advanced(by: Int(offset & ~1))
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}
