/** Rows of rejected lookups that a key, and all keys of an account, may add in a day of UTC. */
export const REJECTION_ROWS_OF_KEY = 200
export const REJECTION_ROWS_OF_ACCOUNT = 2_000
/** The newest requests that a file has. */
export const REQUEST_FILE_ROWS = 100_000
/** Streams of the request log that an account may have at once, in a process. */
export const REQUEST_STREAMS = 250
