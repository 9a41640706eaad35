#define _GNU_SOURCE

#include "CLinuxFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

_Static_assert(010000000 == O_PATH, "the header spells O_PATH out, as it needs a feature macro");
_Static_assert((1l << 30) - 2l == UTIME_OMIT, "the header spells UTIME_OMIT out, as it needs a feature macro");

// The layout is part of the kernel's interface; spelled out so that headers older than openat2 (Linux 5.6) will do.
struct open_rules {
    uint64_t flags;
    uint64_t mode;
    uint64_t resolve;
};

int clinuxfiles_openat2(int folder, const char *path, uint64_t flags, uint64_t mode, uint64_t resolve) {
#ifdef SYS_openat2
    struct open_rules rules;
    memset(&rules, 0, sizeof rules);
    rules.flags = flags;
    rules.mode = mode;
    rules.resolve = resolve;
    return (int)syscall(SYS_openat2, folder, path, &rules, sizeof rules);
#else
    (void)folder, (void)path, (void)flags, (void)mode, (void)resolve;
    errno = ENOSYS;
    return -1;
#endif
}

int clinuxfiles_openat(int folder, const char *path, int flags, unsigned int mode) {
    return openat(folder, path, flags, mode);
}

int clinuxfiles_renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags) {
#ifdef SYS_renameat2
    return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
#else
    (void)from_folder, (void)from, (void)to_folder, (void)to, (void)flags;
    errno = ENOSYS;
    return -1;
#endif
}

int clinuxfiles_birth_time(int file, int64_t *nanoseconds) {
    struct statx status;
    if (statx(file, "", AT_EMPTY_PATH, STATX_BTIME, &status) != 0) return -1;
    if (!(status.stx_mask & STATX_BTIME)) return 0;
    *nanoseconds = (int64_t)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec;
    return 1;
}

int clinuxfiles_copy(int from, int to) {
    off_t offset = 0;
    for (;;) {
        ssize_t count = copy_file_range(from, &offset, to, NULL, 1 << 30, 0);
        if (count > 0) continue;
        // Some file systems say that nothing is left where they cannot tell; reading does.
        if (count == 0 || errno == EXDEV || errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP ||
            errno == EPERM || errno == EBADF) break;
        if (errno != EINTR) return -1;
    }
    char buffer[1 << 16];
    for (;;) {
        ssize_t count = pread(from, buffer, sizeof buffer, offset);
        if (count == 0) return 0;
        if (count < 0) {
            if (errno == EINTR) continue;
            return -1;
        }
        offset += count;
        for (ssize_t written = 0; written < count;) {
            ssize_t part = write(to, buffer + written, (size_t)(count - written));
            if (part < 0 && errno != EINTR) return -1;
            if (part > 0) written += part;
        }
    }
}
