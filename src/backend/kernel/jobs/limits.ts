/**
 * How long ended sessions, links and the like are kept, and how long the activity log is. A job deletes them.
 */
export const ENDED_KEPT = 30 * 24 * 60 * 60_000
export const ACTIVITY_KEPT = 400 * 24 * 60 * 60_000
/** How long it is known who sent a deprecated parameter. */
export const DEPRECATED_USES_KEPT = 30 * 24 * 60 * 60_000
