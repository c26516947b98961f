/** A session of our staff ends after a working day, whether or not it is used. */
export const STAFF_SESSION_LIFETIME = 8 * 60 * 60_000

/**
 * A change to a session or roles takes effect within this time for reads. We promise 5 seconds. Changes, and reads of
 * secrets, never use what is cached.
 */
export const ACCESS_CACHE_LIFETIME = 2_000
