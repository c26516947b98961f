/** How long the former name of an organization stays reserved (decision O6). */
export const ORGANIZATION_NAME_KEPT = 90 * 24 * 60 * 60_000

/** How long a test login with an identity provider remains valid. */
export const PROVIDER_TEST_LIFETIME = 24 * 60 * 60_000

/** Tolerated clock difference of identity providers. */
export const CLOCK_SKEW = 60_000

/** Days before a certificate expires at which owners get an email. */
export const CERTIFICATE_REMINDER_DAYS = [30, 7, 1]

/**
 * Days before an organization from before that rule has to have verified its domains at which owners get an email.
 * The migration gives it as many as the first.
 */
export const DOMAIN_REMINDER_DAYS = [30, 7, 1, 0]

/** How long owners can see a login. */
export const SSO_RECORD_KEPT = 30 * 24 * 60 * 60_000

/** How long owners can see a rejected call of their provider. */
export const PROVISIONING_FAILURE_KEPT = 30 * 24 * 60 * 60_000

/** How many rejected calls of a token are kept, and how many of one minute. */
export const PROVISIONING_FAILURES = 500
export const PROVISIONING_FAILURES_A_MINUTE = 60

/** Bytes of the largest rejected call that is kept for a replay, as JSON. */
export const REPLAYABLE_CALL = 65_536

/** Within which time an owner has to confirm an activation by a login. */
export const CONFIRMATION_TIME = 30 * 60_000
