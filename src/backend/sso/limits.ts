/** Nobody else gets a former name of an organization for ninety days (decision O6). */
export const ORGANIZATION_NAME_KEPT = 90 * 24 * 60 * 60_000

/** A test login with an identity provider counts for a day. */
export const PROVIDER_TEST_LIFETIME = 24 * 60 * 60_000

/** Clocks of identity providers may differ from ours by this much. */
export const CLOCK_SKEW = 60_000
