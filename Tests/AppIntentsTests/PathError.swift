/// Why a path's surface could not be had.
enum PathError: Error {
    case unsurveyed
}
