import { sql } from 'drizzle-orm'
import { subscriptions } from '#backend/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { HOUR, type Metered, startOf, TOKEN_STEP } from './metering.ts'
import { keyLimits, tokenUses, usageDays, usageHours } from './tables.ts'

/**
 * Takes back what `meterLookups` has counted, for a call that failed afterwards: in the limit of the key unless its
 * counter was reset meanwhile, in the subscription, the hour, the day, and the token. The rows are locked in the
 * order in which they are counted. Call it at most once for each count.
 */
export async function takeBackLookups(db: Queries, metered: Metered): Promise<void> {
  const { accountId, keyId, licenseId, subscriptionId, lookups, now, tokenVersion } = metered
  const hour = startOf(now, HOUR)
  await db.transaction(async transaction => {
    await transaction.execute(sql`
      with key_limit as materialized (
        select key_id from ${keyLimits}
        where key_id = ${keyId}::uuid and since <= ${now.toISOString()}::timestamptz for update),
      paid as (
        update ${subscriptions} set remaining = remaining + ${lookups}::bigint
        where subscription_id = ${subscriptionId}::int and (select count(*) from key_limit) >= 0
        returning 1),
      limited as (
        update ${keyLimits} set lookups_used = greatest(0, lookups_used - ${lookups}::bigint)
        where key_id in (select key_id from key_limit) and exists (select from paid)),
      by_hour as (
        update ${usageHours} set used = used - ${lookups}::bigint
        where account_id = ${accountId}::int and hour = ${hour}::timestamptz and key_id = ${keyId}::uuid
          and license_id = ${licenseId}::int and exists (select from paid)),
      by_day as (
        update ${usageDays} set used = used - ${lookups}::bigint
        where account_id = ${accountId}::int and day = date_trunc('day', ${hour}::timestamptz, 'UTC')
          and key_id = ${keyId}::uuid and license_id = ${licenseId}::int and exists (select from paid))
      update ${tokenUses} set used = used - ${lookups}::bigint
      where key_id = ${keyId}::uuid and token_version = ${tokenVersion ?? null}::int
        and start = ${startOf(now, TOKEN_STEP)}::timestamptz and exists (select from paid)`)
    // Reports have no rows of nothing.
    await transaction.execute(sql`
      with no_hour as (
        delete from ${usageHours}
        where account_id = ${accountId}::int and hour = ${hour}::timestamptz and key_id = ${keyId}::uuid
          and license_id = ${licenseId}::int and used <= 0),
      no_day as (
        delete from ${usageDays}
        where account_id = ${accountId}::int and day = date_trunc('day', ${hour}::timestamptz, 'UTC')
          and key_id = ${keyId}::uuid and license_id = ${licenseId}::int and used <= 0)
      delete from ${tokenUses} where key_id = ${keyId}::uuid and used <= 0`)
  })
}
