/** Orders: their tables, and what payments do to them. Other services may import only this file. */

export {
  lockOrder,
  type OrderRow,
  orderWire,
  readOrder,
  stateOf,
} from './order-rows.ts'
export { endGracePeriod, recordFailedPayment, recordRefund, settleOrder } from './settle.ts'
export { orderEvents, orderItems, orders } from './tables.ts'
