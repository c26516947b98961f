import { eq } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { transactions } from './charges/tables.ts'
import { cards } from './tables.ts'

/** Cards without what identifies them at the vendor, and payments. */
export const exportedPayments = async (): Promise<readonly ExportedKind[]> => [
  exportedTable('cards', 'Cards. We never had their numbers.', cards, {
    key: [cards.paymentMethodId],
    of: id => eq(cards.accountId, id),
    without: [cards.cardToken, cards.fingerprint, cards.formTokenHash, cards.expiryTold],
  }),
  exportedTable('payments', 'Payments. Amounts are US cents.', transactions, {
    key: [transactions.transactionId],
    of: id => eq(transactions.accountId, id),
    without: [transactions.attemptId],
  }),
]
