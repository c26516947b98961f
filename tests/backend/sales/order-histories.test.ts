import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { endGracePeriod, stateOf } from '#backend/services/sales/public.ts'
import { orderItems, orders } from '#backend/services/sales/tables.ts'
import { afterAction, isPending, type OrderAction, type OrderState } from '#domain/billing/order-state.ts'
import { cancelUnpaidOrder } from '#generated/billing/operations/cancelUnpaidOrder.ts'
import { processTransfer } from '#generated/billing/operations/processTransfer.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { recalculateOrderTax } from '#generated/sales/operations/recalculateOrderTax.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import { updateOrderLocation } from '#generated/sales/operations/updateOrderLocation.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { PORTLAND, PROVO, REASON, withKey } from '../../support/orders.ts'
import { send } from '../client.ts'
import { orderClient } from './order-client.ts'

let backend: Backend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.close())

const { pay, change, rowOf, termsOf } = orderClient(() => backend)

/** What can happen in an account. `order` is the place of one that was placed, counted around. */
type Step =
  | { does: 'place' | 'place-by-transfer'; plans: number[] }
  | { does: 'move'; to: typeof PROVO }
  | { does: 'declare-exempt' | 'revoke-exemption' }
  | {
      does: 'pay' | 'record' | 'cancel' | 'approve' | 'lapse' | 'revoke-grace' | 'recalculate'
      order: number
    }
  | { does: 'relocate'; order: number; to: typeof PROVO }

const somewhere = fc.constantFrom(PROVO, PORTLAND)
const order = fc.nat({ max: 5 })
const plans = fc.array(fc.constantFrom(3120, 3310, 3705), { minLength: 1, maxLength: 3 })
const placing = fc.record({ does: fc.constant('place' as const), plans })
const invoicing = fc.record({
  does: fc.constant('place-by-transfer' as const),
  // With a plan that costs enough for a transfer.
  plans: plans.map(others => [3120, ...others.slice(1)]),
})
const acts = [
  ...(['pay', 'pay', 'approve', 'lapse', 'lapse', 'revoke-grace', 'recalculate'] as const),
  ...(['record', 'cancel', 'cancel', 'cancel'] as const),
]
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: placing },
  { weight: 2, arbitrary: invoicing },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('move' as const), to: somewhere }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('declare-exempt' as const, 'revoke-exemption' as const) }),
  },
  { weight: 9, arbitrary: fc.record({ does: fc.constantFrom(...acts), order }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('relocate' as const), order, to: somewhere }) },
)

/** The action of the table of transitions that a step is about, for steps about an order. */
const ACTIONS: Partial<Record<Step['does'], OrderAction>> = {
  pay: 'pay',
  record: 'pay',
  cancel: 'cancel',
  approve: 'approve',
  lapse: 'end-grace',
  'revoke-grace': 'revoke-grace',
  recalculate: 'amend',
  relocate: 'amend',
}

/** Does a step through the service, and returns the name of the error that rejected it. */
async function run(step: Step, people: { owner: Person; staff: Person }, ids: number[]) {
  const { owner, staff } = people
  const account = { id: owner.accountId ?? 0 }
  const at = backend.clock.now()
  if (step.does === 'place' || step.does === 'place-by-transfer') {
    const { body } = await send(backend, placeOrder, {
      caller: owner,
      headers: withKey(),
      body: { plans: step.plans, payment_form: step.does === 'place' ? 'card' : 'transfer' },
    })
    ids.push(body.order_id)
    return undefined
  }
  if (step.does === 'move') await send(backend, createTaxableLocation, { caller: owner, body: step.to })
  if (step.does === 'declare-exempt')
    await send(backend, declareTaxExemption, {
      caller: staff,
      params: account,
      body: { timestamp: at.toISOString(), note: REASON },
    })
  if (step.does === 'revoke-exemption')
    await send(backend, revokeTaxExemption, { caller: staff, params: account, query: { reason: REASON } })
  if (!('order' in step)) return undefined
  const id = ids[step.order % ids.length] ?? 0
  const call = { caller: staff, params: { id } }
  const body = { reason: REASON }
  if (step.does === 'approve')
    return (await send(backend, approveOrder, { ...call, headers: withKey(), body })).errors[0]?.name
  if (step.does === 'recalculate')
    return (await send(backend, recalculateOrderTax, { ...call, body })).errors[0]?.name
  if (step.does === 'relocate')
    return (await send(backend, updateOrderLocation, { ...call, body: { ...step.to, ...body } })).errors[0]
      ?.name
  if (step.does === 'cancel')
    return (await send(backend, cancelUnpaidOrder, { caller: owner, params: { id } })).errors[0]?.name
  if (step.does === 'record') {
    const { totalAmount: amount } = await rowOf(id)
    const transfer = { amount, received_on: at.toISOString().slice(0, 10), reference: `GP-${id}` }
    const recorded = { account_id: account.id, order_id: id, ...transfer, ...body }
    return (await send(backend, processTransfer, { caller: staff, headers: withKey(), body: recorded }))
      .errors[0]?.name
  }
  if (step.does === 'pay')
    return pay(id).then(
      () => undefined,
      (error: Error) => error.message,
    )
  await change(id, async (db, row) => {
    if (step.does === 'revoke-grace') return endGracePeriod(db, { order: row, at, forget: true })
    if (!row.gracePeriodEnd) return endGracePeriod(db, { order: row, at })
    // As if its time had come.
    await db.update(orders).set({ gracePeriodEnd: at }).where(eq(orders.orderId, id))
    return endGracePeriod(db, { order: { ...row, gracePeriodEnd: at }, at })
  })
  return undefined
}

