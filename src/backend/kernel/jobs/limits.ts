/** How long ended sessions, links and the like are kept. A job deletes them. */
export const ENDED_KEPT = 30 * 24 * 60 * 60_000
