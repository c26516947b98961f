import { and, asc, inArray, sql } from 'drizzle-orm'
import { subscriptions } from '#backend/services/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { keyLicensePaces, keyLimits } from '../tables.ts'
import { usageLimits } from '../usage-limits/tables.ts'
import { countSums, type Raised } from './statement.ts'
import { type Metered, sumsOf } from './sums.ts'

/**
 * What became of a call. Nothing is counted of one with too few lookups left, in the limit of the key or in the
 * subscription, nor of one that is too fast, after `made` lookups of the key with the license in this
 * second.
 */
export type Outcome = { is: 'counted' } | { is: 'no-room' } | { is: 'too-fast'; made: number }

interface Pace {
  key_id: string
  license_id: number
  /** Milliseconds since 1970. */
  second: number
  made: number
}

/**
 * Counts the calls that fit when they are taken one after another, in their order. It locks everything that decides
 * in the order of `countSums`, so no other process can count meanwhile. `raised` are the paces that a statement
 * raised for calls that it then did not count.
 */
export function countInTurn(
  db: Queries,
  calls: readonly Metered[],
  raised: readonly Raised[],
): Promise<Outcome[]> {
  return db.transaction(async transaction => {
    // The period of usage limits is that of the latest call, as in `countSums`.
    const at = new Date(Math.max(...calls.map(({ now }) => now.getTime())))
    const rooms = await lockRooms(transaction, calls, at)
    const paces = await lockPaces(transaction, calls, raised)
    const outcomes = calls.map(call => waitForTurn(call, rooms, paces))
    const counted = calls.filter((_, index) => outcomes[index]?.is === 'counted')
    if (counted.length) {
      const sums = sumsOf(counted)
      const limits = sums.usageLimits.map(limit => ({ ...limit, at: at.toISOString() }))
      const { accounts } = await countSums(transaction, { ...sums, usageLimits: limits, paces: [] })
      if (counted.some(({ accountId }) => !accounts.has(accountId)))
        throw new Error('lookups that fit are not counted')
    }
    const written = [...paces.values()].map(({ second, ...pace }) => ({
      ...pace,
      second: new Date(second).toISOString(),
    }))
    if (written.length)
      await transaction.execute(sql`
        insert into ${keyLicensePaces} (key_id, license_id, second, made)
        select * from json_to_recordset(${JSON.stringify(written)}::json)
          as a (key_id uuid, license_id int, second timestamptz, made bigint)
        order by 1, 2
        on conflict (key_id, license_id) do update set second = excluded.second, made = excluded.made`)
    return outcomes
  })
}

/** How many lookups the limits of keys, usage limits, and subscriptions have left, by their ids. */
async function lockRooms(
  db: Queries,
  calls: readonly Metered[],
  at: Date,
): Promise<Map<string | number, number>> {
  const limits = await db
    .select({
      id: keyLimits.keyId,
      room: sql`${keyLimits.maxLookups} - ${keyLimits.lookupsUsed}`.mapWith(Number),
    })
    .from(keyLimits)
    .where(inArray(keyLimits.keyId, [...new Set(calls.map(({ keyId }) => keyId))]))
    .orderBy(asc(keyLimits.keyId))
    .for('update')
  const periods = await lockPeriods(db, calls, at)
  const terms = await db
    .select({ id: subscriptions.subscriptionId, room: subscriptions.remaining })
    .from(subscriptions)
    .where(
      inArray(subscriptions.subscriptionId, [...new Set(calls.map(({ subscriptionId }) => subscriptionId))]),
    )
    .orderBy(asc(subscriptions.subscriptionId))
    .for('update')
  return new Map([...limits, ...periods, ...terms].map(({ id, room }) => [id, room]))
}

