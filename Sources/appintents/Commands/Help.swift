/// The tool's help.
enum Help {
    static var overview: String {
        let width = Commands.all.reduce(0) { max($0, $1.name.count) }
        let commands = Commands.all.map { command in
            "  " + command.name + String(repeating: " ", count: width - command.name.count + 2) + command.summary
        }
        return """
            Finds, shows and changes what your apps hold, through their App Intents.

            Usage: appintents [GLOBAL OPTIONS] COMMAND …

            Commands:
            \(commands.joined(separator: "\n"))

            \(globalOptions)
            Examples:
              appintents find notes.note harbour --notes ~/Notes
              appintents run notes.createNote --name "Crew list" --content "# Crew" --notes ~/Notes
              appintents serve --notes ~/Notes

            'appintents COMMAND --help' tells more of a command.
            """
    }

    static let globalOptions = """
        Global options, before or after the command:
          --notes DIR     a folder of Markdown notes; repeat it for several
          --config FILE   where accounts are set up (default: $XDG_CONFIG_HOME/appintents/config.json)
          --json          print one JSON value, for programs
          --yes           answer every confirmation with yes
          --read-only     take away all that changes something
          --help          show help
          --version       show the version

        """
}
