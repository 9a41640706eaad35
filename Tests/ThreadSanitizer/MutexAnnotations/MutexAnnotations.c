// Tells ThreadSanitizer of the slow path of Synchronization.Mutex.
//
// Locking and unlocking a mutex that nobody else wants is inlined into the program, whose atomic operations the sanitizer
// sees. One that another thread holds is waited for in libSwiftSynchronization, which is not built with the sanitizer: it
// would take what two threads do under one lock for a race. So the two functions of the slow path stand here once more, and
// tell it what they order: what was done before unlocking comes before what is done after locking.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *address);
void __tsan_release(void *address);

METHOD void lockSlow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
METHOD void unlockSlow(SELF void *mutex) __asm__(UNLOCK);

static METHOD void (*libraryLock)(uint32_t, SELF void *);
static METHOD void (*libraryUnlock)(SELF void *);

// Before any thread but the first runs, so that no lock is needed for these.
__attribute__((constructor)) static void findLibrary(void) {
    libraryLock = (METHOD void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK);
    libraryUnlock = (METHOD void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK);
}

METHOD void lockSlow(uint32_t thread, SELF void *mutex) {
    libraryLock(thread, mutex);
    __tsan_acquire(mutex);
}

METHOD void unlockSlow(SELF void *mutex) {
    __tsan_release(mutex);
    libraryUnlock(mutex);
}
