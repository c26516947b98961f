import { and, asc, eq, gt } from 'drizzle-orm'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { cards } from '#backend/services/payment/tables.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import {
  earlyPurchaseConsents,
  earlyPurchases,
  subscriptions,
} from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { disableEarlyPurchase } from '#generated/billing/operations/disableEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import type { Backend } from '../../../support/backend.ts'
import { basic, type GatewayKey, makeKey } from '../../../support/gateway.ts'
import { giveCard } from '../../../support/payments.ts'
import { BEHAVIORS, type PlayOptions, settle } from './play.ts'
import { call, deliver, letTimePass, type Run, recoverOnce, unexpected } from './players.ts'
import { createRandom } from './random.ts'
import type { Shop } from './shop.ts'
import { createStage } from './stage.ts'

/** International verification, 10,000 lookups a month: $120.00, $128.70 with the tax of Utah. */
const [PLAN, PRICE, TOTAL] = [3705, 12_000, 12_870]
/** Lookups that are left of a term when it is nearly used up. */
const FEW = 3

/** What a run of early purchases has come to. */
export interface EarlyFigures {
  'early kills': number
  'bought early': number
  'paid early': number
  stopped: number
}

interface EarlyRun extends Run {
  trackId: number
  key: GatewayKey
}

/**
 * A license whose lookups run out again and again, with concurrent lookups, engines on every server that die, and a
 * customer who changes their mind. Throws unless money moved exactly once, and only as the customer had agreed.
 */
export async function playEarly(shop: Shop, options: PlayOptions): Promise<EarlyFigures> {
  const random = createRandom(options.seed)
  shop.random = random
  const stage = createStage(random, options)
  const [first] = shop.replicas
  if (!first) throw new Error('a shop has a server')
  const caller = await first.person({ roles: ['billing-viewer', 'billing-editor'], taxableAddress: {} })
  const accountId = Number(caller.accountId)
  const card = await giveCard(first, accountId, random.pick(BEHAVIORS), shop.bank)
  await first.db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, card))
  const { trackId } = await grantSubscription(first.db, {
    ...{ accountId, planId: PLAN, start: first.clock.now(), remaining: FEW },
  })
  const key = await makeKey(first, { accountId, plans: [] })
  const told = { orders: new Set<number>(), paid: new Set<string>(), refunded: new Set<string>() }
  const run: EarlyRun = {
    ...{ shop, stage, random, caller, trackId, key },
    cards: [card],
    intent: random.uuid(),
    told: { ...told, approved: new Set() },
    isRough: options.dropsConnections,
  }
  if (random.chance(0.9)) await choose(run)

  stage.play('lookups', () => again(4, () => runOut(run)))
  stage.play('other lookups', () => again(3, () => runOut(run)))
  stage.play('engine', () => again(6, () => runEngine(run)))
  stage.play('other engine', () => again(4, () => runEngine(run)))
  if (random.chance(0.4)) stage.play('customer', () => again(2, () => choose(run)))
  stage.play('vendor', () => again(random.below(6), () => deliver(run)))
  stage.play('recovery', () => again(random.below(4), () => recoverOnce(run)))
  stage.play('time', () => again(random.below(5), () => letTimePass(run)))
  try {
    await stage.run()
    // What died is taken up, and the last term that was bought runs out as well.
    for (let round = 0; round < 2; round++) {
      await settle(shop, run, () => renewDue(first.kernel))
      await runOut(run)
    }
    await settle(shop, run, () => renewDue(first.kernel))
    return { 'early kills': stage.kills, ...(await auditEarly(run, first)) }
  } catch (error) {
    const story = stage.journal.slice(-400).join('\n')
    throw new Error(`seed ${options.seed}, early: ${(error as Error).message}\n${story}`, { cause: error })
  }

  async function again(times: number, action: () => Promise<void>): Promise<void> {
    for (let time = 0; time < times; time++) {
      await stage.step('takes its time')
      await action().catch(error => {
        if (!run.isRough) throw error
      })
    }
  }
}

/** Several lookups at once, so that the last one of a term has others next to it. */
async function runOut({ shop, random, trackId, key, isRough }: EarlyRun): Promise<void> {
  const backend = random.pick(shop.replicas)
  await backend.db
    .update(subscriptions)
    .set({ remaining: FEW })
    .where(and(eq(subscriptions.trackId, trackId), gt(subscriptions.remaining, FEW)))
  const statuses = await Promise.all(Array.from({ length: FEW + 2 }, () => lookUp(backend, key)))
  const wrong = statuses.find(status => ![200, 402, 429].includes(status))
  if (wrong !== undefined && !isRough) throw new Error(`a lookup answered ${wrong}`)
}

async function lookUp(backend: Backend, key: GatewayKey): Promise<number> {
  const { service, path } = verifyInternationalAddress
  const { statusCode } = await backend.app.inject({
    url: `/api/${service}${path}`,
    query: { country: 'DEU', address1: 'Hauptstr. 1', locality: 'Berlin' },
    headers: basic(key),
  })
  return statusCode
}

