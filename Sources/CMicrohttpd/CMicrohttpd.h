#include <microhttpd.h>
#include <stdint.h>

// Swift calls no variadic functions, so each call of one that is needed has a function of its own here.

/// What a server is started with.
struct CMicrohttpdOptions {
    /// A socket that listens already.
    int listening_socket;
    /// How many connections there may be at a time.
    unsigned int connection_limit;
    /// How many of them may come from one address; 0 for any number.
    unsigned int connection_limit_per_address;
    /// After how many seconds a connection ends on which nothing moves.
    unsigned int timeout;
    /// How many bytes the head of a request may take, and what is made of it.
    size_t connection_memory;
    /// The stack of the thread that does all the work, in bytes.
    size_t stack_size;
};

/// Starts a server with one thread that waits for all connections; null where it cannot.
static inline struct MHD_Daemon *CMicrohttpdStart(
    const struct CMicrohttpdOptions *options, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback notify, void *context)
{
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
        MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, options->connection_limit_per_address,
        MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_THREAD_STACK_SIZE, options->stack_size,
        MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, notify, context,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
}

/// What was set as the context of a connection.
static inline void *CMicrohttpdContext(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/// The socket of a connection; -1 where it has none.
static inline int CMicrohttpdSocket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/// Whether a notice about a connection says that it began, not that it ended.
static inline int CMicrohttpdIsStart(enum MHD_ConnectionNotificationCode code)
{
    return code == MHD_CONNECTION_NOTIFY_STARTED;
}

/// Puts a copy of bytes in an answer.
static inline struct MHD_Response *CMicrohttpdResponse(const void *bytes, size_t count)
{
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/// Walks through the header fields of a request.
static inline void CMicrohttpdEachHeader(struct MHD_Connection *connection, MHD_KeyValueIterator take, void *context)
{
    MHD_get_connection_values(connection, MHD_HEADER_KIND, take, context);
}

// Swift's module of the C library leaves epoll out.
#include <sys/epoll.h>

/// A descriptor that tells of sockets whose other end hung up; -1 where there are none left.
static inline int CEpollCreate(void)
{
    return epoll_create1(EPOLL_CLOEXEC);
}

/// Has it tell once when the other end of a socket hangs up, by a number.
static inline int CEpollWatchHangUp(int epoll, int socket, uint64_t number)
{
    struct epoll_event event = {.events = EPOLLRDHUP | EPOLLET, .data = {.u64 = number}};
    return epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
}

/// Waits for hang-ups, 64 at most; how many there are, and their numbers.
static inline int CEpollWait(int epoll, uint64_t *numbers, int milliseconds)
{
    struct epoll_event events[64];
    int count = epoll_wait(epoll, events, 64, milliseconds);
    for (int index = 0; index < count; index++) numbers[index] = events[index].data.u64;
    return count;
}
