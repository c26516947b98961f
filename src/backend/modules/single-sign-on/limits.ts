/** Tolerated clock difference of identity providers. */
export const CLOCK_SKEW = 60_000

/** How many rejected calls of a token are kept, and how many of one minute. */
export const PROVISIONING_FAILURES = 500
export const PROVISIONING_FAILURES_A_MINUTE = 60

/** Bytes of the largest rejected call that is kept for a replay, as JSON. */
export const REPLAYABLE_CALL = 65_536
