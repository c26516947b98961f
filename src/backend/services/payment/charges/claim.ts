import { and, desc, eq, inArray } from 'drizzle-orm'
import { hasLapsed, lockOrder, requireSecondPerson } from '#backend/services/sales/public.ts'
import type { ErrorName } from '#domain/errors/catalog.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { cards } from '../tables.ts'
import type { VendorName } from '../vendors/vendor.ts'
import { isOpen, OPEN_STATES } from './attempt-state.ts'
import { ARRIVAL, CLAIM, FIRST_LOOK } from './limits.ts'
import { attempts, type DeclineName, transactions } from './tables.ts'

export type Attempt = typeof attempts.$inferSelect
export type TransactionRow = typeof transactions.$inferSelect

/** What someone wants to pay. */
export interface PaymentRequest {
  orderId: number
  accountId: number
  paymentMethodId: string
  /** In cents. */
  amount: number
  /** Whether less than the order's total is rejected as well. More always is. */
  isExact: boolean
  /** Whether the person is there, and can answer a challenge. */
  isPresent: boolean
  /** The caller and the Idempotency-Key: the same again has the same result. */
  requestKey: string
  /** Who wants it; undefined for a renewal. */
  userId?: string | undefined
}

/** The state of a payment request. */
export type AttemptClaim =
  /** It was fulfilled, or declined, earlier. */
  | { kind: 'paid'; transaction: TransactionRow }
  | { kind: 'declined'; reason: DeclineName }
  /** Someone else asks the vendor at the moment. */
  | { kind: 'busy' }
  /** This caller has to ask the vendor, until the claim lapses. */
  | { kind: 'ask'; attempt: Attempt; isNew: boolean }

/**
 * Finds out whose turn it is, in a transaction of its own: once it is committed, the vendor can be asked.
 * Throws the error that rejects the request.
 */
export async function claimAttempt(
  db: Queries,
  input: PaymentRequest,
  { vendor, smallestCharge, now }: { vendor: VendorName; smallestCharge: number; now: Date },
): Promise<AttemptClaim> {
  const { orderId, accountId } = input
  const order = await lockOrder(db, { orderId, accountId })
  if (!order) throw problem('not-found')
  const earlier = await resultOf(db, input)
  if (earlier) return earlier
  if (order.processed) throw problem('order-already-paid')
  // Paying nothing for a gift would take the place of its approval.
  if (order.approved || order.canceled || order.totalAmount === 0) throw problem('order-not-pending')
  if (input.isExact && input.amount !== order.totalAmount)
    throw problem('amount-mismatch', { fields: ['amount'] })
  if (input.amount > order.totalAmount)
    throw problem('payment-too-large', {
      fields: ['amount'],
      ...amountsOf({ amount: order.totalAmount }),
    })
  if (input.amount < smallestCharge)
    throw problem('amount-too-small', {
      fields: ['amount'],
      ...amountsOf({ charge: input.amount, smallest: smallestCharge }),
    })
  if (input.amount < order.totalAmount && input.userId !== undefined)
    await requireSecondPerson(db, order, {
      userId: input.userId,
      missing: order.totalAmount - input.amount,
      now,
    })
  const [open] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.orderId, orderId), inArray(attempts.state, [...OPEN_STATES])))
    .for('update')
  if (open) return resume(db, open, { input, now })
  if (await hasLapsed(db, orderId, now)) throw problem('order-not-pending')
  return { kind: 'ask', attempt: await begin(db, input, { vendor, now }), isNew: true }
}

/** Whether an attempt is what a request asks for: the same card and amount, regardless of who began it. */
export function isSame(attempt: Attempt, { paymentMethodId, amount }: PaymentRequest): boolean {
  return attempt.paymentMethodId === paymentMethodId && attempt.amount === amount
}

/**
 * The result of an earlier call, if there is one: of a call with the same key, since the kernel only knows complete
 * answers, or of the one that left the payment open, which this call asks about.
 */
async function resultOf(db: Queries, input: PaymentRequest): Promise<AttemptClaim | undefined> {
  const [mine] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.requestKey, input.requestKey), eq(attempts.orderId, input.orderId)))
    .orderBy(desc(attempts.created), desc(attempts.attemptId))
    .limit(1)
  const result = mine && (await resultFor(db, input, mine))
  return result ?? (input.isPresent ? dueResult(db, input) : undefined)
}

