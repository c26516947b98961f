import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import {
  TRANSFER_NOTICE,
  transferReminders,
  unpaidTransfers,
} from '#backend/services/billing/transfers/unpaid.ts'
import { attempts, transactions } from '#backend/services/payment/charges/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { TRANSFER_DUE, TRANSFER_KEPT } from '#generated/durations.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { bankOf, giveCard } from '../../support/payments.ts'
import { send } from '../client.ts'
import { orderClient } from '../sales/order-client.ts'
import { TOTAL, transferClient } from './transfer-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { staff, termsOf, rowOf, eventsOf } = orderClient(() => backend)
const { today, buyer, record, payByCard, cancel, mailed, owed, offlineOf, paidEntries } = transferClient(
  () => backend,
)

describe('an order that is paid by transfer', () => {
  test('gives nothing until staff record the money, and then everything, with a receipt', async () => {
    const order = await buyer({ purchase_order: 'PO-77' })
    expect(await termsOf(order.orderId)).toEqual([])
    expect(await owed(order.orderId)).toBe(TOTAL)
    expect(await mailed(order.accountant)).toEqual([
      expect.stringMatching(new RegExp(`^Invoice for order ${order.orderId}: \\$579.15 due on `)),
    ])
    const { body: before } = await send(backend, getAccountOrder, {
      caller: order.caller,
      params: { id: order.orderId },
    })
    expect(before.invoice).toMatchObject({ reference: `GP-${order.orderId}`, purchase_order: 'PO-77' })

    expect(await record(order)).toMatchObject({ status: 200 })
    expect(await termsOf(order.orderId)).toHaveLength(1)
    expect(await eventsOf(order.orderId)).toEqual(['placed', 'invoiced', 'paid'])
    expect([await owed(order.orderId), await offlineOf(order.orderId)]).toEqual([0, TOTAL])
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
    const { body: after } = await send(backend, getAccountOrder, {
      caller: order.caller,
      params: { id: order.orderId },
    })
    expect(after.receipt).toMatchObject({
      purchase_order: 'PO-77',
      payment: {
        form: 'offline',
        card: null,
        transfer: { reference: `GP-${order.orderId} NORTHWIND`, received_on: today() },
      },
    })
    expect(await mailed(order.accountant)).toEqual([
      expect.stringContaining('Invoice for order'),
      `Receipt for order ${order.orderId}: $579.15 paid`,
    ])
  })

  test('is recorded once, however often and by however many', async () => {
    const order = await buyer()
    const by = await staff()
    const key = randomUUID()
    const [first, again] = [await record(order, { by, key }), await record(order, { by, key })]
    expect([first.status, again.status]).toEqual([200, 200])
    const others = await Promise.all([record(order, { by }), record(order)])
    expect(others.map(({ errors }) => errors[0]?.name)).toEqual(['order-already-paid', 'order-already-paid'])
    expect(await paidEntries(order.orderId)).toBe(1)
    expect(await backend.db.$count(transactions, eq(transactions.orderId, order.orderId))).toBe(1)
  })

  test('takes the whole total and nothing else', async () => {
    const order = await buyer()
    const less = await record(order, { amount: TOTAL - 7_915 })
    expect(less).toMatchObject({ status: 409, errors: [{ name: 'transfer-incomplete', fields: ['amount'] }] })
    expect(less.errors[0]?.message).toBe('The total is $579.15. Record it once the rest has arrived.')
    const more = await record(order, { amount: TOTAL + 1 })
    expect(more).toMatchObject({ status: 409, errors: [{ name: 'transfer-too-large' }] })
    expect([await paidEntries(order.orderId), await owed(order.orderId)]).toEqual([0, TOTAL])
    expect(await record(order)).toMatchObject({ status: 200 })
  })

  test('can be paid by card instead; then its transfer is rejected', async () => {
    const order = await buyer()
    expect(await payByCard(order)).toMatchObject({ status: 201 })
    expect(await record(order)).toMatchObject({ status: 409, errors: [{ name: 'order-already-paid' }] })
    expect(await offlineOf(order.orderId)).toBe(0)
    expect(await termsOf(order.orderId)).toHaveLength(1)
  })

  test('is paid once when a card and a transfer race, and the money of the card goes back', async () => {
    const order = await buyer()
    const card = await giveCard(backend, order.accountId)
    const bank = bankOf(backend)
    const { charge } = bank
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    bank.charge = async of => {
      asked.resolve()
      await answered.promise
      return charge(of)
    }
    const paying = payByCard(order, card)
    await asked.promise
    // The transfer is on the statement, and is recorded while the bank of the card takes its time.
    expect(await record(order)).toMatchObject({ status: 200 })
    answered.resolve()
    bank.charge = charge
    expect((await paying).status).toBe(409)
    expect(await paidEntries(order.orderId)).toBe(1)
    expect(await offlineOf(order.orderId)).toBe(TOTAL)
    expect(await termsOf(order.orderId)).toHaveLength(1)
    expect(
      (await backend.db.select().from(attempts).where(eq(attempts.orderId, order.orderId))).map(
        ({ state }) => state,
      ),
    ).toEqual(['reversed'])
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  })

  test('is paid or canceled when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await buyer()
      const by = await staff()
      const results = await Promise.all(
        round % 2 ? [record(order, { by }), cancel(order)] : [cancel(order), record(order, { by })],
      )
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const { processed, canceled } = await rowOf(order.orderId)
      expect([processed, canceled].filter(Boolean)).toHaveLength(1)
      expect(await owed(order.orderId)).toBe(0)
      expect(await termsOf(order.orderId)).toHaveLength(processed ? 1 : 0)
    }
  })

  test('is canceled by the customer, and the accountant learns that the invoice is void', async () => {
    const order = await buyer()
    await mailed(order.accountant)
    expect(await cancel(order)).toMatchObject({ status: 200 })
    expect(await cancel(order)).toMatchObject({ status: 409, errors: [{ name: 'order-not-pending' }] })
    expect(await record(order)).toMatchObject({ status: 409, errors: [{ name: 'order-not-pending' }] })
    expect(await payByCard(order)).toMatchObject({ status: 409, errors: [{ name: 'order-not-pending' }] })
    expect(await owed(order.orderId)).toBe(0)
    expect(await mailed(order.accountant)).toContain(
      `Order ${order.orderId} is canceled: please don’t pay its invoice`,
    )
  })

  test('is not canceled while a bank may still charge a card for it', async () => {
    const order = await buyer()
    const card = await giveCard(backend, order.accountId, 'takesTime')
    expect((await payByCard(order, card)).status).toBe(202)
    expect(await cancel(order)).toMatchObject({ status: 409, errors: [{ name: 'payment-in-progress' }] })
  })

  test('reminds once before and once after it is due, and is canceled in the end', async () => {
    const order = await buyer()
    const placed = backend.clock.now().getTime()
    const at = async (moment: number) => {
      backend.clock.advance(placed + moment - backend.clock.now().getTime())
      await runWorkers(backend.kernel, [transferReminders(backend.kernel), unpaidTransfers])
      return (await mailed(order.accountant)).slice(1)
    }
    await mailed(order.accountant)
    expect(await at(TRANSFER_DUE - TRANSFER_NOTICE - DAY)).toEqual([])
    const soon = await at(TRANSFER_DUE - TRANSFER_NOTICE + DAY)
    expect(soon).toEqual([expect.stringMatching(/: \$579.15 due on /)])
    expect(await at(TRANSFER_DUE - DAY)).toEqual(soon)
    const late = await at(TRANSFER_DUE + DAY)
    expect(late).toEqual([...soon, expect.stringMatching(/ is overdue: we’ll cancel it on /)])
    expect(await at(TRANSFER_KEPT - DAY)).toEqual(late)
    expect((await rowOf(order.orderId)).canceled).toBe(null)
    expect(await at(TRANSFER_KEPT + DAY)).toEqual([...late, expect.stringContaining('is canceled')])
    expect((await rowOf(order.orderId)).canceled).not.toBe(null)
    expect(await owed(order.orderId)).toBe(0)
    expect(await at(TRANSFER_KEPT + 2 * DAY)).toHaveLength(3)
  })

  test('keeps a free trial that was ordered with it', async () => {
    const order = await buyer({ plans: [3120, 3301] })
    const [trial] = await termsOf(order.orderId)
    expect(trial).toMatchObject({ planId: 3301, termination: null })
    await cancel(order)
    expect(await termsOf(order.orderId)).toMatchObject([{ planId: 3301, termination: null }])
  })
})
