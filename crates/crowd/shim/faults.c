/*
 * Faults for a program that does not know of them: a library for LD_PRELOAD that stands before the C library's calls
 * that write, flush and tell the time.
 *
 * Built by the program `crowd` with `cc -shared -fPIC -O1 faults.c -ldl`. Three variables of the environment:
 *
 *   FAULTS_DATA     only files whose path begins with this one are concerned (the data file and all that lie beside it)
 *   FAULTS_CONTROL  a file that says what goes wrong now, read anew at every call; whoever changes it does so by
 *                   renaming another over it, so that nobody reads half of it
 *   FAULTS_HITS     a file that gets a letter for each fault that was given: w(rite), s(ync), d(elay), c(lock)
 *
 * The control file holds any of these, one per line:
 *
 *   write ENOSPC        every write fails (also EIO, EDQUOT, EROFS)
 *   grow ENOSPC         every write fails that would make the file longer, as on a disk that is full
 *   write-short         a write takes half of what it is given
 *   write-short ENOSPC  the same, and the last 512 bytes fail
 *   sync EIO            every fsync and fdatasync fails, after it has flushed
 *   sync-delay 200      every fsync and fdatasync takes so many milliseconds more
 *   clock +3600         the calendar's clock is so many seconds ahead; the one that only counts on is right
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* What a short write takes whole. */
#define SECTOR 512

struct faults {
    int write_error, grow_error, short_writes, short_error, sync_error;
    long sync_delay, clock;
};

/* The C library's own. A race of two threads stores the same pointer twice. */
#define REAL(name) ({ \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    real; \
})

static int error_called(const char *name) {
    if (strcmp(name, "ENOSPC") == 0) return ENOSPC;
    if (strcmp(name, "EDQUOT") == 0) return EDQUOT;
    if (strcmp(name, "EROFS") == 0) return EROFS;
    if (strcmp(name, "EIO") == 0) return EIO;
    return 0;
}

/* What goes wrong now. It leaves errno as it was: most calls that ask go well. */
static struct faults now_wrong(void) {
    struct faults faults = {0};
    const char *path = getenv("FAULTS_CONTROL");
    int kept = errno;
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file >= 0) {
        char text[512];
        ssize_t length = read(file, text, sizeof text - 1);
        close(file);
        text[length > 0 ? length : 0] = 0;
        char *rest = NULL;
        for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
            char word[32] = "", value[32] = "";
            sscanf(line, "%31s %31s", word, value);
            if (strcmp(word, "write") == 0) faults.write_error = error_called(value);
            else if (strcmp(word, "grow") == 0) faults.grow_error = error_called(value);
            else if (strcmp(word, "write-short") == 0) faults.short_writes = 1, faults.short_error = error_called(value);
            else if (strcmp(word, "sync") == 0) faults.sync_error = error_called(value);
            else if (strcmp(word, "sync-delay") == 0) faults.sync_delay = atol(value);
            else if (strcmp(word, "clock") == 0) faults.clock = atol(value);
        }
    }
    errno = kept;
    return faults;
}

/* Notes that a fault was given: a trial that met none has shown nothing. */
static void note(char kind) {
    const char *path = getenv("FAULTS_HITS");
    int kept = errno;
    int file = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (file >= 0) {
        if (REAL(write)(file, &kind, 1) != 1) { /* Then it is not counted. */ }
        close(file);
    }
    errno = kept;
}

/* Is this one of the files concerned? */
static int concerned(int fd) {
    const char *data = getenv("FAULTS_DATA");
    if (!data) return 0;
    char link[64], path[PATH_MAX];
    int kept = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    errno = kept;
    if (length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, data, strlen(data)) == 0;
}

/* The place of a write that goes on where the last one ended. */
#define HERE ((off_t)-1)

static int grows(int fd, off_t end) {
    struct stat about;
    return fstat(fd, &about) == 0 && end > about.st_size;
}

/* How much of a write at that place may be tried; -1 with errno when nothing. */
static ssize_t allowed(int fd, size_t count, off_t at) {
    if (!concerned(fd)) return (ssize_t)count;
    struct faults faults = now_wrong();
    int error = faults.write_error;
    if (!error && faults.grow_error) {
        off_t from = at == HERE ? lseek(fd, 0, SEEK_CUR) : at;
        if (grows(fd, from + (off_t)count)) error = faults.grow_error;
    }
    if (!error && faults.short_writes && count <= SECTOR) error = faults.short_error;
    if (error) {
        note('w');
        errno = error;
        return -1;
    }
    if (!faults.short_writes || count <= SECTOR) return (ssize_t)count;
    note('w');
    return (ssize_t)(count / 2);
}

