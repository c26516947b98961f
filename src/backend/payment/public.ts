/**
 * Transactions: their table, and the ways to pay an order without a person at the page; and cards that expire.
 * Other services may import only this file.
 */

export { chargeOrder, payOffline } from './charges/charge-order.ts'
export { refunds, transactions } from './charges/tables.ts'
export type { TransactionRow } from './charges/turns.ts'
export { transactionWire } from './charges/wire.ts'
export { claimExpiringCards, type ExpiringCard } from './expiring-cards.ts'
export { cards } from './tables.ts'
