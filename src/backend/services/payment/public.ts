/** Payments, their transactions, and cards. Other services may import only this file. */

export { OPEN_STATES } from './charges/attempt-state.ts'
export type { TransactionRow } from './charges/claim.ts'
export { type Payment, payOrder } from './charges/pay.ts'
export { payOffline } from './charges/pay-offline.ts'
export { paymentContext } from './charges/payment-context.ts'
export { refundableOf } from './charges/settle-refund.ts'
export { attempts, transactions } from './charges/tables.ts'
export { openDisputesOf } from './disputes.ts'
export { claimExpiringCards } from './expiring-cards.ts'
export { primaryCardOf, takePrimaryChanges } from './primary-cards.ts'
export { cards } from './tables.ts'
