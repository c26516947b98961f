import { type SQL, sql } from 'drizzle-orm'
import { subscriptions, tracks } from '#backend/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, hostnames, keyLimits, secretKeys, tokenUses, usageDays, usageHours } from './tables.ts'

/** A key and the licenses of its account, as one statement reads them. Times are ISO strings. */
export interface StoredKey {
  key_id: string
  account_id: number
  paused: boolean
  recovery_deadline: string | null
  expires: string | null
  licenses: number[] | null
  last_used: string | null
  limit: { max: number; used: number } | null
  held: StoredLicense[]
  hostnames: { hostname: string; isAuthorized: boolean }[]
  /** Only for a secret key. */
  token?: {
    hash: string
    version: number
    previous_hash: string | null
    previous_ends: string | null
    allowed_ips: string[]
  }
}

export interface StoredLicense {
  license_id: number
  suspended: boolean
  subscriptions: {
    subscription_id: number
    start: string
    expiration: string | null
    termination: string | null
    issued: number
    remaining: number
    plan_id: number
    rate_limit: { rate_limit: number | null; expiration: string | null } | null
  }[]
}

const MINUTE = 60_000
/** Lookups by token version are counted in steps of five minutes. */
export const TOKEN_STEP = 5 * MINUTE
export const HOUR = 60 * MINUTE

/** A key by its id, with the licenses in `product` that its account holds. */
export async function readKey(
  db: Queries,
  kind: 'secret' | 'embedded',
  keyId: string,
  product: readonly number[],
): Promise<StoredKey | undefined> {
  const keys = kind === 'secret' ? secretKeys : embeddedKeys
  const ofKind =
    kind === 'secret'
      ? sql`'hostnames', '[]'::json, 'token', json_build_object('hash', k.token_hash, 'version', k.token_version,
          'previous_hash', k.previous_hash, 'previous_ends', k.previous_ends, 'allowed_ips', k.allowed_ips)`
      : sql`'hostnames', (
          select coalesce(json_agg(json_build_object('hostname', h.hostname, 'isAuthorized', h.is_authorized)
            order by h.hostname), '[]')
          from ${hostnames} h where h.key_id = k.key_id)`
  const rows = await rowsOf<{ found: StoredKey }>(
    db,
    sql`
    select json_build_object(
      'key_id', k.key_id, 'account_id', k.account_id, 'paused', k.paused,
      'recovery_deadline', k.recovery_deadline, 'expires', k.expires, 'licenses', k.licenses,
      'last_used', k.last_used, ${ofKind},
      'limit', (
        select json_build_object('max', l.max_lookups, 'used', l.lookups_used)
        from ${keyLimits} l where l.key_id = k.key_id),
      'held', (
        select coalesce(json_agg(json_build_object('license_id', t.license_id, 'suspended', t.suspended,
          'subscriptions', (
            select coalesce(json_agg(json_build_object('subscription_id', s.subscription_id, 'start', s.start,
              'expiration', s.expiration, 'termination', s.termination, 'issued', s.issued,
              'remaining', s.remaining, 'plan_id', s.plan_id, 'rate_limit', s.rate_limit)), '[]')
            from ${subscriptions} s where s.track_id = t.track_id))), '[]')
        from ${tracks} t where t.account_id = k.account_id and t.license_id in ${product})) as found
    from ${keys} k where k.key_id = ${keyId}::uuid`,
  )
  return rows[0]?.found
}

/** Lookups to count. */
export interface Metered {
  kind: 'secret' | 'embedded'
  accountId: number
  keyId: string
  licenseId: number
  subscriptionId: number
  lookups: number
  now: Date
  /** Version of the token that was used, while the key has two valid ones. */
  tokenVersion?: number | undefined
  /** Whether to write the minute of the last use. */
  isFirstOfMinute: boolean
}

