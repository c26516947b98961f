/** Orders: their tables, and what payments do to them. Other services may import only this file. */

export {
  itemsOf,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
  orderWire,
  readOrder,
  recordOrderEvent,
  stateOf,
} from './order-rows.ts'
export { endGracePeriod, type Paid, recordFailedPayment, recordRefund, settleOrder } from './settle.ts'
export { orderEvents, orderItems, orders, taxableLocations } from './tables.ts'
