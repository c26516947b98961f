import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { isUtc } from '#domain/time-zones.ts'
import { usageDays, usageHours } from './tables.ts'

const DAY = 24 * 60 * 60_000

/** What a report is about. */
export interface UsageScope {
  accountId: number
  /** Taken in. */
  start: Date
  /** Not taken in. */
  end: Date
  interval: 'hour' | 'day'
  /** Of the days. */
  timeZone: string
  /** The keys that it is about; undefined for all. */
  keys?: readonly string[] | undefined
  /** Rows that the report can have at most. */
  maxRows: number
}

/** Where the figures of a report come from. */
export interface UsageSource {
  /** Rows `moment, key_id, license_id, used`: one for each interval, or several that are to be added up. */
  rows: SQL
  /** Whether rows of one interval are to be added up. */
  isPartial: boolean
}

/**
 * The stored rows that a report is made of. Whole days of UTC are stored as such, and only the cut-off ones at
 * the edges are made of their hours; days of another zone are all made of hours.
 */
export function sourceOf(scope: UsageScope): UsageSource {
  const { start, end, interval, timeZone } = scope
  if (interval === 'hour')
    return { rows: hours(scope, { start, end }, sql`${usageHours.hour}`), isPartial: false }
  const day = sql`date_trunc('day', ${usageHours.hour}, ${timeZone})`
  if (!isUtc(timeZone)) return { rows: hours(scope, { start, end }, day), isPartial: true }

  const first = new Date(Math.ceil(start.getTime() / DAY) * DAY)
  const last = new Date(Math.floor(end.getTime() / DAY) * DAY)
  if (first > last) return { rows: hours(scope, { start, end }, day), isPartial: true }
  const edges = [
    { start, end: first },
    { start: last, end },
  ].filter(edge => edge.start < edge.end)
  const parts = [days(scope, first, last), ...edges.map(edge => hours(scope, edge, day))]
  return { rows: sql.join(parts, sql` union all `), isPartial: edges.length > 0 }
}

function hours({ accountId, keys }: UsageScope, range: { start: Date; end: Date }, moment: SQL): SQL {
  const { hour, keyId, licenseId, used } = usageHours
  return sql`select ${moment} as moment, ${keyId}, ${licenseId}, ${used} from ${usageHours} where ${and(
    eq(usageHours.accountId, accountId),
    gte(hour, range.start),
    lt(hour, range.end),
    keys && inArray(keyId, [...keys]),
  )}`
}

function days({ accountId, keys }: UsageScope, first: Date, last: Date): SQL {
  const { day, keyId, licenseId, used } = usageDays
  return sql`select ${day} as moment, ${keyId}, ${licenseId}, ${used} from ${usageDays} where ${and(
    eq(usageDays.accountId, accountId),
    gte(day, first),
    lt(day, last),
    keys && inArray(keyId, [...keys]),
  )}`
}
