import { and, asc, eq, ne } from 'drizzle-orm'
import { billingJobs } from '#backend/services/billing/jobs.ts'
import { orderMailJob } from '#backend/services/billing/mails/order-mails.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { renewals } from '#backend/services/billing/tables.ts'
import { cards } from '#backend/services/payment/tables.ts'
import { jobs as salesJobs } from '#backend/services/sales/jobs.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Backend } from '../../../support/backend.ts'
import { bankOf, type CardBehavior, giveCard } from '../../../support/payments.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** International verification, 10,000 lookups a month: $120.00, $128.70 with the tax of Utah. */
export const MONTHLY = 3705
export const TOTAL = 12_870

let made = 0

/** What tests of renewals do and look up, on the backend that `of` returns. */
export function renewalClient(of: () => Backend) {
  /** An account with a term that starts now, its primary card, and someone who hears of renewals and receipts. */
  const subscriber = async (
    input: {
      planId?: number
      card?: CardBehavior | 'none'
      hasAddress?: boolean
      remaining?: number
      renews?: boolean
      start?: Date
    } = {},
  ) => {
    const {
      planId = MONTHLY,
      card = 'succeeds',
      hasAddress = true,
      start = of().clock.now(),
      ...grant
    } = input
    const to = `renewals-${++made}-${Date.now()}@client.example`
    const person = await of().person({
      label: 'Northwind Traders',
      ...(hasAddress && { taxableAddress: {} }),
      contacts: [{ email: to, topics: ['receipts', 'renewal'] }],
    })
    const accountId = Number(person.accountId)
    if (card !== 'none') await makePrimary(accountId, card)
    const term = await grantSubscription(of().db, { accountId, planId, start, ...grant })
    return { person, accountId, to, term, end: term.expiration ?? start }
  }
  const makePrimary = async (accountId: number, behavior: CardBehavior) => {
    const id = await giveCard(of(), accountId, behavior)
    await of().db.update(cards).set({ isPrimary: false }).where(eq(cards.accountId, accountId))
    await of().db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, id))
    return id
  }
  const change = ({ term: { subscriptionId } }: { term: { subscriptionId: number } }, to: object) =>
    of().db.update(subscriptions).set(to).where(eq(subscriptions.subscriptionId, subscriptionId))
  /** The terms of an account after the first one, which was granted. */
  const renewed = ({ accountId, term }: { accountId: number; term: { subscriptionId: number } }) =>
    of()
      .db.select({ term: subscriptions, order: orders })
      .from(subscriptions)
      .innerJoin(orders, eq(orders.orderId, subscriptions.orderId))
      .where(and(eq(orders.accountId, accountId), ne(subscriptions.subscriptionId, term.subscriptionId)))
      .orderBy(asc(subscriptions.subscriptionId))
  const ordersOf = (accountId: number) =>
    of().db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(asc(orders.orderId))
  const rowOf = async ({ term }: { term: { subscriptionId: number } }) => {
    const matches = eq(renewals.subscriptionId, term.subscriptionId)
    const [row] = await of().db.select().from(renewals).where(matches)
    return row
  }
  const chargesOf = (accountId: number) =>
    [...bankOf(of()).journal.charges.values()].filter(charge => charge.accountId === accountId)
  /** Moves the clock to a moment, and runs the engine there. */
  const runAt = async (moment: Date) => {
    const ahead = moment.getTime() - of().clock.now().getTime()
    if (ahead > 0) of().clock.advance(ahead)
    return renewDue(of().kernel)
  }
  const run = () => renewDue(of().kernel)
  /** Runs all jobs of sales and billing, once those that wait for a person at the page are due as well. */
  const tell = async () => {
    of().clock.advance(11 * MINUTE)
    await runWorkers(of().kernel, [...salesJobs, ...billingJobs(of().kernel)])
    // What others on the same database have to hear of comes first.
    const mails = orderMailJob(of().kernel)
    for (let sent = 1; sent > 0; ) sent = await of().db.transaction(db => mails.run(db, of().clock.now()))
  }
  const subjects = async (to: string) => (await of().mails(to)).map(({ subject }) => subject).toReversed()
  return {
    subscriber,
    makePrimary,
    change,
    renewed,
    ordersOf,
    rowOf,
    chargesOf,
    runAt,
    run,
    tell,
    subjects,
  }
}
