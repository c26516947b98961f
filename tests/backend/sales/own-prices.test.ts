import { expect, test } from 'vitest'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { sharedBackend } from '../../support/backend.ts'
import { PORTLAND, withKey } from '../../support/orders.ts'
import { send } from '../client.ts'

const backend = await sharedBackend()

/** A price list with 480 dollars for plan 3120, which costs everyone else 540, and nothing for 3310. */
const AGREED = 7

test('an account with a price list of its own is quoted and charged by it', async () => {
  const caller = await backend.person({ taxableAddress: PORTLAND, pricingSchedule: AGREED })
  const { body: quote } = await send(backend, createQuote, { caller, body: { plan_ids: [3120, 3310] } })
  expect(quote.items.map(({ amount, unit_amount }) => [amount, unit_amount])).toEqual([
    [48_000, 48_000],
    [2_900, 2_900],
  ])
  const place = (total_amount: number) =>
    send(backend, placeOrder, { caller, headers: withKey(), body: { plans: [3120, 3310], total_amount } })
  expect((await place(56_900)).errors).toMatchObject([
    {
      name: 'price-changed',
      message: 'The amount has changed from $569.00 to $509.00. Review it and try again.',
    },
  ])
  expect(await place(50_900)).toMatchObject({ status: 201, body: { total_amount: 50_900 } })
})

test('a plan that is only on the price list of another account is not for sale', async () => {
  const caller = await backend.person({ taxableAddress: PORTLAND })
  const { status, errors } = await send(backend, createQuote, { caller, body: { plan_ids: [3120, 3160] } })
  expect({ status, errors }).toMatchObject({
    status: 400,
    errors: [{ name: 'plan-not-purchasable', fields: ['plan_ids.1'] }],
  })
})
