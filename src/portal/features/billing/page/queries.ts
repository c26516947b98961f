import { queryOptions } from '@tanstack/react-query'
import { listPendingOrders } from '#generated/billing/operations.ts'
import { getTaxExemption, listTaxableLocations } from '#generated/sales/operations.ts'
import { query } from '#portal/api/call.ts'
import { toOrder } from '../shared/order.ts'

/** The orders that wait for their payment, the most urgent first. */
export const pendingQuery = queryOptions({
  ...query(listPendingOrders),
  select: ({ orders }) => orders.map(toOrder),
})

/** The taxable address and those before it. */
export const locationsQuery = query(listTaxableLocations, { query: { page_size: 100 } })

export const exemptionQuery = query(getTaxExemption)
