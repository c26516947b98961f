import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { usageDays, usageHours } from './tables.ts'
import { isUtc } from './time-zones.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

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

/** A time whose lookups come from one table. */
export interface UsagePart {
  stored: 'hour' | 'day'
  /** Taken in; not taken in. */
  start: Date
  end: Date
  /** Whether several stored rows make one row of the report by key. */
  isPartial: boolean
}

/** The last stored row that a slice has read. */
export interface UsageCursor {
  /** Seconds since 1970. */
  moment: number
  keyId: string
  licenseId: number
}

/**
 * Stored rows that one statement reads at most. The embedded database answers no other call meanwhile,
 * so the number is what takes about fifteen milliseconds.
 */
export const STORED_ROWS = 3000
/** Pairs of a stored moment and a key that one statement looks up where a report is about some keys. */
const PAIRS = 1000

/**
 * Where the figures of a report come from, in the order of time. Whole days of UTC are stored as such, and only
 * the cut-off ones at the edges are made of their hours; days of another zone are all made of hours. What is
 * asked for some keys is divided further, so that no statement walks past the rows of many others.
 */
export function partsOf(scope: UsageScope): UsagePart[] {
  const { start, end, interval, timeZone, keys } = scope
  const hours = (range: { start: Date; end: Date }): UsagePart => ({
    stored: 'hour',
    start: roundUp(range.start, HOUR),
    end: range.end,
    isPartial: interval === 'day',
  })
  const parts = () => {
    if (interval === 'hour' || !isUtc(timeZone)) return [hours(scope)]
    const first = roundUp(start, DAY)
    const last = new Date(Math.floor(end.getTime() / DAY) * DAY)
    if (first > last) return [hours(scope)]
    const days = { stored: 'day', start: first, end: last, isPartial: false } as const
    return [hours({ start, end: first }), days, hours({ start: last, end })]
  }
  const found = parts().filter(part => part.start < part.end)
  return keys ? found.flatMap(part => divide(part, keys.length)) : found
}

function roundUp(moment: Date, step: number): Date {
  return new Date(Math.ceil(moment.getTime() / step) * step)
}

function divide(part: UsagePart, keys: number): UsagePart[] {
  const step = stepOf(part) * Math.max(1, Math.floor(PAIRS / keys))
  const end = part.end.getTime()
  const parts: UsagePart[] = []
  for (let start = part.start.getTime(); start < end; start += step)
    parts.push({ ...part, start: new Date(start), end: new Date(Math.min(start + step, end)) })
  return parts
}

/** Milliseconds between two stored moments. */
export function stepOf({ stored }: UsagePart): number {
  return stored === 'hour' ? HOUR : DAY
}

/**
 * A statement that reads the next stored rows of a part and answers a single row: `read`, how many they were;
 * `last`, the last of them; and `totals`, what they add up to. Both are text, `moment key license used` with
 * moments in seconds, and one line for each total, in the order of time. A row of text costs the embedded
 * database a fifth of what as many rows cost it.
 */
export function sliceQuery(
  scope: UsageScope,
  part: UsagePart,
  by: 'key' | 'license',
  after?: UsageCursor,
): SQL {
  const { accountId, keys } = scope
  const table = part.stored === 'hour' ? usageHours : usageDays
  const moment = part.stored === 'hour' ? usageHours.hour : usageDays.day
  const { keyId, licenseId, used } = table
  const seconds = (column: SQL) => sql`extract(epoch from ${column})::bigint`
  const step = sql`${stepOf(part) / HOUR} * interval '1 hour'`
  const bounds = [part.start, new Date(part.end.getTime() - 1)].map(
    bound => sql`${bound.toISOString()}::timestamptz`,
  )
  const rows = and(
    eq(table.accountId, accountId),
    gte(moment, part.start),
    lt(moment, part.end),
    // Each moment by itself, so that the index goes straight to the rows of the keys.
    keys && sql`${moment} = any(array(select generate_series(${sql.join(bounds, sql`, `)}, ${step})))`,
    keys && inArray(keyId, [...keys]),
    after &&
      sql`(${moment}, ${keyId}, ${licenseId}) >
        (to_timestamp(${after.moment}), ${after.keyId}::uuid, ${after.licenseId}::int)`,
  )
  const interval = part.isPartial ? sql`date_trunc('day', stored, ${scope.timeZone})` : sql`stored`
  const perKey = part.isPartial
    ? sql`select ${interval} as moment, key_id, license_id, sum(used) as used from part group by 1, 2, 3`
    : sql`select stored as moment, key_id, license_id, used from part`
  const perLicense = sql`
    select ${interval} as moment, '-' as key_id, license_id, sum(used) as used from part group by 1, 3`
  return sql`
    with part as materialized (
      select ${moment} as stored, ${keyId}, ${licenseId}, ${used} from ${table} where ${rows}
      order by ${moment}, ${keyId}, ${licenseId} limit ${STORED_ROWS}
    )
    select (select count(*)::int from part) as read,
      (
        select concat_ws(' ', ${seconds(sql`stored`)}, key_id, license_id)
        from part order by stored desc, key_id desc, license_id desc limit 1
      ) as last,
      (
        select string_agg(concat_ws(' ', ${seconds(sql`moment`)}, key_id, license_id, used), E'\n' order by moment)
        from (${by === 'key' ? perKey : perLicense}) as total
      ) as totals`
}
