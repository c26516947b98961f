import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { listOpenDisputes } from '#generated/payment/operations/listOpenDisputes.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { bankOf, disputeCharge, giveCard, giveOrder } from '../../../support/payments.ts'

/** Past the last page: others dispute in the same database. */
const PAST = 100_000

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

export const cases = [
  define(listOpenDisputes, 200, {
    example: 'some',
    arrange: async world => {
      const customer = await world.person({ roles: ['billing-viewer', 'billing-editor'] })
      await world.given(undefined, async backend => {
        const payment_method_id = await giveCard(backend, customer.accountId)
        const { orderId: order_id } = await giveOrder(backend, customer.accountId)
        await world.perform(processPayment, {
          caller: customer,
          headers: { 'idempotency-key': randomUUID() },
          body: { order_id, amount: 57_915, payment_method_id },
        })
        for (const { orderId, chargeId } of bankOf(backend).journal.charges.values())
          if (orderId === order_id) await disputeCharge(backend, chargeId)
      })
      return { caller: await staff(world) }
    },
    check: ({ disputes }) => expect(disputes.length).toBeGreaterThan(0),
  }),
  define(listOpenDisputes, 200, {
    example: 'none',
    arrange: async world => ({ caller: await staff(world), query: { page: PAST } }),
    check: ({ disputes }) => expect(disputes).toEqual([]),
  }),
  define(listOpenDisputes, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),
]
