import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { RENEWAL_CONSENT_VERSION, renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import type { operations, PlaceOrderBody } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers, withRepeatableRejections } from '#kernel/contract/handler-types.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { lockAccount } from './account-lock.ts'
import { itemOf, type OfferedPlan } from './catalog.ts'
import { agreedEarlyPurchases } from './early-purchases.ts'
import { requireRenewableFreePlans } from './free-plans.ts'
import { requireTransferOffered } from './invoices/transfers.ts'
import { type OrderRow, orderWire } from './order-rows.ts'
import { claimTrials, insertOrder, isTrusted, placedWire } from './place.ts'
import { priceFor, requireForSale } from './quotes.ts'
import { orders } from './tables.ts'

/** Handlers of `openapi/sales/orders.yaml` that customers call. */
export const orderHandlers = {
  placeOrder: withRepeatableRejections(async context => {
    const { db, body, caller, now, idempotencyKey, nothingChanged, kernel } = context
    const accountId = accountOf(caller)
    const {
      plans,
      total_amount,
      renewal_consent,
      early_purchases,
      exceeds_cap,
      payment_form,
      purchase_order,
      ...rest
    } = body
    assertAllRead(rest)
    const planIds = planIdsOf(plans)
    const intent = {
      id: idempotencyKey,
      hash: hashOf({
        ...{ planIds, total_amount, renewal_consent, early_purchases },
        // Left out of orders of releases that did not know them, so that their hashes stay.
        ...{ payment_form, purchase_order },
      }),
    }
    await lockAccount(db, accountId)
    const known = await findByIntent(db, accountId, intent.id)
    if (known) {
      if (known.intentHash !== intent.hash) throw problem('idempotency-key-reused')
      nothingChanged()
      return { status: 201, body: await placedWire(db, known) }
    }
    const isOutdated = renewal_consent !== undefined && renewal_consent !== RENEWAL_CONSENT_VERSION
    if (isOutdated) throw problem('renewal-consent-outdated', { fields: ['renewal_consent'] })
    const offers = await requireForSale(db, { accountId, planIds, field: 'plans' })
    await claimTrials(db, { accountId, userId: caller.userId, offers, now })
    await requireRenewableFreePlans(db, { accountId, offers, now })
    const priced = await priceFor(db, { accountId, items: offers.map(offer => itemOf(offer)), now })
    if (total_amount !== undefined && total_amount !== priced.totalAmount)
      throw problem('price-changed', {
        fields: ['total_amount'],
        ...amountsOf({ before: total_amount, now: priced.totalAmount }),
      })
    const isByTransfer = payment_form === 'transfer'
    if (isByTransfer) requireTransferOffered(kernel.config, priced.totalAmount)
    const earlyPurchases = agreedEarlyPurchases(early_purchases ?? [], {
      ...{ offers, priced, now },
      renews: renewal_consent !== undefined,
      by: { userId: caller.userId, actorUserId: caller.actor?.userId ?? null },
    })
    const order = await insertOrder(db, {
      accountId,
      origin: 'customer',
      placedBy: caller.userId,
      isByStaff: caller.actor !== undefined || caller.roles.includes(INTERNAL_ROLE),
      intent,
      priced,
      now,
      hasGrace: await isTrusted(db, accountId),
      isByTransfer,
      purchaseOrder: purchase_order,
      ...(renewal_consent !== undefined && {
        consent: { version: renewal_consent, texts: consentTexts(offers) },
      }),
      earlyPurchases,
      exceedsCap: exceeds_cap === true,
    })
    return { status: 201, body: await placedWire(db, order) }
  }),

  async getOrderByIntent({ db, params, caller }) {
    const order = await findByIntent(db, accountOf(caller), params.intent)
    const [wire] = order ? await orderWire(db, [order]) : []
    if (!wire) throw problem('not-found')
    return { status: 200, body: wire }
  },
} satisfies Pick<Handlers<operations>, 'placeOrder' | 'getOrderByIntent'>

export async function findByIntent(
  db: Queries,
  accountId: number,
  intentId: string,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.intentId, intentId)))
  return order
}

/** The plans of a body, which names them in one of two ways; prices that it sends do not count. */
function planIdsOf(plans: PlaceOrderBody['plans']): number[] {
  return plans.map(plan => (typeof plan === 'number' ? plan : plan.plan_id))
}

/** Whether two calls ask for the same. */
export function hashOf(wanted: unknown): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('base64url')
}

/** The words that a person sees and agrees to, for each plan that renews, by its place in the order. */
export function consentTexts(offers: readonly OfferedPlan[]): Map<number, string> {
  const renewing = offers.flatMap(({ plan, license }, index) => {
    if (!plan.renewable) return []
    const { plan_description, days, months, price: amount } = plan
    const { license_label } = license
    return [[index, renewalConsentText({ license_label, plan_description, amount, days, months })] as const]
  })
  return new Map(renewing)
}
