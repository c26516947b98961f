/** Hostnames that an embedded key can have authorized at a time (decision K5), and so many deactivated ones. */
export const MAX_HOSTNAMES = 100

/** Lookups are kept by the hour for so long; by the day of UTC they stay. The contracts say so, too. */
export const USAGE_HOURS_KEPT = 400 * 24 * 60 * 60_000

/** A report of usage covers six calendar months at most (feature KY7). */
export const USAGE_REPORT_MONTHS = 6