/** The payment that someone else has settled since a person was told that it is open. Given out once. */
async function dueResult(db: Queries, input: PaymentRequest): Promise<AttemptClaim | undefined> {
  const { orderId, paymentMethodId, amount, requestKey } = input
  const [due] = await db
    .update(attempts)
    // From now on, this call has that result.
    .set({ isResultDue: false, requestKey })
    .where(
      and(
        ...[eq(attempts.orderId, orderId), eq(attempts.paymentMethodId, paymentMethodId)],
        ...[eq(attempts.amount, amount), eq(attempts.state, 'succeeded'), eq(attempts.isResultDue, true)],
      ),
    )
    .returning()
  return due && resultFor(db, input, due)
}

async function resultFor(
  db: Queries,
  input: PaymentRequest,
  mine: Attempt,
): Promise<AttemptClaim | undefined> {
  if (!isSame(mine, input) || isOpen(mine.state)) return undefined
  if (mine.declined && mine.state === 'declined') return { kind: 'declined', reason: mine.declined }
  if (mine.state !== 'succeeded') return undefined
  return { kind: 'paid', transaction: await approvedOf(db, mine.attemptId) }
}

/** The transaction that moved the money of an attempt. */
export async function approvedOf(db: Queries, attemptId: string): Promise<TransactionRow> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.attemptId, attemptId), eq(transactions.gatewayResponse, 'approved')))
  if (!row) throw new Error('an attempt that succeeded has a transaction')
  return row
}

async function resume(
  db: Queries,
  open: Attempt,
  { input, now }: { input: PaymentRequest; now: Date },
): Promise<AttemptClaim> {
  if (open.claimedUntil && open.claimedUntil > now) return { kind: 'busy' }
  const [attempt] = await db
    .update(attempts)
    // A call for the same card may charge it; one for another card only looks.
    .set({ ...claimFrom(now), ...(isSame(open, input) && { lastAsked: now }) })
    .where(eq(attempts.attemptId, open.attemptId))
    .returning()
  if (!attempt) throw new Error('a locked attempt is still there')
  return { kind: 'ask', attempt, isNew: false }
}

async function begin(
  db: Queries,
  input: PaymentRequest,
  { vendor, now }: { vendor: VendorName; now: Date },
): Promise<Attempt> {
  const { orderId, accountId, paymentMethodId, amount, requestKey } = input
  const [card] = await db
    .select({ cardToken: cards.cardToken })
    .from(cards)
    .where(
      and(
        eq(cards.paymentMethodId, paymentMethodId),
        eq(cards.accountId, accountId),
        eq(cards.vendor, vendor),
      ),
    )
  if (!card) throw problem('not-found')
  const [attempt] = await db
    .insert(attempts)
    .values({
      attemptId: newId(),
      ...{ orderId, accountId, paymentMethodId, vendor, amount, requestKey },
      cardToken: card.cardToken,
      state: 'asking',
      created: now,
      lastAsked: now,
      ...claimFrom(now),
    })
    .returning()
  if (!attempt) throw new Error('an inserted row comes back')
  return attempt
}

/** Keeps others out while the vendor is asked; if this process dies, the recovery comes after it. */
export function claimFrom(now: Date) {
  const claimedUntil = new Date(now.getTime() + CLAIM)
  return { claimedUntil, nextLook: claimedUntil }
}

/** Whether a charge that the vendor has not received will not arrive any more. */
export function isLost({ lastAsked }: Attempt, now: Date): boolean {
  return lastAsked.getTime() + ARRIVAL <= now.getTime()
}

/** Lets others go on with an attempt that the vendor has said nothing about. */
export async function release(db: Queries, { attemptId }: Attempt, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ claimedUntil: null, nextLook: new Date(now.getTime() + FIRST_LOOK) })
    .where(eq(attempts.attemptId, attemptId))
}

/** The error that tells a person why a card was not charged. */
export function declineProblem(reason: DeclineName) {
  return problem(reason satisfies ErrorName)
}
