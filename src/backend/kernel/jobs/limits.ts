/** What has ended is kept for thirty days, and what people did for four hundred; a job then deletes it. */
export const ENDED_KEPT = 30 * 24 * 60 * 60_000
export const ACTIVITY_KEPT = 400 * 24 * 60 * 60_000
