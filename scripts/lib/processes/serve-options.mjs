/** How `npm start` and `npm run serve` start the server, so that it gives memory back; docs/operating.md says why. */

/** By default, Node lets short-lived objects take 130 MB before it collects them. */
export const SERVE_FLAGS = ['--max-semi-space-size=16']

/** The same for a server without the embedded database, which has the memory to collect them half as often. */
export const REPLICA_FLAGS = ['--max-semi-space-size=32']

/**
 * For the C library of Linux. By default, it keeps what a thread has freed for that thread, and the hashes of passwords
 * are computed in several, with 19 MB each.
 */
export const SERVE_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
