/** An access token lives this long, in milliseconds: short enough to forget. The contract says so, too. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60_000

/** An idle session ends after a day, any session after thirty. */
export const SESSION_IDLE_LIFETIME = 24 * 60 * 60_000
export const SESSION_ABSOLUTE_LIFETIME = 30 * 24 * 60 * 60_000
/** A session of our staff ends after a working day, whether or not it is used. */
export const STAFF_SESSION_LIFETIME = 8 * 60 * 60_000

/**
 * A change to a session or roles takes effect within this time for reads. We promise 5 seconds. Changes, and reads of
 * secrets, never use what is cached.
 */
export const ACCESS_CACHE_LIFETIME = 2_000
