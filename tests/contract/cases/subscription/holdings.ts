import { expect } from 'vitest'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { type GivenTerm, grantTerms, nextYearTerm, trialTerm, yearTerm } from '../../../support/terms.ts'

const CORE = 1102
const INTERNATIONAL = 1407
const AUTOCOMPLETE = 1203
const off: GivenTerm = { ...yearTerm, changes: () => ({ autorenewDisabled: true }) }

/** Terms by license. */
type Held = Partial<Record<number, readonly GivenTerm[]>>

/** A trial that was used up, and a year after a trial. */
const some: Held = {
  [INTERNATIONAL]: [{ planId: 3701, daysAgo: 32, remaining: 0 }],
  [CORE]: [trialTerm, yearTerm],
}

export async function holding(world: World, held: Held = some) {
  const caller = await world.person()
  await world.given(undefined, async backend => {
    for (const [license, terms = []] of Object.entries(held))
      await grantTerms(backend, caller.accountId, Number(license), terms)
  })
  return { caller }
}

/** A year whose next term is bought early when its lookups run out. */
async function withEarlyPurchase(world: World) {
  const caller = await world.person({ cards: [{ number: '4242 4242 4242 4242' }], taxableAddress: {} })
  const id = await world.given(88_121, async backend => {
    const { trackId } = await grantTerms(backend, caller.accountId, CORE, [trialTerm, yearTerm])
    return trackId
  })
  const cap = { max_times: 3, monthly_limit: 120_000 }
  const body = { ...cap, price: 54_000, renewal_consent: RENEWAL_CONSENT_VERSION }
  await world.perform(setEarlyPurchase, { caller, params: { id }, body })
  return { caller }
}

export const cases = [
  define(listHoldings, 200, {
    example: 'early-purchase',
    arrange: withEarlyPurchase,
    check: ({ holdings: [held] }) =>
      expect(held?.early_purchase).toMatchObject({ max_times: 3, times_used: 0, monthly_limit: 120_000 }),
  }),
  define(listHoldings, 200, {
    example: 'some-holdings',
    arrange: world => holding(world),
    check: ({ holdings, total }) => {
      expect(total).toBe(2)
      expect(holdings.map(({ license, renewal }) => [license.license_id, renewal.state])).toEqual([
        [INTERNATIONAL, 'never'],
        [CORE, 'on'],
      ])
      expect(holdings[1]).toMatchObject({
        license_needed: false,
        current: { plan_id: 3120, remaining: 381_250 },
        next: null,
        subscription_count: 2,
        ever_used: true,
        renewal: { renews_with: { plan_id: 3120, price: expect.any(Number) } },
      })
    },
  }),
  define(listHoldings, 200, {
    example: 'prepaid',
    arrange: world => holding(world, { [CORE]: [trialTerm, yearTerm, nextYearTerm] }),
    check: ({ holdings: [held] }) => {
      expect(held).toMatchObject({ subscription_count: 3, renewal: { state: 'on' } })
      expect(held?.renewal.at).toBe(held?.next?.expiration)
      expect(Date.parse(held?.next?.start ?? '')).toBeGreaterThan(Date.parse(held?.current?.start ?? ''))
    },
  }),
  define(listHoldings, 200, {
    example: 'renewal-off',
    arrange: world => holding(world, { [CORE]: [trialTerm, off] }),
    check: ({ holdings: [held] }) =>
      expect(held).toMatchObject({
        current: { autorenew_disabled: true },
        renewal: { state: 'off', renews_with: { plan_id: 3120 } },
      }),
  }),
  define(listHoldings, 200, {
    example: 'two-running',
    arrange: world =>
      holding(world, {
        [CORE]: [
          { planId: 3101, daysAgo: 10, remaining: 998 },
          { ...yearTerm, daysAgo: 5 },
        ],
      }),
    check: ({ holdings: [held] }) => {
      expect(held?.running).toHaveLength(2)
      expect(held?.running[0]).toEqual(held?.current)
      expect(held?.running.map(({ remaining }) => remaining)).toEqual([381_250, 998])
    },
  }),
  define(listHoldings, 200, {
    example: 'no-holdings',
    title: 'those of another account are not shown',
    arrange: async world => {
      await holding(world)
      return { caller: await world.person() }
    },
    check: ({ holdings, total }) => expect([holdings, total]).toEqual([[], 0]),
  }),
  define(listHoldings, 200, {
    title: 'a license without a subscription, and one for the same path',
    arrange: async world => ({
      ...(await holding(world, { ...some, 1101: [] })),
      query: { status: 'none' as const },
    }),
    check: ({ holdings }) => {
      for (const { current, next, renewal } of holdings.filter(
        ({ license }) => license.license_id === 1101,
      )) {
        expect([current, next]).toEqual([null, null])
        expect(renewal).toEqual({ state: 'over', at: null, renews_with: null })
      }
    },
  }),
  define(listHoldings, 200, {
    title: 'by status',
    arrange: async world => ({ ...(await holding(world)), query: { status: 'active' as const } }),
    check: ({ holdings }) => expect(holdings.at(-1)?.license.license_id).toBe(CORE),
  }),
  define(listHoldings, 200, {
    title: 'by a word of the label',
    arrange: async world => ({ ...(await holding(world)), query: { search: 'ADDRESS Verif' } }),
    check: ({ holdings }) => expect(holdings).toHaveLength(2),
  }),
  define(listHoldings, 200, {
    title: 'words that stand apart in the license key',
    arrange: async world => ({ ...(await holding(world)), query: { search: 'us core' } }),
    check: ({ holdings }) => expect(holdings.map(({ license }) => license.license_id)).toContain(CORE),
  }),
  ...(['label', 'left', 'end'] as const).map(sort =>
    define(listHoldings, 200, {
      title: `by ${sort}, one without a value last`,
      arrange: async world => {
        const held = { ...some, [AUTOCOMPLETE]: [{ planId: 3310, daysAgo: 0 }] }
        return { ...(await holding(world, held)), query: { sort, page_size: 2 } }
      },
      check: ({ holdings }) => expect(holdings[0]?.license.license_id).toBe(INTERNATIONAL),
    }),
  ),
  define(listHoldings, 200, {
    title: 'the second page of two',
    arrange: async world => ({ ...(await holding(world)), query: { page: 2, page_size: 1 } }),
    check: ({ holdings, total }) => {
      expect(total).toBe(2)
      expect(holdings.at(-1)?.license.license_id).toBe(CORE)
    },
  }),
  define(listHoldings, 400, {
    example: 'invalid-option',
    invalid: true,
    arrange: async world => ({ ...(await holding(world)), query: { status: forbidden('running') } }),
  }),
]
