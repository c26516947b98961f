import { eq, max, type SQL, sql } from 'drizzle-orm'
import { subscriptions, tracks } from '#backend/services/subscription/public.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { addUsage } from './metering/statement.ts'
import { type Rhythm, rhythms } from './rhythm.ts'
import { embeddedKeys, keyLimits, secretKeys, usageHours } from './tables.ts'

const US = 1102
const AUTOCOMPLETE = 1203
const INTERNATIONAL = 1407

interface Demo {
  accountId: number
  /** Ids of the keys by label. */
  keys: ReadonlyMap<string, string>
  now: Date
}

/** Lookups of a key with a license, starting `from` days ago. */
interface Stream {
  key: string
  license: number
  rhythm: Rhythm
  from: number
  /** How many days ago it ended; 0 if it continues. */
  until?: number
  /** Lookups on an average workday at the start, and the factor by which they have grown since. */
  perDay: number
  growth: number
  /** Maximum total lookups. */
  cap?: number
}

const STREAMS: readonly Stream[] = [
  {
    key: 'Checkout server',
    license: US,
    rhythm: rhythms.shop,
    from: 212,
    until: 203,
    perDay: 60,
    growth: 1.5,
  },
  { key: 'Checkout server', license: US, rhythm: rhythms.shop, from: 203, perDay: 260, growth: 2.4 },
  { key: 'Nightly CRM import', license: US, rhythm: rhythms.nightly, from: 174, perDay: 380, growth: 1.3 },
  {
    key: 'Warehouse label printer',
    license: US,
    rhythm: rhythms.office,
    from: 121,
    perDay: 210,
    growth: 1.4,
  },
  { key: 'Claims intake', license: US, rhythm: rhythms.office, from: 96, perDay: 45, growth: 2 },
  {
    key: 'Data team notebook',
    license: US,
    rhythm: rhythms.office,
    from: 71,
    until: 12,
    perDay: 30,
    growth: 1,
  },
  { key: 'Returns portal', license: US, rhythm: rhythms.shop, from: 44, perDay: 70, growth: 1.8 },
  { key: 'Returns portal', license: INTERNATIONAL, rhythm: rhythms.shop, from: 44, perDay: 55, growth: 1.6 },
  {
    key: 'Nightly CRM import',
    license: INTERNATIONAL,
    rhythm: rhythms.nightly,
    from: 110,
    perDay: 90,
    growth: 1.2,
  },
  { key: 'Staging', license: US, rhythm: rhythms.office, from: 30, perDay: 6, growth: 1 },
  {
    key: 'Load test, spring',
    license: US,
    rhythm: rhythms.office,
    from: 23,
    until: 20,
    perDay: 900,
    growth: 1,
  },
  { key: 'Mobile backend', license: US, rhythm: rhythms.shop, from: 9, perDay: 80, growth: 2.5 },
  { key: 'Store checkout', license: AUTOCOMPLETE, rhythm: rhythms.shop, from: 238, perDay: 800, growth: 2.2 },
  {
    key: 'Partner locator',
    license: AUTOCOMPLETE,
    rhythm: rhythms.shop,
    from: 130,
    perDay: 140,
    growth: 1.5,
  },
  {
    key: 'Campaign page, autumn',
    license: AUTOCOMPLETE,
    rhythm: rhythms.shop,
    from: 52,
    perDay: 520,
    growth: 1,
    cap: 20_000,
  },
]

/** Eight months of lookups for the demo, what remains of the subscriptions, and the limits of two keys. */
export async function seedDemoUsage(db: Queries, demo: Demo): Promise<void> {
  const hour = new Date(Math.floor(demo.now.getTime() / HOUR) * HOUR)
  const daysAgo = (days: number) => new Date(hour.getTime() - days * DAY)
  for (const stream of STREAMS) await addUsage(db, hoursOf(stream, demo, daysAgo))
  await spendSubscriptions(db, demo.accountId)
  await setLimits(db, demo, daysAgo)
  await noteLastUse(db, demo)
}

