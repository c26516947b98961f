/** Orders: their tables, and what payments do to them. Other services may import only this file. */

export { tryLockAccount } from './account-lock.ts'
export { itemOf, offersFor } from './catalog.ts'
export { recordDispute, recordDisputedMoney } from './disputes.ts'
export { requireAgreement } from './early-purchases.ts'
export {
  findOrder,
  lockOrder,
  type OrderRow,
  orderWire,
  readOrder,
  requireAction,
  stateOf,
} from './order-rows.ts'
export { priceFor } from './quotes.ts'
export { placePriced, placeRenewal, priceRenewal, type RenewalRejection } from './renewal-orders.ts'
export {
  endGracePeriod,
  recordFailedPayment,
  recordFailedRefund,
  recordRefund,
  settleOrder,
} from './settle.ts'
export { isPlacedBy, requireSecondPerson } from './staff/second-person.ts'
export { waitingOrdersOf } from './staff/waiting.ts'
export { orderEvents, orderItems, orders } from './tables.ts'