async function runEngine({ shop, stage, random }: EarlyRun): Promise<void> {
  const { kernel } = random.pick(shop.replicas)
  await stage.call('engine', () => renewDue(kernel))
}

/** The customer agrees to early purchase, chooses another cap, or turns it off. */
async function choose(run: EarlyRun): Promise<void> {
  const { caller, random, trackId } = run
  const params = { id: trackId }
  const isOff = random.chance(0.2)
  const body = {
    max_times: 1 + random.below(3),
    monthly_limit: TOTAL * (1 + random.below(3)) + random.below(TOTAL),
    price: PRICE,
    renewal_consent: RENEWAL_CONSENT_VERSION,
  }
  const response = isOff
    ? await call(run, 'turn off', disableEarlyPurchase, { caller, params })
    : await call(run, 'agree', setEarlyPurchase, { caller, params, body })
  if (response && response.status !== 200) throw unexpected('the choice', response)
}

/** Compares what was bought and charged with what the customer had agreed to at that moment. */
async function auditEarly(
  { shop, caller, trackId, key }: EarlyRun,
  backend: Backend,
): Promise<Omit<EarlyFigures, 'early kills'>> {
  const { db } = backend
  const accountId = Number(caller.accountId)
  const placed = await db.select().from(orders).where(eq(orders.accountId, accountId))
  const bought = await db
    .select({ purchase: earlyPurchases, consent: earlyPurchaseConsents })
    .from(earlyPurchases)
    .innerJoin(earlyPurchaseConsents, eq(earlyPurchaseConsents.consentId, earlyPurchases.consentId))
    .where(eq(earlyPurchases.trackId, trackId))
    .orderBy(asc(earlyPurchases.bought), asc(earlyPurchases.orderId))
  const terms = await db.select().from(subscriptions).where(eq(subscriptions.trackId, trackId))

  demand(placed.length === bought.length, `${placed.length} orders for ${bought.length} early purchases`)
  demand(terms.length === placed.length + 1, `${terms.length} terms after ${placed.length} orders`)
  const spent = new Map<string, number>()
  for (const [index, { purchase, consent }] of bought.entries()) {
    const order = placed.find(({ orderId }) => orderId === purchase.orderId)
    demand(order !== undefined, 'an early purchase has no order')
    const { totalAmount, amount } = order
    demand(
      purchase.bought >= consent.consented && !(consent.over && purchase.bought > consent.over),
      'something was bought under a consent that did not apply',
    )
    demand(amount <= consent.price, `${amount} cents were ordered, and ${consent.price} agreed to`)
    demand(index < consent.maxTimes, `${index + 1} early purchases, and ${consent.maxTimes} agreed to`)
    const month = purchase.bought.toISOString().slice(0, 7)
    const sum = (spent.get(month) ?? 0) + totalAmount
    spent.set(month, sum)
    demand(sum <= consent.monthlyLimit, `${sum} cents in a month, and ${consent.monthlyLimit} agreed to`)
    const usedUp = terms.find(({ subscriptionId }) => subscriptionId === purchase.subscriptionId)
    demand(usedUp !== undefined && usedUp.remaining <= 0, 'a term with lookups left was followed early')
    demand(terms.filter(term => term.orderId === order.orderId).length === 1, 'an order gave no term, or two')
  }

  const charges = [...shop.bank.journal.charges.values()].filter(charge => charge.accountId === accountId)
  for (const { orderId, processed, totalAmount } of placed) {
    const net = charges
      .filter(charge => charge.orderId === orderId && charge.outcome === 'succeeded')
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
    const due = processed ? totalAmount : 0
    demand(net === due, `${net} cents were charged for order ${orderId}, and ${due} are due`)
    demand(
      (await balanceOf(db, 'cash:test', { orderId })) === net,
      'the ledger has other cash than the vendor',
    )
    demand(
      (await balanceOf(db, 'receivable', { orderId })) === totalAmount - due,
      'the ledger says another debt',
    )
  }
  const [earliest] = placed
  if (earliest) demand(await ledgerIsBalanced(db, earliest.placed), 'the ledger does not balance')
  const known = new Set(placed.map(({ orderId }) => orderId))
  demand(
    charges.every(({ orderId }) => known.has(orderId)),
    'a card was charged for no order',
  )
  // Everything is used up now: either the next term was bought, or lookups have stopped.
  const isLeft = terms.some(({ remaining, termination }) => remaining > 0 && !termination)
  const status = await lookUp(backend, key)
  demand(status === (isLeft ? 200 : 402), `a lookup answered ${status}`)
  return {
    'bought early': placed.length,
    'paid early': placed.filter(({ processed }) => processed).length,
    stopped: isLeft ? 0 : 1,
  }
}

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}
