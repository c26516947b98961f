import type { ServiceComponent } from '#generated/reporting/types.ts'

/** What went wrong and what was done about it, as the status page tells it. */
export interface Incident {
  title: string
  /** Which parts of the service were affected. */
  parts: readonly ServiceComponent['name'][]
  /** In ISO 8601, in UTC. */
  started: string
  /** Null while it continues. */
  ended: string | null
  /** What was known at which time, the newest first. */
  updates: readonly { at: string; text: string }[]
}

/** Where they are shown. */
export const incidentsPage = '/status'

/** The newest first. The page shows those of the last 90 days. */
export const incidents: readonly Incident[] = []
