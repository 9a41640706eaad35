#pragma once

#include <stdint.h>

// Linux file calls that Swift cannot make itself: they have no C library wrapper, or a variadic or feature-gated one.
// Each returns -1 and sets `errno` on failure, like the call it stands for.

/// O_PATH: only a reference to the file, with no right to read it (open(2)).
static const int CLINUXFILES_O_PATH = 010000000;

/// The path may not leave the folder it starts from, by `..`, by an absolute path or by a symbolic link (openat2(2)).
static const uint64_t CLINUXFILES_RESOLVE_BENEATH = 0x08;
/// No link such as `/proc/self/fd/3`, which jumps without a path (openat2(2)).
static const uint64_t CLINUXFILES_RESOLVE_NO_MAGICLINKS = 0x02;
/// No symbolic link at all, in any component (openat2(2)).
static const uint64_t CLINUXFILES_RESOLVE_NO_SYMLINKS = 0x04;

/// Fail with EEXIST where the new name is taken (renameat2(2)).
static const unsigned int CLINUXFILES_RENAME_NOREPLACE = 1;
/// Swap the two names in one step (renameat2(2)).
static const unsigned int CLINUXFILES_RENAME_EXCHANGE = 2;

/// UTIME_OMIT: the time stays as it is (utimensat(2)).
static const long CLINUXFILES_UTIME_OMIT = (1l << 30) - 2l;

/// openat2(2): opens `path` beneath `folder` with the given `resolve` rules, and returns the descriptor.
int clinuxfiles_openat2(int folder, const char *path, uint64_t flags, uint64_t mode, uint64_t resolve);

/// openat(2), which is variadic in C, with its mode given always.
int clinuxfiles_openat(int folder, const char *path, int flags, unsigned int mode);

/// renameat2(2).
int clinuxfiles_renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);

/// statx(2): the time an open file came into being, in nanoseconds since 1970. Returns 1 where the file system keeps
/// it, 0 where it does not.
int clinuxfiles_birth_time(int file, int64_t *nanoseconds);

/// copy_file_range(2): copies one open file from its beginning to the other's end, without reading it where the file
/// system can share the blocks. Returns 0 when all is copied.
int clinuxfiles_copy(int from, int to);