/** What holds of an order at any time. */
async function expectSound(id: number): Promise<number> {
  const row = await rowOf(id)
  const items = await backend.db.select().from(orderItems).where(eq(orderItems.orderId, id))
  const sum = items.reduce((total, item) => total + item.amount + item.taxAmount, 0)
  expect(row.totalAmount).toBe(sum)
  const state = stateOf(row, backend.clock.now())
  const owed = isPending(state) ? row.totalAmount : 0
  expect(await balanceOf(backend.db, 'receivable', { orderId: id })).toBe(owed)
  const terms = await termsOf(id)
  const works = state === 'processed' || state === 'approved' || state === 'grace-period'
  expect(terms.length).toBe(works || row.graceEnded ? items.length : 0)
  expect(terms.every(({ termination }) => (termination === null) === works)).toBe(true)
  return owed
}

test('whatever happens to orders, their states follow the table, and the ledger knows what is owed', async () => {
  const seen = new Set<string>()
  const owed = { before: await balanceOf(backend.db, 'receivable') }
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(placing, fc.array(step, { minLength: 4, maxLength: 14 })),
      async ([first, rest]) => {
        const owner = await backend.person({
          taxableAddress: PROVO,
          // Paid before, so that its next order has a grace period.
          orders: [{ planId: 3704, daysAgo: 60 }],
        })
        const staff = await backend.person({ roles: ['internal-admin'] })
        const ids: number[] = []
        for (const each of [first, ...rest]) {
          const id = 'order' in each ? (ids[each.order % ids.length] ?? 0) : 0
          const state = id ? stateOf(await rowOf(id), backend.clock.now()) : undefined
          if (state) seen.add(`${state} ${each.does}`)
          const rejected = await run(each, { owner, staff }, ids)
          const action = ACTIONS[each.does]
          if (state && action) await expectOutcome(id, afterAction(state, action), rejected)
          backend.clock.advance(60_000)
        }
        for (const id of ids) {
          owed.before += await expectSound(id)
          seen.add(`${stateOf(await rowOf(id), backend.clock.now())} end`)
        }
        expect(await ledgerIsBalanced(backend.db)).toBe(true)
        expect(await balanceOf(backend.db, 'receivable')).toBe(owed.before)
      },
    ),
    { numRuns: 12, seed: 20_261_122 },
  )
  const states = new Set([...seen].map(each => each.split(' ')[0]))
  expect([...states].toSorted()).toEqual([
    'approved',
    'awaiting-transfer',
    'canceled',
    'grace-ended',
    'grace-period',
    'initiated',
    'processed',
  ])
})

async function expectOutcome(
  id: number,
  outcome: OrderState | { rejected: string },
  rejected: string | undefined,
) {
  if (typeof outcome !== 'string') expect(rejected).toBe(outcome.rejected)
  else expect([rejected, stateOf(await rowOf(id), backend.clock.now())]).toEqual([undefined, outcome])
}
