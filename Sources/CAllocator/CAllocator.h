#pragma once

#include <malloc.h>

/// Has threads share a number of arenas. By itself glibc gives nearly each thread one of its own, and what is free in one serves no other.
static inline void CAllocatorLimitArenas(int count)
{
    mallopt(M_ARENA_MAX, count);
}

/// Gives memory back to the system that the allocator keeps and nothing uses.
static inline void CAllocatorTrim(void)
{
    malloc_trim(0);
}
