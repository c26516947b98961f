import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { isUtc } from '#kernel/time-zones.ts'
import { usageDays, usageHours } from '../tables.ts'

/** The scope of a report. */
export interface UsageScope {
  accountId: number
  /** Inclusive. */
  start: Date
  /** Exclusive. */
  end: Date
  interval: 'hour' | 'day'
  /** Time zone of the days. */
  timeZone: string
  /** The keys to include; undefined for all. */
  keys?: readonly string[] | undefined
  /** Maximum rows of the report. */
  maxRows: number
}

/** A period whose lookups come from one table. */
export interface UsagePart {
  stored: 'hour' | 'day'
  /** Inclusive start, exclusive end. */
  start: Date
  end: Date
  /** Whether several stored rows make up one row of the report by key. */
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
 * Maximum stored rows that one statement reads. The embedded database answers no other call during that time,
 * so this is the number that takes about fifteen milliseconds.
 */
export const STORED_ROWS = 3000
/** Pairs of a stored moment and a key that one statement looks up when a report covers only some keys. */
const PAIRS = 1000

/**
 * Where the numbers of a report come from, in chronological order. Whole UTC days are read from stored days,
 * and only partial days at the edges from hours; days in other zones are always read from hours. For a report
 * on some keys, the parts are divided further, so that no statement scans the rows of many other keys.
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
 * A statement that reads the next stored rows of a part and returns a single row: `read`, the number of rows;
 * `last`, the last of them; and `totals`, their sums. Both are text, `moment key license used` with moments
 * in seconds, and one line for each total, in chronological order. For the embedded database, one row of text
 * costs a fifth of what the same number of rows would cost.
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
    // Lists each moment, so that the index leads directly to the rows of the keys.
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
