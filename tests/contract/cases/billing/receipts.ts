import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { sendReceipt } from '#generated/billing/operations/sendReceipt.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { APPROVED, PAID, PENDING, withOrder, withOrders } from '../../../support/order-rows.ts'

const NO_ORDER = 2_147_483_647
const asPdf = { headers: { accept: 'application/pdf, application/json' } }

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

const toSend = async (world: World, input: typeof PAID) => {
  const { numbers } = await withOrders(world, input)
  const query = { invoiceId: Number(numbers[0]), email: 'accounts@northwind.example' }
  return { caller: await staff(world), query }
}

export const cases = [
  define(downloadReceipt, 200, {
    example: 'receipt',
    arrange: async world => ({ ...(await withOrder(world, PAID)), ...asPdf }),
    check: body => expect(String(body)).toMatch(/^%PDF-1\.7/),
  }),
  define(downloadReceipt, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: async world => {
      const { params } = await withOrder(world, PAID)
      return { caller: await world.person(), params }
    },
  }),
  define(downloadReceipt, 409, {
    example: 'order-not-paid',
    arrange: world => withOrder(world, PENDING),
  }),
  define(downloadReceipt, 409, {
    example: 'order-not-paid',
    title: 'approved without a payment',
    arrange: world => withOrder(world, APPROVED),
  }),

  define(sendReceipt, 202, {
    example: 'sent',
    arrange: world => toSend(world, PAID),
    check: ({ email }) => expect(email).toBe('accounts@northwind.example'),
  }),
  define(sendReceipt, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ email: 'nobody' }) }),
  }),
  define(sendReceipt, 404, {
    example: 'not-found',
    arrange: async world => {
      const { caller, query } = await toSend(world, PAID)
      return { caller, query: { ...query, invoiceId: NO_ORDER } }
    },
  }),
  define(sendReceipt, 409, { example: 'order-not-paid', arrange: world => toSend(world, PENDING) }),
]
