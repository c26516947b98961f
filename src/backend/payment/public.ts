/** Transactions, payments without a card, and cards. Other services may import only this file. */

export { payOffline } from './charges/pay-offline.ts'
export { transactions } from './charges/tables.ts'
export type { TransactionRow } from './charges/turns.ts'
export { claimExpiringCards, type ExpiringCard } from './expiring-cards.ts'
export { cards } from './tables.ts'
