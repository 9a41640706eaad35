// Counts what a program allocates: its `malloc` stands before the C library's.
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);

static atomic_ulong count;
static atomic_ulong bytes;

void *malloc(size_t size) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
    return __libc_malloc(size);
}

unsigned long allocation_count(void) { return atomic_load(&count); }

unsigned long allocated_bytes(void) { return atomic_load(&bytes); }
