/** How long a deleted key can be recovered (decision K4). */
export const KEY_RECOVERY_WINDOW = 30 * 24 * 60 * 60_000

/** Rows of rejected lookups that a key, and all keys of an account, may add in a day of UTC. */
export const REJECTION_ROWS_OF_KEY = 200
export const REJECTION_ROWS_OF_ACCOUNT = 2_000

/** Milliseconds that a trace can last, and after which what it has recorded is deleted. */
export const MAX_TRACE = 24 * 60 * 60_000
