import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type ErasureFacts, reduceRows } from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import { orders } from '#backend/services/sales/public.ts'
import type { operations } from '#generated/forms/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { countAttempt, type Queue, queueWorker } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { FIRST_RETRY, MAX_ATTEMPTS, POLL_INTERVAL } from './limits.ts'
import { purchasePhone } from './purchase-phone.ts'
import { type PurchaseEvent, purchases } from './tables.ts'

/** Milliseconds within which the advertising service must answer. */
const TIMEOUT = 5_000

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

/** Erases who has bought, where that was never reported. That an order is not to be reported again stays. */
export const erasePurchases = (...[db, { accountId, limit }]: ErasureFacts): Promise<number> =>
  reduceRows(db, purchases, sql`event = null, failure = null, attempts = ${MAX_ATTEMPTS}`, {
    which: sql`${purchases.event} is not null and ${purchases.orderId} in (
      select ${orders.orderId} from ${orders} where ${eq(orders.accountId, accountId)})`,
    limit,
  })

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>

/** Reports purchases, if an advertising service is configured. */
export function purchaseWorkers(outbox: Outbox): readonly Worker[] {
  const { PURCHASE_TRACKING_URL: url } = outbox.config
  if (!url) return []
  return [queueWorker(outbox, POLL_INTERVAL, purchaseQueue(outbox, url))]
}

/** Purchases to report to the advertising service. A failed one stays, and waits longer each time. */
const purchaseQueue = ({ config, queries, clock, log }: Outbox, url: string): Queue<typeof purchases> => ({
  name: 'purchases',
  table: purchases,
  key: purchases.orderId,
  created: purchases.created,
  due: purchases.nextAttempt,
  isWaiting: and(isNull(purchases.delivered), lt(purchases.attempts, MAX_ATTEMPTS)),
  claim: countAttempt(purchases, FIRST_RETRY),
  storesFailure: true,
  async run({ orderId, event }) {
    if (!event) return
    await report(url, config.PURCHASE_TRACKING_TOKEN, event)
    await queries
      .update(purchases)
      .set({ delivered: clock.now(), event: null, failure: null })
      .where(eq(purchases.orderId, orderId))
  },
  fail: ({ orderId, attempts }, error) =>
    log.warn({ orderId, attempts, err: error }, 'a purchase was not reported'),
})

/** The service recognizes the key if the process dies between sending and recording it. */
async function report(url: string, token: string | undefined, event: PurchaseEvent): Promise<void> {
  const response = await fetch(url, {
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
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the advertising service answered ${response.status}`)
}
