// What libFuzzer calls with bytes of its own making: whatever is read as JSON must be written as JSON that reads as the same.
import Foundation

/// Reads bytes as JSON, and fails where what is written of it reads as something else.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let value = try? JSONValue(parsing: bytes) else { return 0 }
    check(value, is: value.bytes, of: bytes)
    check(value, is: Array(value.prettyText.utf8), of: bytes)
    return 0
}

private func check(_ value: JSONValue, is written: [UInt8], of bytes: [UInt8]) {
    guard let again = try? JSONValue(parsing: written), again == value else {
        FileHandle.standardError.write(Data("read from \(bytes), written as \(written)\n".utf8))
        abort()
    }
}
