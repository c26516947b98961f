/** How long the former name of an organization stays reserved (decision O6). */
export const ORGANIZATION_NAME_KEPT = 90 * 24 * 60 * 60_000

/** How long a test login with an identity provider remains valid. */
export const PROVIDER_TEST_LIFETIME = 24 * 60 * 60_000

/** Tolerated clock difference of identity providers. */
export const CLOCK_SKEW = 60_000

/** Days before a certificate expires at which owners get an email. */
export const CERTIFICATE_REMINDER_DAYS = [30, 7, 1]
