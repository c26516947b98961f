/** Rows of rejected lookups that a key, and all keys of an account, may add in a day of UTC. */
export const REJECTION_ROWS_OF_KEY = 200
export const REJECTION_ROWS_OF_ACCOUNT = 2_000
