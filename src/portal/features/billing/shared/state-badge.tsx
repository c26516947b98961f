import type { OrderState } from '#domain/billing/order-state.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { type Order, stateOf } from './order.ts'

const STATES: Record<OrderState, readonly [tone: BadgeTone, text: string]> = {
  quote: ['neutral', 'Quote'],
  'to-approve': ['neutral', 'Waiting for approval'],
  initiated: ['warning', 'Payment due'],
  'grace-period': ['warning', 'Payment due'],
  'awaiting-transfer': ['warning', 'Awaiting transfer'],
  'grace-ended': ['danger', 'Past due'],
  processed: ['accent', 'Paid'],
  approved: ['neutral', 'Approved'],
  canceled: ['neutral', 'Canceled'],
}

/** The state of an order. */
export function StateBadge({ order }: { order: Order }) {
  const state = stateOf(order, new Date())
  const [tone, text] = STATES[state]
  const isFree = state === 'processed' && order.totalAmount === 0
  return (
    <Badge tone={isFree ? 'neutral' : tone} hasDot>
      {isFree ? 'Free' : text}
    </Badge>
  )
}
