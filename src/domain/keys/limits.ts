/** Maximum number of authorized hostnames of an embedded key (decision K5), and of deactivated ones. */
export const MAX_HOSTNAMES = 100

/** How long hourly lookup counts are kept. Daily counts in UTC stay. The contracts say so, too. */
export const USAGE_HOURS_KEPT = 400 * 24 * 60 * 60_000

/** A report of usage covers six calendar months at most (feature KY7). */
export const USAGE_REPORT_MONTHS = 6

/** How long rejected lookups are kept. The contract says so, too. */
export const REJECTIONS_KEPT = 30 * 24 * 60 * 60_000