/**
 * Counts lookups for the limit of the key, the subscription that pays, the hour, the day, and, while two
 * tokens are valid, the token. All of them or none, in one statement and so in one transaction: false when
 * the limit or the subscription has no room, and then nothing is counted. Concurrent callers take turns at
 * the row of the limit, then at the row of the subscription, and each sees what the previous one has left.
 *
 * When this returns true, the count is durable. A process that dies before it answers has overcounted by at
 * most the calls in progress, and never undercounted.
 */
export async function meterLookups(db: Queries, metered: Metered): Promise<boolean> {
  const { kind, accountId, keyId, licenseId, subscriptionId, lookups, now, tokenVersion } = metered
  const keys = kind === 'secret' ? secretKeys : embeddedKeys
  const minute = startOf(now, MINUTE)
  const more: SQL[] = []
  if (tokenVersion !== undefined)
    more.push(sql`, by_token as (
      insert into ${tokenUses} (key_id, token_version, start, used, last)
      select ${keyId}::uuid, ${tokenVersion}::int, ${startOf(now, TOKEN_STEP)}::timestamptz, ${lookups}::bigint,
        ${now.toISOString()}::timestamptz from paid
      on conflict (key_id, token_version, start) do update set
        used = token_uses.used + excluded.used, last = greatest(token_uses.last, excluded.last))`)
  if (metered.isFirstOfMinute)
    more.push(sql`, touched as (
      update ${keys} set last_used = ${minute}::timestamptz
      where key_id = ${keyId}::uuid and (last_used is null or last_used < ${minute}::timestamptz)
        and exists (select from paid))`)
  const [row] = await rowsOf<{ paid: number }>(
    db,
    sql`
    with key_limit as materialized (
      select max_lookups, lookups_used from ${keyLimits} where key_id = ${keyId}::uuid for update),
    paid as (
      update ${subscriptions} set remaining = remaining - ${lookups}::bigint
      where subscription_id = ${subscriptionId}::int and remaining >= ${lookups}::bigint
        and not exists (select from key_limit where lookups_used + ${lookups}::bigint > max_lookups)
      returning 1),
    limited as (
      update ${keyLimits} set lookups_used = lookups_used + ${lookups}::bigint
      where key_id = ${keyId}::uuid and exists (select from paid)),
    counted as (
      select ${accountId}::int as account_id, ${startOf(now, HOUR)}::timestamptz as hour,
        ${keyId}::uuid as key_id, ${licenseId}::int as license_id, ${lookups}::bigint as used
      from paid),
    ${usageOf(sql`counted`)}
    ${sql.join(more)}
    select count(*)::int as paid from paid`,
  )
  return row?.paid === 1
}

/** Adds past lookups, rows `account_id, hour, key_id, license_id, used`, one per hour, key and license. */
export async function addUsage(db: Queries, rows: SQL): Promise<void> {
  await db.execute(sql`with counted as materialized (${rows}), ${usageOf(sql`counted`)} select 1`)
}

/** The parts of a statement that add counted lookups to the hours and days of UTC. */
function usageOf(counted: SQL): SQL {
  return sql`by_hour as (
      insert into ${usageHours} (account_id, hour, key_id, license_id, used)
      select account_id, hour, key_id, license_id, used from ${counted}
      on conflict (account_id, hour, key_id, license_id) do update set used = usage_hours.used + excluded.used),
    by_day as (
      insert into ${usageDays} (account_id, day, key_id, license_id, used)
      select account_id, date_trunc('day', hour, 'UTC'), key_id, license_id, sum(used) from ${counted}
      group by 1, 2, 3, 4
      on conflict (account_id, day, key_id, license_id) do update set used = usage_days.used + excluded.used)`
}

/** Whether a use at `now` is the first in its minute. */
export function isFirstOfMinute(lastUsed: string | null, now: Date): boolean {
  return lastUsed === null || new Date(lastUsed).getTime() < new Date(startOf(now, MINUTE)).getTime()
}

/** The start of the step that contains a moment, as ISO. UTC steps are aligned with the epoch. */
export function startOf(moment: Date, step: number): string {
  return new Date(Math.floor(moment.getTime() / step) * step).toISOString()
}

async function rowsOf<T>(db: Queries, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows
}
