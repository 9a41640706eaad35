import CPAM
import Glibc
import IntentRuntime

/// One attempt to authenticate, and what PAM's modules say and ask in it. It belongs to one thread.
final class PAMConversation {
    private let terminal: String
    private let opening: String
    private var isOpened = false
    /// Why the person could not be asked.
    private var failure: String?

    /// Makes a conversation.
    ///
    /// - Parameters:
    ///   - terminal: The path of the terminal that the person sits at.
    ///   - opening: What the person is told before the first question.
    init(terminal: String, opening: String) {
        self.terminal = terminal
        self.opening = opening
    }

    /// Has PAM authenticate a user, and say whether the account may be used.
    ///
    /// - Throws: ``PAMError`` where that could not be tried.
    func attempt(service: String, user: String, folder: String?) throws(PAMError) -> Bool {
        var conversation = pam_conv(
            conv: { count, messages, responses, context in
                guard let context, let messages, let responses else { return PAM_CONV_ERR }
                return Unmanaged<PAMConversation>.fromOpaque(context).takeUnretainedValue()
                    .answer(UnsafeBufferPointer(start: messages, count: Int(count)), responses)
            }, appdata_ptr: Unmanaged.passUnretained(self).toOpaque())
        return try withExtendedLifetime(self) { () throws(PAMError) in
            var handle: OpaquePointer?
            var code =
                if let folder {
                    pam_start_confdir(service, user, &conversation, folder, &handle)
                } else {
                    pam_start(service, user, &conversation, &handle)
                }
            guard code == PAM_SUCCESS, let handle else {
                throw PAMError("PAM does not begin with the service '\(service)': \(Self.words(code, nil))")
            }
            defer { pam_end(handle, code) }
            code = pam_authenticate(handle, Int32(PAM_DISALLOW_NULL_AUTHTOK))
            if code == PAM_SUCCESS { code = pam_acct_mgmt(handle, 0) }
            switch code {
            case PAM_SUCCESS: return true
            case PAM_AUTH_ERR, PAM_USER_UNKNOWN, PAM_MAXTRIES, PAM_PERM_DENIED, PAM_ACCT_EXPIRED, PAM_CRED_INSUFFICIENT:
                if let failure { throw PAMError(failure) }
                return false
            default:
                throw PAMError(failure ?? "PAM's service '\(service)' says: \(Self.words(code, handle))")
            }
        }
    }

    private static func words(_ code: Int32, _ handle: OpaquePointer?) -> String {
        pam_strerror(handle, code).map { String(cString: $0) } ?? "error \(code)"
    }

    // MARK: Questions

    /// Answers what modules ask. PAM frees the answers.
    private func answer(
        _ messages: UnsafeBufferPointer<UnsafePointer<pam_message>?>,
        _ responses: UnsafeMutablePointer<UnsafeMutablePointer<pam_response>?>
    ) -> Int32 {
        guard !messages.isEmpty, messages.count <= PAM_MAX_NUM_MSG,
            let space = calloc(messages.count, MemoryLayout<pam_response>.stride)
        else { return PAM_CONV_ERR }
        let answers = space.bindMemory(to: pam_response.self, capacity: messages.count)
        for (index, message) in messages.enumerated() {
            guard let message = message?.pointee, let text = message.msg.map({ String(cString: $0) }) else { continue }
            if take(message.msg_style, VisibleText.of(text), into: &answers[index]) { continue }
            // What was answered already is a secret too.
            for answer in UnsafeBufferPointer(start: answers, count: messages.count) { Self.wipe(answer.resp) }
            free(space)
            return PAM_CONV_ERR
        }
        responses.pointee = answers
        return PAM_SUCCESS
    }

    private func take(_ style: Int32, _ text: String, into answer: inout pam_response) -> Bool {
        guard let terminal = SecretTerminal(path: terminal) else {
            failure = "there is no terminal to ask on"
            return false
        }
        if !isOpened {
            terminal.write(VisibleText.of(opening, .onOneLine) + "\n")
            isOpened = true
        }
        switch style {
        case PAM_PROMPT_ECHO_OFF, PAM_PROMPT_ECHO_ON:
            terminal.write(text)
            answer.resp = terminal.readLine(isSecret: style == PAM_PROMPT_ECHO_OFF)
            if answer.resp == nil { failure = "no answer was given" }
            return answer.resp != nil
        case PAM_ERROR_MSG, PAM_TEXT_INFO:
            terminal.write(text + "\n")
            return true
        default:
            failure = "the question is of a kind that a terminal cannot put"
            return false
        }
    }

    private static func wipe(_ answer: UnsafeMutablePointer<CChar>?) {
        guard let answer else { return }
        explicit_bzero(answer, strlen(answer))
        free(answer)
    }
}
