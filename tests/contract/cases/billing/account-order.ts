import { expect } from 'vitest'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { define } from '../../../support/contract/case.ts'
import { INVOICED, PAID, PENDING, TRIAL, withOrder } from '../../../support/order-rows.ts'

const NO_ORDER = 2_147_483_647
const kinds = (timeline: { event: string }[]) => timeline.map(({ event }) => event)

export const cases = [
  define(getAccountOrder, 200, {
    example: 'paid',
    arrange: world => withOrder(world, { ...PAID, declined: 1 }),
    check: ({ order, timeline, payments, receipt, receipt_recipients: recipients }) => {
      expect(kinds(timeline)).toEqual(['placed', 'payment-failed', 'paid'])
      expect(timeline[1]?.failure).toBe('insufficient-funds')
      expect(payments.map(({ outcome }) => outcome)).toEqual(['approved', 'declined'])
      expect(receipt).toMatchObject({
        order_id: order.order_id,
        buyer: { name: 'Northwind Traders', address: ['85 Mill Street', 'Provo, UT 84601', 'United States'] },
        items: [
          {
            description: 'US Address Verification, Plus',
            detail: '500,000 lookups a year',
            amount: 54_000,
            tax_amount: 3_915,
          },
        ],
        amount: 54_000,
        tax_lines: [{ label: 'Sales tax (7.25%)', amount: 3_915 }],
        total_amount: 57_915,
        payment: { form: 'card', card: { network: 'visa', mask: '4242' } },
      })
      // The person who owns the account follows them.
      expect(recipients.length).toBeGreaterThan(0)
    },
  }),
  define(getAccountOrder, 200, {
    example: 'pending',
    arrange: world => withOrder(world, PENDING),
    check: ({ timeline, payments, receipt, receipt_recipients: recipients }) => {
      expect(recipients).toEqual([])
      expect(kinds(timeline)).toEqual(['placed'])
      expect(payments).toEqual([])
      expect(receipt).toBe(null)
    },
  }),
  define(getAccountOrder, 200, {
    example: 'refunded',
    arrange: world => withOrder(world, { ...PAID, refunded: 10_000 }),
    check: ({ timeline, payments }) => {
      expect(kinds(timeline)).toEqual(['placed', 'paid', 'refunded'])
      expect(payments[0]?.refunded_amount).toBe(10_000)
    },
  }),
  define(getAccountOrder, 200, {
    example: 'offline',
    arrange: world => withOrder(world, { ...PAID, isOffline: true }),
    check: ({ payments, receipt }) => {
      expect(payments[0]).toMatchObject({ payment_form: 'offline', card: null, outcome: 'approved' })
      expect(receipt?.payment).toEqual({ form: 'offline', card: null, transfer: null })
    },
  }),
  define(getAccountOrder, 200, {
    example: 'awaiting-transfer',
    arrange: world => withOrder(world, INVOICED),
    check: ({ order, timeline, receipt, invoice }) => {
      expect(kinds(timeline)).toEqual(['placed', 'invoiced'])
      expect(receipt).toBe(null)
      expect(invoice).toMatchObject({
        due: order.transfer_due,
        total_amount: 57_915,
        reference: `GP-${order.order_id}`,
        buyer: { name: 'Northwind Traders' },
        paid: null,
        canceled: null,
      })
      expect(invoice?.bank.length).toBeGreaterThan(0)
    },
  }),
  define(getAccountOrder, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: async world => {
      const { params } = await withOrder(world, TRIAL)
      return { caller: await world.person(), params }
    },
  }),
  define(getAccountOrder, 404, {
    example: 'not-found',
    title: 'no order',
    params: { id: NO_ORDER },
  }),
]