async function lockPeriods(db: Queries, calls: readonly Metered[], at: Date) {
  const limited = calls.filter(call => call.usageLimits)
  if (!limited.length) return []
  const of = (values: readonly string[]) => [...new Set(values)]
  const rows = await db
    .select()
    .from(usageLimits)
    .where(
      and(
        inArray(usageLimits.accountId, [...new Set(limited.map(({ accountId }) => accountId))]),
        inArray(
          usageLimits.keyId,
          of(limited.flatMap(call => call.usageLimits?.map(each => each.key_id) ?? [])),
        ),
      ),
    )
    .orderBy(asc(usageLimits.accountId), asc(usageLimits.keyId), asc(usageLimits.period))
    .for('update')
  return rows.map(row => ({
    id: periodId(row.accountId, { key_id: row.keyId, period: row.period }),
    room: row.maxLookups - (row.ends <= at ? 0 : row.lookupsUsed),
  }))
}

const periodId = (accountId: number, limit: { key_id: string; period: string }) =>
  `${accountId} ${limit.key_id} ${limit.period}`

/** What keys with a rate limit have made with a license in the latest second that was counted, by `paceId`. */
async function lockPaces(
  db: Queries,
  calls: readonly Metered[],
  raised: readonly Raised[],
): Promise<Map<string, Pace>> {
  const limited = new Map(
    calls.filter(({ rateLimit }) => rateLimit !== null).map(call => [paceId(call), call]),
  )
  if (!limited.size) return new Map()
  // A row that isn't there can't be locked.
  const rows = await db
    .insert(keyLicensePaces)
    .values(
      [...limited.values()]
        .toSorted((a, b) => (a.keyId === b.keyId ? a.licenseId - b.licenseId : a.keyId < b.keyId ? -1 : 1))
        .map(({ keyId, licenseId }) => ({ keyId, licenseId, second: new Date(0), made: 0 })),
    )
    .onConflictDoUpdate({
      target: [keyLicensePaces.keyId, keyLicensePaces.licenseId],
      set: { made: sql`${keyLicensePaces.made}` },
    })
    .returning()
  const paces = new Map(
    rows.map(({ keyId, licenseId, second, made }) => [
      paceId({ keyId, licenseId }),
      { key_id: keyId, license_id: licenseId, second: second.getTime(), made },
    ]),
  )
  for (const { key_id: keyId, license_id: licenseId, second, used } of raised) {
    const pace = paces.get(paceId({ keyId, licenseId }))
    if (pace && pace.second === Date.parse(second)) pace.made -= used
  }
  return paces
}

const paceId = ({ keyId, licenseId }: Pick<Metered, 'keyId' | 'licenseId'>) => `${keyId} ${licenseId}`

function waitForTurn(
  {
    accountId,
    keyId,
    licenseId,
    subscriptionId,
    lookups,
    rateLimit,
    usageLimits: periods = [],
    now,
  }: Metered,
  rooms: Map<string | number, number>,
  paces: Map<string, Pace>,
): Outcome {
  const left = rooms.get(subscriptionId) ?? 0
  const limit = rooms.get(keyId) ?? Number.POSITIVE_INFINITY
  const ids = periods.map(period => periodId(accountId, period))
  const isFull = ids.some(id => lookups > (rooms.get(id) ?? Number.POSITIVE_INFINITY))
  if (lookups > left || lookups > limit || isFull) return { is: 'no-room' }
  const pace = paces.get(paceId({ keyId, licenseId }))
  if (rateLimit !== null && pace) {
    const second = Math.floor(now.getTime() / 1000) * 1000
    if (second > pace.second) Object.assign(pace, { second, made: 0 })
    if (pace.made > 0 && pace.made + lookups > rateLimit) return { is: 'too-fast', made: pace.made }
    pace.made += lookups
  }
  rooms.set(subscriptionId, left - lookups)
  rooms.set(keyId, limit - lookups)
  for (const id of ids) rooms.set(id, (rooms.get(id) ?? Number.POSITIVE_INFINITY) - lookups)
  return { is: 'counted' }
}
