import { eq } from 'drizzle-orm'
import { notices } from '#backend/services/notification/tables.ts'
import { earlyPurchasesOf } from '#backend/services/subscription/public.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import type { Backend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { renewalClient } from '../renewals/client.ts'

export const PRICE = 12_000
const WIDE = 1_000_000

/** What the customer agrees to. */
export const cap = (max_times: number, monthly_limit = WIDE) => ({
  max_times,
  monthly_limit,
  price: PRICE,
  renewal_consent: RENEWAL_CONSENT_VERSION,
})

type Holder = Awaited<ReturnType<ReturnType<typeof renewalClient>['subscriber']>>

export const on = ({ person, term }: Pick<Holder, 'person' | 'term'>) => ({
  caller: person,
  params: { id: term.trackId },
})

/** What tests of early purchase do and look up, on the backend that `of` returns. */
export function earlyPurchaseClient(of: () => Backend) {
  const { subscriber, change, run } = renewalClient(of)
  /** A subscriber who has turned early purchase on. */
  const withEarlyPurchase = async (
    max_times = 3,
    monthly_limit = WIDE,
    input: Parameters<typeof subscriber>[0] = {},
  ) => {
    const holder = await subscriber(input)
    const call = { ...on(holder), body: cap(max_times, monthly_limit) }
    const { status, text } = await send(of(), setEarlyPurchase, call)
    if (status !== 200) throw new Error(text)
    return holder
  }
  /** As the API returns it. Days have passed, and no token lasts that long. */
  const stateOf = async ({ term: { trackId } }: Holder) =>
    (await earlyPurchasesOf(of().db, [trackId], of().clock.now())).get(trackId) ?? null
  /** Uses up the term of the license that started last, and runs the engine. */
  const exhaust = async ({ term: { trackId } }: Holder) => {
    const held = await of().db.select().from(subscriptions).where(eq(subscriptions.trackId, trackId))
    const now = of().clock.now()
    const last = held
      .filter(({ start }) => start <= now)
      .toSorted((a, b) => b.start.getTime() - a.start.getTime() || b.subscriptionId - a.subscriptionId)[0]
    if (!last) throw new Error('a term has started')
    await change({ term: last }, { remaining: 0 })
    await run()
  }
  /** The facts of the notices of a kind. */
  const noticesOf = async ({ accountId }: Holder, kind: string) => {
    const rows = await of().db.select().from(notices).where(eq(notices.accountId, accountId))
    return rows.map(({ facts }) => facts).filter(facts => facts.kind === kind)
  }
  /** Early in a month, so that days later it is the same one. */
  const toNextMonth = () => {
    const now = of().clock.now()
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)
    of().clock.advance(first - now.getTime())
  }
  return { withEarlyPurchase, stateOf, exhaust, noticesOf, toNextMonth }
}
