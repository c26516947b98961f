/** How long the former name of an organization stays reserved (decision O6). */
export const ORGANIZATION_NAME_KEPT = 90 * 24 * 60 * 60_000

/** Tolerated clock difference of identity providers. */
export const CLOCK_SKEW = 60_000

/** How long owners can see a login. */
export const SSO_RECORD_KEPT = 30 * 24 * 60 * 60_000

/** How long owners can see a rejected call of their provider. */
export const PROVISIONING_FAILURE_KEPT = 30 * 24 * 60 * 60_000

/** How many rejected calls of a token are kept, and how many of one minute. */
export const PROVISIONING_FAILURES = 500
export const PROVISIONING_FAILURES_A_MINUTE = 60

/** Bytes of the largest rejected call that is kept for a replay, as JSON. */
export const REPLAYABLE_CALL = 65_536
