import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { bankOf } from '../../../support/payments.ts'
import { type Holder, LARGE, PRICES, planChangeClient, SMALL, withTax } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { PAYMENT_ALERTS_EMAIL: 'payments@gatepost.example' } })
})
afterAll(() => backend.close())

const { holder, place, pay, preview, upgrade, termsOf } = planChangeClient(() => backend)
const reported = () => testVendorOf(backend.kernel)?.delivered()
const chargesOf = ({ caller }: Holder) =>
  [...bankOf(backend).journal.charges.values()].filter(
    ({ accountId, outcome }) => accountId === caller.accountId && outcome === 'succeeded',
  )

/** The customer's bank disputes the first payment. */
function dispute(held: Holder) {
  const [charge] = chargesOf(held)
  if (!charge) throw new Error('nothing was charged')
  return bankOf(backend).disputeCharge({ chargeId: charge.chargeId })
}

const creditOf = async (held: Holder) => (await preview(held)).replaces.map(({ credit }) => credit)

test('a dispute in between ends the change, and money that the bank holds is not credited', async () => {
  const held = await holder(SMALL)
  const { body: order } = await place(held, LARGE)
  const { disputeId } = dispute(held)
  await reported()
  const late = await pay(held.caller, order, held.card)
  expect([late.status, late.errors[0]?.name]).toEqual([409, 'order-not-pending'])
  expect(await creditOf(held)).toEqual([0])
  expect(await termsOf(held)).toMatchObject([{ planId: SMALL, termination: null }])

  // The bank returns the money, and it can be credited again.
  bankOf(backend).changeDispute(disputeId, { state: 'won', isWithdrawn: false })
  await reported()
  expect(await creditOf(held)).toEqual([PRICES[SMALL]])
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})

test('a dispute at the moment of the payment leaves the change as agreed, or ends it', async () => {
  for (let time = 0; time < 8; time++) {
    const held = await holder(SMALL)
    const { body: order } = await place(held, LARGE)
    const [payment] = await Promise.all([
      pay(held.caller, order, held.card),
      // At different moments of the payment.
      new Promise(resolve => setTimeout(resolve, time * 4)).then(() => dispute(held)),
    ])
    await reported()
    const isPaid = payment.status === 201
    if (!isPaid) expect([payment.status, payment.errors[0]?.name]).toEqual([409, 'order-not-pending'])
    const difference = PRICES[LARGE] - PRICES[SMALL]
    expect(chargesOf(held).map(({ amount }) => amount)).toEqual([
      withTax(PRICES[SMALL]),
      ...(isPaid ? [withTax(difference)] : []),
    ])
    expect((await termsOf(held)).filter(({ termination }) => !termination)).toMatchObject([
      { planId: isPaid ? LARGE : SMALL },
    ])
    // What the bank holds of the first payment is no longer there, only what came on top.
    expect(await creditOf(held)).toEqual([isPaid ? difference : 0])
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  }
})

test('a dispute after the change takes what was credited for it', async () => {
  const held = await holder(SMALL)
  await upgrade(held, LARGE)
  expect(await creditOf(held)).toEqual([PRICES[LARGE]])
  dispute(held)
  await reported()
  expect(await creditOf(held)).toEqual([PRICES[LARGE] - PRICES[SMALL]])
})
