import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choicesFor } from '#backend/services/billing/plan-changes/choices.ts'
import { placeChange } from '#backend/services/billing/plan-changes/place.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { refundOnce } from '#backend/services/payment/charges/refund.ts'
import { cards, paymentContext, payOrder, transactions } from '#backend/services/payment/public.ts'
import { insertOrder } from '#backend/services/sales/place.ts'
import { itemOf, lockAccount, offersFor, orders, setCap, spendingOf } from '#backend/services/sales/public.ts'
import { priceFor } from '#backend/services/sales/quotes.ts'
import { saveLocation } from '#backend/services/sales/tax/taxable-locations.ts'
import { keepConsent } from '#backend/services/subscription/public.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { nextPlanIdOf } from '#domain/subscription/renewal.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { Problem } from '#kernel/http/problem.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { PROVO } from '../../../support/orders.ts'
import { giveCard } from '../../../support/payments.ts'
import { audit } from './audit.ts'

const RUNS = Number(process.env.PLAN_CHANGES ?? scaled(200, 10_000))
/** Of one license, monthly and yearly, cheapest first. */
const PLANS = [3131, 3132, 3133, 3117, 3134, 3118, 3119, 3120] as const

type Step =
  | { does: 'use'; thousandths: number }
  | { does: 'buy' | 'upgrade'; plan: number; isDeclined: boolean }
  | { does: 'downgrade'; plan: number }
  | { does: 'renew' | 'buy-early' }
  | { does: 'refund'; payment: number; thousandths: number }
  /** Sets the spending cap, in cents; null removes it. */
  | { does: 'cap'; amount: number | null }

const plan = fc.nat({ max: PLANS.length - 1 })
const thousandths = fc.nat({ max: 1_000 })
const isDeclined = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('use' as const), thousandths }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('upgrade' as const), plan, isDeclined }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('buy' as const), plan, isDeclined }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('downgrade' as const), plan }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('renew' as const, 'buy-early' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('refund' as const), payment: fc.nat({ max: 4 }), thousandths }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('cap' as const),
      amount: fc.option(fc.nat({ max: 80_000 })),
    }),
  },
)

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

let lastAccount = 7_000_000

/** An account that nothing else knows, with a card that works, one that doesn't, and its first plan. */
async function openAccount(planId: number) {
  lastAccount += 1
  const accountId = lastAccount
  await saveLocation(backend.db, { accountId, address: PROVO, now: backend.clock.now() })
  const good = await giveCard(backend, accountId, 'succeeds')
  await backend.db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, good))
  const bad = await giveCard(backend, accountId, 'isDeclined')
  const account = { accountId, good, bad }
  await buy(account, planId, good)
  return account
}
type Account = Awaited<ReturnType<typeof openAccount>>

async function pay({ accountId }: Account, order: { orderId: number; totalAmount: number }, card: string) {
  await payOrder(paymentContext(backend.kernel), {
    ...{ orderId: order.orderId, accountId, paymentMethodId: card, amount: order.totalAmount },
    ...{ isExact: true, isPresent: true, requestKey: randomUUID() },
  })
}

const consentTo = (planId: number) => ({
  version: RENEWAL_CONSENT_VERSION,
  texts: new Map([[0, `plan ${planId}`]]),
})

async function buy(account: Account, planId: number, card: string): Promise<void> {
  const { accountId } = account
  const now = backend.clock.now()
  const order = await backend.db.transaction(async db => {
    await lockAccount(db, accountId)
    const offer = (await offersFor(db, { accountId, planIds: [planId] })).get(planId)
    if (!offer) throw new Error('the plan is sold')
    const priced = await priceFor(db, { accountId, items: [itemOf(offer)], now })
    const consent = consentTo(planId)
    const by = { origin: 'customer' as const, placedBy: randomUUID(), exceedsCap: false }
    return insertOrder(db, { accountId, ...by, priced, now, consent })
  })
  await pay(account, order, card)
}

const trackOf = async ({ accountId }: Account) => {
  const [track] = await backend.db.select().from(tracks).where(eq(tracks.accountId, accountId))
  if (!track) throw new Error('an account has a license')
  return track
}

const liveTerms = async (account: Account) =>
  backend.db
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.trackId, (await trackOf(account)).trackId), isNull(subscriptions.termination)),
    )
    .orderBy(subscriptions.start, subscriptions.subscriptionId)

async function upgrade(account: Account, planId: number, card: string): Promise<boolean> {
  const { db, kernel, clock } = backend
  const { accountId } = account
  const track = await trackOf(account)
  const now = clock.now()
  const { choices } = await choicesFor({ db, kernel, now }, track)
  const choice = choices.find(({ wire }) => wire.new_plan.plan_id === planId && wire.begins === 'now')
  if (!choice) return false
  const { order } = await db.transaction(async transaction => {
    await lockAccount(transaction, accountId)
    return placeChange(
      { db: transaction, kernel, now },
      {
        ...{ accountId, trackId: track.trackId, planId, total: choice.wire.total_amount },
        ...{ version: RENEWAL_CONSENT_VERSION, intent: { id: randomUUID(), hash: '' } },
        ...{ placedBy: randomUUID(), isByStaff: false, exceedsCap: false },
      },
    )
  })
  await pay(account, order, card)
  return true
}

async function change(id: number, values: Partial<typeof subscriptions.$inferInsert>): Promise<void> {
  await backend.db.update(subscriptions).set(values).where(eq(subscriptions.subscriptionId, id))
}

