/** Parts of the service, as the status page names them. */
export type ServicePart = 'api' | 'lookups' | 'payments' | 'emails'

export const PART_NAMES: Record<ServicePart, string> = {
  api: 'API and portal',
  lookups: 'Address lookups',
  payments: 'Payments',
  emails: 'Emails',
}

/** What went wrong and what was done about it: for the status page, its feed, and the emails to those who follow it. */
export interface Incident {
  title: string
  /** Which parts of the service were affected. */
  parts: readonly ServicePart[]
  /** In ISO 8601, in UTC. */
  started: string
  /** Null while it continues. */
  ended: string | null
  /** What was known at which time, the newest first; that of an incident that has ended says how. */
  updates: readonly { at: string; text: string }[]
}

/** Where they are shown. */
export const incidentsPage = '/status'

/** The newest first. The page shows those of the last 90 days. */
export const incidents: readonly Incident[] = []
