/** Orders: their tables, and what payments do to them. Other services may import only this file. */

export { lockAccount, tryLockAccount } from './account-lock.ts'
export { isForSale, itemOf, type OfferedPlan, offersFor } from './catalog.ts'
export { recordDispute, recordDisputedMoney } from './disputes.ts'
export { requireAgreement } from './early-purchases.ts'
export { invoiceDetailsOf } from './invoices/invoice-details.ts'
export { bankDetails } from './invoices/transfers.ts'
export {
  findOrder,
  lockOrder,
  type OrderRow,
  orderRecorded,
  orderWire,
  readOrder,
  requireAction,
  stateOf,
} from './order-rows.ts'
export { consentTexts, findByIntent, hashOf } from './orders.ts'
export { insertOrder } from './place.ts'
export {
  changeOf,
  creditsOf,
  hasChangedSince,
  hasLapsed,
  hasOpenChange,
  openChangesOf,
  type ReplacedTerm,
} from './plan-changes/changes.ts'
export { priceFor } from './quotes.ts'
export { placePriced, placeRenewal, priceRenewal, type RenewalRejection } from './renewal-orders.ts'
export {
  cancel,
  endGracePeriod,
  recordFailedPayment,
  recordFailedRefund,
  recordRefund,
  settleOrder,
} from './settle.ts'
export { cappedUntil, type Spending, setCap, spendingGrew, spendingOf } from './spending/cap.ts'
export { isPlacedBy, requireSecondPerson } from './staff/second-person.ts'
export { waitingOrdersOf } from './staff/waiting.ts'
export { isAwaitingTransfer, type OrderEventKind, orderEvents, orderItems, orders } from './tables.ts'