/** The hours of a stream: its rhythm and growth, with reproducible noise. */
function hoursOf(stream: Stream, { accountId, keys }: Demo, daysAgo: (days: number) => Date): SQL {
  const { key, license, rhythm, from, until = 0, perDay, growth, cap } = stream
  const keyId = idOf(keys, key)
  const [start, end] = [daysAgo(from).toISOString(), daysAgo(until).toISOString()]
  const local = sql`hour at time zone ${rhythm.timeZone}`
  return sql`
    select ${accountId}::int as account_id, hour, ${keyId}::uuid as key_id, ${license}::int as license_id,
      least(used, ${cap ?? null}::bigint - before) as used
    from (
      select hour, used, coalesce(sum(used) over (order by hour rows unbounded preceding) - used, 0)::bigint as before
      from (
        select hour, floor(
          ${perDay}::float / 24
          * (${sql.param([...rhythm.hours])}::float[])[extract(hour from ${local})::int + 1]
          * (${sql.param([...rhythm.days])}::float[])[extract(isodow from ${local})::int]
          * (1 + ${growth - 1}::float * (extract(epoch from hour - ${start}::timestamptz) / ${(from - until) * 86_400}::float))
          * (0.7 + 0.6 * ('x' || substr(md5(${`${key} ${license}`} || extract(epoch from hour)), 1, 4))::bit(16)::int / 65536)
          + 0.5)::bigint as used
        from generate_series(${start}::timestamptz, ${end}::timestamptz - interval '1 hour', interval '1 hour') hour
      ) noisy where used > 0
    ) counted where ${cap ?? null}::bigint is null or before < ${cap ?? null}::bigint`
}

function idOf(keys: Demo['keys'], label: string): string {
  const id = keys.get(label)
  if (!id) throw new Error(`the demo has no key ${label}`)
  return id
}

/** Deducts the lookups of each subscription's term from it. */
async function spendSubscriptions(db: Queries, accountId: number): Promise<void> {
  await db.execute(sql`
    update ${subscriptions} s set remaining = s.issued - (
      select coalesce(sum(h.used), 0) from ${usageHours} h
      where h.account_id = t.account_id and h.license_id = t.license_id
        and h.hour >= s.start and h.hour < s.expiration)
    from ${tracks} t where t.track_id = s.track_id and t.account_id = ${accountId}::int`)
}

/** Sets limits for one key that has reached it, and one that soon will. */
async function setLimits(
  db: Queries,
  { accountId, keys }: Demo,
  daysAgo: (days: number) => Date,
): Promise<void> {
  const reached = idOf(keys, 'Campaign page, autumn')
  const near = idOf(keys, 'Store checkout')
  const limits = [
    { keyId: reached, since: daysAgo(52), step: 1 },
    // The next round number above the lookups used.
    { keyId: near, since: daysAgo(30), step: 2_500 },
  ]
  for (const { keyId, since, step } of limits)
    await db.execute(sql`
      insert into ${keyLimits} (key_id, account_id, max_lookups, lookups_used, since)
      select ${keyId}::uuid, ${accountId}::int, ceil(sum(used) / ${step}::numeric) * ${step}::int, sum(used),
        ${since.toISOString()}::timestamptz
      from ${usageHours} where key_id = ${keyId}::uuid and hour >= ${since.toISOString()}::timestamptz`)
}

/** Sets the last use to the last hour with lookups. */
async function noteLastUse(db: Queries, { accountId, now }: Demo): Promise<void> {
  const uses = await db
    .select({ keyId: usageHours.keyId, hour: max(usageHours.hour) })
    .from(usageHours)
    .where(eq(usageHours.accountId, accountId))
    .groupBy(usageHours.keyId)
  for (const { keyId, hour } of uses) {
    if (!hour) continue
    const lastUsed = new Date(Math.min(hour.getTime() + 41 * MINUTE, now.getTime()))
    for (const table of [secretKeys, embeddedKeys])
      await db.update(table).set({ lastUsed }).where(eq(table.keyId, keyId))
  }
}
