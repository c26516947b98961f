import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { CLAIM } from '#backend/services/payment/charges/limits.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { recover } from '#backend/services/payment/charges/recovery.ts'
import { refunds as refundRows } from '#backend/services/payment/charges/tables.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import type { Person } from '../../support/backend.ts'
import { bankOf, loseNextRefund } from '../../support/payments.ts'
import { send } from '../client.ts'
import { backend, chargesOf, eventsOf, fresh, pay, payer, TOTAL, transactionsOf } from './payer.ts'

async function paid() {
  const { caller, card, orderId } = await payer()
  const { body } = await pay({ caller, card, orderId })
  if (!('transaction_id' in body)) throw new Error('the card was charged')
  return { orderId, id: body.transaction_id, caller: await backend.person({ roles: [INTERNAL_ROLE] }) }
}

const refund = (of: { caller: Person; id: string }, amount: number, key: string = randomUUID()) =>
  send(backend, refundTransaction, {
    caller: of.caller,
    params: { id: of.id },
    headers: { 'idempotency-key': key },
    body: { amount, reason: 'Ordered by mistake' },
  })

test('several refunds at once never return more than was paid', async () => {
  const of = await paid()
  const responses = await Promise.all([20_000, 20_000, 20_000].map(amount => refund(of, amount)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
  expect(responses.flatMap(({ errors }) => errors)).toMatchObject([
    { message: 'At most $179.15 can be refunded.' },
  ])
  expect((await refund(of, 17_915)).body).toMatchObject({ refundable_amount: 0 })
  expect(chargesOf(of.orderId)).toMatchObject([{ refunded: TOTAL }])
  expect(await eventsOf(of.orderId)).toEqual(['paid', 'refunded', 'refunded', 'refunded'])
  expect(await balanceOf(backend.db, 'cash:test', { orderId: of.orderId })).toBe(0)
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})

test('a refund whose response gets lost is reserved, and the same call finishes it', async () => {
  const of = await paid()
  const key = randomUUID()
  loseNextRefund(backend, chargesOf(of.orderId)[0]?.chargeId ?? null)
  expect((await refund(of, 50_000, key)).status).toBe(502)
  expect((await refund(of, 10_000)).errors).toMatchObject([{ message: 'At most $79.15 can be refunded.' }])
  const again = await refund(of, 50_000, key)
  expect(again.body).toMatchObject({ amount: 50_000, refundable_amount: 7_915 })
  expect(chargesOf(of.orderId)).toMatchObject([{ refunded: 50_000 }])
})

test('a refund that could not be written down is finished by the same call, which need not wait', async () => {
  const of = await paid()
  const key = randomUUID()
  const bank = bankOf(backend)
  const { refund: carryOut } = bank
  bank.refund = async asked => {
    bank.refund = carryOut
    // Nor can the vendor's event be written down.
    const failure = new Error('the statement took too long')
    vi.spyOn(backend.db, 'transaction').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
    return carryOut(asked)
  }
  expect((await refund(of, 50_000, key)).status).toBe(500)
  await testVendorOf(backend.kernel)?.delivered()
  const refunds = await backend.db.select().from(refundRows).where(eq(refundRows.transactionId, of.id))
  expect(refunds).toMatchObject([{ claimedUntil: null }])
  expect((await refund(of, 50_000, key)).body).toMatchObject({ amount: 50_000, refundable_amount: 7_915 })
  expect(chargesOf(of.orderId)).toMatchObject([{ refunded: 50_000 }])
})

test('a refund that no one asks for again is finished by the recovery', async () => {
  const of = await paid()
  const key = randomUUID()
  loseNextRefund(backend, chargesOf(of.orderId)[0]?.chargeId ?? null)
  await refund(of, 50_000, key)
  backend.clock.advance(CLAIM)
  await recover(paymentContext(backend.kernel))
  expect(await transactionsOf(of.orderId)).toMatchObject([{ refundedAmount: 50_000 }])
  const caller = await fresh(of.caller)
  expect((await refund({ ...of, caller }, 50_000, key)).body).toMatchObject({ amount: 50_000 })
  expect(chargesOf(of.orderId)).toMatchObject([{ refunded: 50_000 }])
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})
