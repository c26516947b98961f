import { expect } from 'vitest'
import { payOffline } from '#backend/services/payment/charges/pay-offline.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY } from '#domain/time/durations.ts'
import { downloadMerchantReport } from '#generated/payment/operations/downloadMerchantReport.ts'
import { downloadOfflineReport } from '#generated/payment/operations/downloadOfflineReport.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { bankOf, giveCard, giveOrder } from '../../../support/payments.ts'

const TOTAL = 57_915
const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })
const headers = { accept: 'text/csv' }
const EMPTY = { begin: '2001-01-01', end: '2001-01-31' }

/** The days of today's report, or of one of other days; those of the examples on the mock. */
async function today(world: World, first = 0, last = first): Promise<{ begin: string; end: string }> {
  const now = await world.given(Date.parse('2026-11-02'), async ({ clock }) => clock.now().getTime())
  const dayAfter = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
  return { begin: dayAfter(first), end: dayAfter(last) }
}

async function paidAndRefunded(world: World) {
  await world.given(undefined, async backend => {
    const caller = await backend.person({ roles: ['billing-viewer', 'billing-editor'] })
    const card = await giveCard(backend, caller.accountId)
    const { orderId } = await giveOrder(backend, caller.accountId)
    const { transaction_id: id } = (await world.perform(processPayment, {
      caller,
      headers: { 'idempotency-key': newId() },
      body: { order_id: orderId, amount: TOTAL, payment_method_id: card },
    })) as { transaction_id: string }
    await world.perform(refundTransaction, {
      caller: await staff(world),
      params: { id },
      headers: { 'idempotency-key': newId() },
      body: { amount: 20_000, reason: 'Two months without use of the service' },
    })
  })
}

async function paidOffline(world: World) {
  await world.given(undefined, async backend => {
    const { accountId } = await backend.person({ label: 'Northwind Traders' })
    const order = await giveOrder(backend, accountId, { amount: 12_000, tax: 870 })
    const at = backend.clock.now()
    await backend.db.transaction(db => payOffline(db, { order, amount: order.totalAmount, at }))
  })
}

/** Reports that have today or not, so that each of their ends once makes the difference. */
const withOtherDays = (operation: typeof downloadMerchantReport, pay: typeof paidOffline) =>
  [
    [0, 1],
    [1, 1],
    [-1, -1],
  ].map(([first, last]) =>
    define(operation, 200, {
      title: `from day ${first} to day ${last}`,
      arrange: async world => {
        await pay(world)
        return { caller: await staff(world), headers, query: await today(world, first, last) }
      },
    }),
  )

export const cases = [
  ...withOtherDays(downloadMerchantReport, paidAndRefunded),
  ...withOtherDays(downloadOfflineReport, paidOffline),
  define(downloadMerchantReport, 200, {
    example: 'some-payments',
    arrange: async world => {
      await paidAndRefunded(world)
      return { caller: await staff(world), headers, query: await today(world) }
    },
    check: text => {
      const lines = String(text).split('\n')
      expect(lines[0]).toBe(
        'created,kind,transaction_id,account_id,order_id,amount,network,mask,gateway_id,reference_number',
      )
      expect(lines.some(line => line.includes(',payment,') && line.includes(',57915,visa,4242,ch_'))).toBe(
        true,
      )
      expect(lines.some(line => line.includes(',refund,') && line.includes(',-20000,visa,4242,re_'))).toBe(
        true,
      )
    },
  }),
  define(downloadMerchantReport, 200, {
    example: 'disputed',
    arrange: async world => {
      await world.given(undefined, async backend => {
        const caller = await backend.person({ roles: ['billing-viewer', 'billing-editor'] })
        const card = await giveCard(backend, caller.accountId)
        const { orderId } = await giveOrder(backend, caller.accountId)
        const { gateway_id: chargeId } = (await world.perform(processPayment, {
          caller,
          headers: { 'idempotency-key': newId() },
          body: { order_id: orderId, amount: TOTAL, payment_method_id: card },
        })) as { gateway_id: string }
        const bank = bankOf(backend)
        const { disputeId } = bank.disputeCharge({ chargeId })
        await testVendorOf(backend.kernel)?.delivered()
        bank.changeDispute(disputeId, { state: 'won', isWithdrawn: false })
        await testVendorOf(backend.kernel)?.delivered()
      })
      return { caller: await staff(world), headers, query: await today(world) }
    },
    check: text => {
      expect(String(text)).toMatch(/,dispute,.*,-57915,visa,4242,d/)
      expect(String(text)).toMatch(/,dispute-returned,.*,57915,visa,4242,d/)
    },
  }),
  define(downloadMerchantReport, 200, {
    example: 'no-payments',
    arrange: async world => ({ caller: await staff(world), headers, query: EMPTY }),
    check: text => expect(String(text).trimEnd().split('\n')).toHaveLength(1),
  }),
  define(downloadMerchantReport, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      query: { begin: forbidden(undefined), end: 'soon' },
    }),
  }),
  define(downloadMerchantReport, 400, {
    example: 'end-before-start',
    arrange: async world => ({
      caller: await staff(world),
      query: { begin: '2026-11-02', end: '2026-11-01' },
    }),
  }),

  define(downloadOfflineReport, 200, {
    example: 'some-payments',
    arrange: async world => {
      await paidOffline(world)
      return { caller: await staff(world), headers, query: await today(world) }
    },
    check: text => {
      const lines = String(text).split('\n')
      expect(lines[0]).toBe(
        'created,kind,transaction_id,account_id,account_label,order_id,amount,reference_number',
      )
      expect(lines.some(line => /,payment,.*,Northwind Traders,\d+,12870,\d{8}-\d{4,}$/.test(line))).toBe(
        true,
      )
    },
  }),
  define(downloadOfflineReport, 200, {
    example: 'no-payments',
    arrange: async world => ({ caller: await staff(world), headers, query: EMPTY }),
    check: text => expect(String(text).trimEnd().split('\n')).toHaveLength(1),
  }),
  define(downloadOfflineReport, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      query: { begin: forbidden(undefined), end: 'soon' },
    }),
  }),
  define(downloadOfflineReport, 400, {
    example: 'end-before-start',
    arrange: async world => ({
      caller: await staff(world),
      query: { begin: '2026-11-02', end: '2026-11-01' },
    }),
  }),
]