/** Buys the next term because the lookups have run out. */
async function buyEarly(account: Account): Promise<void> {
  const { db, clock } = backend
  const now = clock.now()
  const [term] = (await liveTerms(account)).filter(({ start }) => start <= now).toReversed()
  if (!term) return
  const planId = nextPlanIdOf({ plan_id: term.planId, next_plan_id: term.nextPlanId, plan: undefined })
  const offer = (await offersFor(db, { accountId: account.accountId, planIds: [planId] })).get(planId)
  await keepConsent(
    db,
    {
      ...{ trackId: term.trackId, accountId: account.accountId, userId: randomUUID(), planId },
      ...{ price: offer?.plan.price ?? 0, maxTimes: 12, monthlyLimit: 100_000_000 },
      ...{ version: RENEWAL_CONSENT_VERSION, text: 'early', consented: now },
    },
    now,
  )
  await change(term.subscriptionId, { remaining: 0 })
  await renewDue(backend.kernel)
}

async function refund({ accountId }: Account, place: number, share: number): Promise<void> {
  const isPaid = and(eq(transactions.accountId, accountId), eq(transactions.gatewayResponse, 'approved'))
  const paid = await backend.db.select().from(transactions).where(isPaid).orderBy(transactions.created)
  const found = paid[place % paid.length]
  const amount = Math.floor(((found?.amount ?? 0) * share) / 1_000)
  if (!found || amount === 0) return
  const { transactionId } = found
  const input = { transactionId, amount, reason: 'Too many', requestKey: randomUUID() }
  await refundOnce(paymentContext(backend.kernel), input, async () => {})
}

/** Throws if an order was placed in a month that it brings above the spending cap. */
async function requireCap(
  { accountId }: Account,
  { before, now }: { before: number; now: Date },
): Promise<void> {
  const { cap, spent } = await spendingOf(backend.db, accountId, now)
  const isPlaced = (await backend.db.$count(orders, eq(orders.accountId, accountId))) > before
  if (isPlaced && cap !== null) expect(spent).toBeLessThanOrEqual(cap)
}

/** What happens to the account. False if it can't happen now. */
async function take(account: Account, step: Step): Promise<boolean> {
  const { good, bad } = account
  const now = backend.clock.now()
  if (step.does === 'buy') await buy(account, PLANS[step.plan] ?? 0, step.isDeclined ? bad : good)
  else if (step.does === 'upgrade')
    return upgrade(account, PLANS[step.plan] ?? 0, step.isDeclined ? bad : good)
  else if (step.does === 'buy-early') await buyEarly(account)
  else if (step.does === 'cap')
    await backend.db.transaction(async db => {
      const { cap: insteadOf } = await spendingOf(db, account.accountId, now)
      await setCap(db, { accountId: account.accountId, cap: step.amount, insteadOf })
    })
  else if (step.does === 'refund') await refund(account, step.payment, step.thousandths)
  else {
    const live = await liveTerms(account)
    if (step.does === 'use') {
      const term = live.findLast(({ start }) => start <= now)
      if (!term) return false
      const used = Math.floor((term.remaining * step.thousandths) / 1_000)
      await change(term.subscriptionId, { remaining: term.remaining - used })
    } else if (step.does === 'downgrade')
      for (const { subscriptionId } of live)
        await change(subscriptionId, { nextPlanId: PLANS[step.plan] ?? 0 })
    else {
      const last = live.at(-1)
      if (!last || last.start > now) return false
      await change(last.subscriptionId, { expiration: new Date(now.getTime() + 30 * MINUTE) })
      await renewDue(backend.kernel)
      backend.clock.advance(HOUR)
    }
  }
  return true
}

test(
  `${RUNS} histories keep the ledger, the orders, and what is used of their terms equal`,
  async () => {
    const figures = { steps: 0, impossible: 0, rejected: 0, changes: 0, credit: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 3 }),
        fc.array(step, { minLength: 3, maxLength: 8 }),
        async (first, steps) => {
          const account = await openAccount(PLANS[first] ?? 0)
          for (const step of steps) {
            figures.steps += 1
            const now = backend.clock.now()
            const before = await backend.db.$count(orders, eq(orders.accountId, account.accountId))
            try {
              if (!(await take(account, step))) figures.impossible += 1
            } catch (error) {
              // What a rule rejects changes nothing.
              if (!(error instanceof Problem)) throw error
              figures.rejected += 1
            }
            await requireCap(account, { before, now })
          }
          const { changes, credit } = await audit(backend, account.accountId)
          figures.changes += changes
          figures.credit += credit
          // Its terms are no one's business any more, when the clock moves on for the next account.
          const { trackId } = await trackOf(account)
          await backend.db
            .update(subscriptions)
            .set({ termination: backend.clock.now() })
            .where(and(eq(subscriptions.trackId, trackId), isNull(subscriptions.termination)))
        },
      ),
      { numRuns: RUNS, ...(process.env.PLAN_SEED && { seed: Number(process.env.PLAN_SEED) }) },
    )
    console.log(
      `${RUNS} histories of changed plans: ${Object.entries(figures)
        .map(([name, figure]) => `${figure} ${name}`)
        .join(', ')}`,
    )
    expect(figures.changes).toBeGreaterThan(RUNS / 10)
  },
  scaledTimeout(60_000 + RUNS * 500),
)
