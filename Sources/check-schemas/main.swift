import Foundation

exit(CheckCommand.run(Array(CommandLine.arguments.dropFirst())))
