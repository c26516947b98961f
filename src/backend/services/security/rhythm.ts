/** How a caller's lookups are spread over day and week; a weight of 1 is the average hour of a workday. */
export interface Rhythm {
  /** By hour of the day. */
  hours: readonly number[]
  /** By day of the week, Monday first. */
  days: readonly number[]
  timeZone: string
}

const OFFICE = [
  0, 0, 0, 0, 0, 0.1, 0.4, 1.1, 2.2, 2.9, 3, 2.6, 1.8, 2.3, 2.7, 2.5, 1.9, 1, 0.4, 0.2, 0.1, 0, 0, 0,
]
const SHOP = [
  0.4, 0.2, 0.1, 0.1, 0.1, 0.2, 0.4, 0.7, 1, 1.2, 1.3, 1.4, 1.6, 1.4, 1.2, 1.2, 1.3, 1.5, 1.8, 2.2, 2.4, 2,
  1.3, 0.8,
]
/** One run after midnight UTC. */
const NIGHT = [0, 0, 17, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const DENVER = 'America/Denver'

export const rhythms = {
  office: { hours: OFFICE, days: [1.1, 1.15, 1.1, 1, 0.9, 0.15, 0.08], timeZone: DENVER },
  shop: { hours: SHOP, days: [1, 0.95, 0.95, 1, 1.1, 1.3, 1.25], timeZone: DENVER },
  nightly: { hours: NIGHT, days: [1.3, 1, 1, 1, 1, 0.5, 0.4], timeZone: 'UTC' },
} as const satisfies Record<string, Rhythm>
