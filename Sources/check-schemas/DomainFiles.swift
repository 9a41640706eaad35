import Foundation
import SchemaCatalog
import SchemaGenerator

/// Reads the descriptions of an app's own schema domains.
enum DomainFiles {
    /// Makes the domains known that files describe.
    ///
    /// A file that describes none is told of in the form of compilers and passed over: the app's build says whether it
    /// has to.
    ///
    /// - Throws: ``UsageError`` where a file is not there.
    static func read(_ paths: [String]) throws(UsageError) {
        let files = paths.map { URL(fileURLWithPath: $0) }
        for (index, file) in files.enumerated() {
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw UsageError("there is no file '\(paths[index])'")
            }
            let others = files.filter { $0 != file }.map { OwnDomains.Other(module: "", file: $0) }
            do {
                // No source is made here, so it is nobody's module.
                let domains = try OwnDomains(files: [file], module: "", others: others).domains
                for domain in domains { SchemaCatalog.add(domain) }
            } catch let error as OwnDomainError {
                for problem in error.problems {
                    print("\(problem.file):\(problem.line): warning: no schema domain: \(problem.message)")
                }
            } catch {
                throw UsageError("'\(paths[index])' cannot be read: \(error)")
            }
        }
    }
}
