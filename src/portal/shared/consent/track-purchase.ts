import { submitPurchase } from '#generated/forms/operations/submitPurchase.ts'
import type { Order } from '#generated/sales/types.ts'
import { call } from '#portal/api/call.ts'
import { permission } from '#portal/api/can.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { allows, PREFERENCES_VERSION, recordTag } from './consent.ts'

/**
 * Reports a paid order for advertising, if the person agreed to that. The checkout does not wait for it and ignores a
 * failure. The server reports an order once, however often a page shows it.
 */
export async function trackPurchase(
  order: Pick<Order, 'order_id' | 'processed' | 'total_amount'>,
): Promise<void> {
  if (!order.processed || order.total_amount === 0 || !allows('advertising')) return
  try {
    const session = await queryClient.ensureQueryData(sessionQuery)
    // A colleague who may only look at orders has bought nothing.
    if (!session || !permission(session.roles, [submitPurchase]).allowed) return
    const { tracked } = await call(submitPurchase, {
      path: { id: order.order_id },
      body: { consent_version: PREFERENCES_VERSION },
    })
    if (tracked) recordTag({ id: 'purchase-tracking', category: 'advertising', stores: [] })
  } catch {
    // The order is paid either way.
  }
}
