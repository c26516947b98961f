/** An access token lives this long, in milliseconds: short enough to forget. The contract says so, too. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60_000

/** A session that nobody uses ends after a day; any session ends after thirty. */
export const SESSION_IDLE_LIFETIME = 24 * 60 * 60_000
export const SESSION_ABSOLUTE_LIFETIME = 30 * 24 * 60 * 60_000

/** A change of session or roles bites after this time at the latest; the promise is 5 seconds. */
export const ACCESS_CACHE_LIFETIME = 2_000
