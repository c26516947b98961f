import { eq, sql } from 'drizzle-orm'
import { keyLimits, usageDays, usageHours } from '#backend/services/security/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import type { Backend } from './backend.ts'
import type { GatewayKey } from './gateway.ts'

/** All counts of a key: limit, subscriptions, hours and days. */
export async function countsOf({ db }: Pick<Backend, 'db'>, { keyId, accountId }: GatewayKey) {
  const [limit] = await db.select().from(keyLimits).where(eq(keyLimits.keyId, keyId))
  const paid = await db
    .select({ paid: sql`${subscriptions.issued} - ${subscriptions.remaining}`.mapWith(Number) })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId))
  const hours = await db.select().from(usageHours).where(eq(usageHours.keyId, keyId))
  const days = await db.select().from(usageDays).where(eq(usageDays.keyId, keyId))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    limit: limit?.lookupsUsed,
    paid: sum(paid.map(row => row.paid)),
    hours: sum(hours.map(row => row.used)),
    days: sum(days.map(row => row.used)),
  }
}
