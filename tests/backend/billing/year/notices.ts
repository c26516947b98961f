import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { deliveries, notices } from '#backend/services/notification/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { demand } from './audit.ts'
import type { Played } from './customers.ts'
import type { Account } from './tracks.ts'

/** Throws where people were told something of a term twice, were told too much, or were not told. */
export async function auditNotices(
  db: Queries,
  customers: readonly { played: Played; account: Account }[],
): Promise<number> {
  const ids = customers.map(({ played }) => played.accountId)
  const all = await db.select().from(notices).where(inArray(notices.accountId, ids))
  const ofTerm = Map.groupBy(all, ({ key }) => Number(key.split(':')[1]))
  let compared = 0
  for (const { played, account } of customers)
    for (const [index, trackId] of played.trackIds.entries()) {
      const rows = await db
        .select({ id: subscriptions.subscriptionId })
        .from(subscriptions)
        .where(eq(subscriptions.trackId, trackId))
        .orderBy(asc(subscriptions.subscriptionId))
      for (const [place, { id }] of rows.entries()) {
        const term = account.tracks[index]?.terms[place]
        if (!term) throw new Error('the model has every term')
        const keys = (ofTerm.get(id) ?? []).map(({ key }) => key)
        const found = (kind: string) =>
          keys
            .filter(key => key.startsWith(`${kind}:`))
            .map(key => key.replace(`:${id}`, ''))
            .toSorted()
        same(
          id,
          found('usage'),
          [...term.told.usage].map(percent => `usage:${percent}`),
        )
        if (term.told.isPlain)
          same(id, [...found('renewal'), ...found('expiring'), ...found('stopped')], [...term.told.endings])
        compared += keys.length
      }
    }
  const unaddressed = await db.$count(notices, isNull(notices.addressed))
  demand(unaddressed === 0, `${unaddressed} notices have no recipients yet`)
  const told = await db.select().from(deliveries).where(inArray(deliveries.accountId, ids))
  const reached = new Set(told.map(({ noticeId }) => noticeId))
  for (const { noticeId, key } of all) demand(reached.has(noticeId), `no one was told of ${key}`)
  const waiting = await db.$count(
    deliveries,
    and(inArray(deliveries.accountId, ids), eq(deliveries.state, 'waiting')),
  )
  demand(waiting === 0, `${waiting} notices were not mailed`)
  return compared
}

function same(id: number, found: readonly string[], wanted: readonly string[]): void {
  const [is, shouldBe] = [[...found].toSorted().join(' '), [...wanted].toSorted().join(' ')]
  demand(is === shouldBe, `people were told of subscription ${id}: "${is}", and should be told "${shouldBe}"`)
}
