import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  accountSteps,
  type ClosingObstacle,
  type ErasureFacts,
  inTurn,
  type PreviewFacts,
  reduceRows,
} from '#backend/modules/accounts/public.ts'
import { forgetCard } from './card-removals.ts'
import { OPEN_STATES } from './charges/attempt-state.ts'
import { attempts } from './charges/tables.ts'
import { openDisputesOf } from './disputes.ts'
import { cards, primaryChanges, primaryGaps } from './tables.ts'

/** What has to be known about payments first. */
export async function unsettledPayments(...[db, { accountId }]: PreviewFacts) {
  const isOpen = and(eq(attempts.accountId, accountId), inArray(attempts.state, [...OPEN_STATES]))
  const obstacles: ClosingObstacle[] = []
  if (await db.$count(attempts, isOpen)) obstacles.push('payment-in-progress')
  if (await openDisputesOf(db, accountId)) obstacles.push('open-dispute')
  return { obstacles }
}

const ERASED = 'erased'

/** Deletes cards, here and at the vendor. Payments and refunds stay with their orders, without the card's token. */
export function eraseCards(...[db, { accountId, limit, now }]: ErasureFacts): Promise<number> {
  const isOfAccount = eq(cards.accountId, accountId)
  return inTurn([
    async () => {
      const rows = await db.select().from(cards).where(isOfAccount).limit(limit).for('update')
      for (const card of rows) await forgetCard(db, card, now)
      if (rows.length)
        await db.delete(cards).where(
          inArray(
            cards.paymentMethodId,
            rows.map(({ paymentMethodId }) => paymentMethodId),
          ),
        )
      return rows.length
    },
    () =>
      reduceRows(db, attempts, sql`card_token = ${ERASED}, request_key = ${ERASED}`, {
        which: and(eq(attempts.accountId, accountId), ne(attempts.requestKey, ERASED)),
        limit,
      }),
    ...accountSteps(db, { accountId, limit }, [primaryGaps, primaryChanges]),
  ])
}
