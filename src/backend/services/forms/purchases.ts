import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { findPerson } from '#backend/modules/people/public.ts'
import { orders } from '#backend/services/sales/public.ts'
import type { operations } from '#generated/forms/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { MAX_ATTEMPTS } from './limits.ts'
import { purchasePhone } from './purchase-phone.ts'
import { type PurchaseEvent, purchases } from './tables.ts'

/** Milliseconds within which the advertising service must answer. */
const TIMEOUT = 5_000
/** Milliseconds before the first retry; each later wait is twice as long. */
const FIRST_RETRY = 30_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Handlers of `openapi/forms/purchases.yaml`. */
export const purchaseHandlers = {
  async submitPurchase({ db, params, body, caller, kernel, request, now }) {
    const { accountId, userId, actor } = caller
    const { consent_version: consentVersion, ...rest } = body
    assertAllRead(rest)
    if (accountId === null) throw problem('not-found')
    const isOwn = and(eq(orders.orderId, params.id), eq(orders.accountId, accountId))
    const [order] = await db.select().from(orders).where(isOwn)
    if (!order) throw problem('not-found')
    const person = await findPerson(db, userId)
    const isDeclined = request.headers['sec-gpc'] === '1' || actor !== undefined
    const isPurchase = order.processed !== null && order.totalAmount > 0 && order.placedBy === userId
    if (!kernel.config.PURCHASE_TRACKING_URL || isDeclined || !isPurchase || !person || !order.processed)
      return { status: 200, body: { tracked: false } }
    const phone = purchasePhone(person.phone)
    const event: PurchaseEvent = {
      event: 'purchase',
      event_id: String(order.orderId),
      event_time: order.processed.toISOString(),
      currency: 'USD',
      value: order.totalAmount / 100,
      email_sha256: sha256(person.username.trim().toLowerCase()),
      ...(phone !== undefined && { phone_sha256: sha256(phone) }),
    }
    await db
      .insert(purchases)
      .values({
        orderId: order.orderId,
        event,
        consentVersion,
        created: now,
        nextAttempt: now,
      })
      .onConflictDoNothing()
    return { status: 200, body: { tracked: true } }
  },
} satisfies Pick<Handlers<operations>, 'submitPurchase'>

/** Reports the purchases that are due, oldest first. A failed one stays, and waits longer each time. */
export async function deliverDuePurchases({
  config,
  queries,
  clock,
  log,
}: Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>): Promise<void> {
  const { PURCHASE_TRACKING_URL: url, PURCHASE_TRACKING_TOKEN: token } = config
  if (!url) return
  const due = await queries
    .select()
    .from(purchases)
    .where(
      and(
        isNull(purchases.delivered),
        lte(purchases.nextAttempt, clock.now()),
        lt(purchases.attempts, MAX_ATTEMPTS),
      ),
    )
    .orderBy(asc(purchases.orderId))
    .limit(20)
  for (const { orderId, attempts, event } of due) {
    const row = eq(purchases.orderId, orderId)
    // Claimed first, so that another replica doesn't find it due.
    const nextAttempt = new Date(clock.now().getTime() + FIRST_RETRY * 2 ** attempts)
    const claimed = await queries
      .update(purchases)
      .set({ attempts: attempts + 1, nextAttempt })
      .where(and(row, eq(purchases.attempts, attempts)))
      .returning({ orderId: purchases.orderId })
    if (!claimed.length || !event) continue
    try {
      await report(url, token, event)
      await queries.update(purchases).set({ delivered: clock.now(), event: null }).where(row)
    } catch (error) {
      log.warn({ orderId, attempts: attempts + 1, err: error }, 'a purchase was not reported')
    }
  }
}

/** The service recognizes the key if the process dies between sending and recording it. */
async function report(url: string, token: string | undefined, event: PurchaseEvent): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `purchase-${event.event_id}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(event),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the advertising service answered ${answer.status}`)
}