ssize_t write(int fd, const void *from, size_t count) {
    ssize_t some = allowed(fd, count, HERE);
    return some < 0 ? some : REAL(write)(fd, from, (size_t)some);
}

ssize_t pwrite(int fd, const void *from, size_t count, off_t at) {
    ssize_t some = allowed(fd, count, at);
    return some < 0 ? some : REAL(pwrite)(fd, from, (size_t)some, at);
}

ssize_t pwrite64(int fd, const void *from, size_t count, off64_t at) {
    ssize_t some = allowed(fd, count, (off_t)at);
    return some < 0 ? some : REAL(pwrite64)(fd, from, (size_t)some, at);
}

/* The parts together are one write; a short one takes whole parts, and of a single part all. */
static ssize_t parts_allowed(int fd, const struct iovec *parts, int count, off_t at) {
    size_t bytes = 0;
    for (int i = 0; i < count; i++) bytes += parts[i].iov_len;
    ssize_t some = allowed(fd, bytes, at);
    if (some < 0) return -1;
    return (size_t)some < bytes && count > 1 ? count / 2 : count;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    ssize_t some = parts_allowed(fd, parts, count, HERE);
    return some < 0 ? some : REAL(writev)(fd, parts, (int)some);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    ssize_t some = parts_allowed(fd, parts, count, at);
    return some < 0 ? some : REAL(pwritev)(fd, parts, (int)some, at);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
    ssize_t some = parts_allowed(fd, parts, count, (off_t)at);
    return some < 0 ? some : REAL(pwritev64)(fd, parts, (int)some, at);
}

/* Cutting a file shorter needs no room; anything else fails as a write would. */
static int length_refused(int fd, off_t length) {
    if (!concerned(fd)) return 0;
    struct faults faults = now_wrong();
    int error = faults.write_error ? faults.write_error : faults.grow_error;
    if (!error || ((error == ENOSPC || error == EDQUOT) && !grows(fd, length))) return 0;
    note('w');
    return error;
}

int ftruncate(int fd, off_t length) {
    int error = length_refused(fd, length);
    return error ? (errno = error, -1) : REAL(ftruncate)(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    int error = length_refused(fd, (off_t)length);
    return error ? (errno = error, -1) : REAL(ftruncate64)(fd, length);
}

int fallocate(int fd, int mode, off_t at, off_t length) {
    int error = length_refused(fd, at + length);
    return error ? (errno = error, -1) : REAL(fallocate)(fd, mode, at, length);
}

int fallocate64(int fd, int mode, off64_t at, off64_t length) {
    int error = length_refused(fd, (off_t)(at + length));
    return error ? (errno = error, -1) : REAL(fallocate64)(fd, mode, at, length);
}

int posix_fallocate(int fd, off_t at, off_t length) {
    int error = length_refused(fd, at + length);
    return error ? error : REAL(posix_fallocate)(fd, at, length);
}

int posix_fallocate64(int fd, off64_t at, off64_t length) {
    int error = length_refused(fd, (off_t)(at + length));
    return error ? error : REAL(posix_fallocate64)(fd, at, length);
}

static int synced(int fd, int (*real)(int)) {
    if (!concerned(fd)) return real(fd);
    struct faults faults = now_wrong();
    if (faults.sync_delay > 0) {
        struct timespec pause = {faults.sync_delay / 1000, faults.sync_delay % 1000 * 1000000};
        note('d');
        nanosleep(&pause, NULL);
    }
    int done = real(fd);
    if (!faults.sync_error) return done;
    note('s');
    errno = faults.sync_error;
    return -1;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }

int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

static long ahead(void) {
    long seconds = now_wrong().clock;
    if (seconds) note('c');
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int done = REAL(clock_gettime)(clock, time);
    if (done == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += ahead();
    return done;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int done = REAL(gettimeofday)(time, zone);
    if (done == 0) time->tv_sec += ahead();
    return done;
}

time_t time(time_t *place) {
    time_t now = REAL(time)(NULL) + ahead();
    if (place) *place = now;
    return now;
}
