import { desc, eq } from 'drizzle-orm'
import { cards, type TransactionRow, transactions } from '#backend/services/payment/public.ts'
import type { OrderPayment, PaidCard, ReceivedTransfer } from '#generated/billing/types.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** A payment of an order or an attempt, with its card while the account still has it. */
export interface PaymentRow {
  transaction: TransactionRow
  card: PaidCard | null
}

const MOST = 100

/** The payments of an order and its declined attempts, the newest first. */
export function paymentsOf(db: Queries, orderId: number): Promise<PaymentRow[]> {
  return db
    .select({ transaction: transactions, card: { network: cards.network, mask: cards.mask } })
    .from(transactions)
    .leftJoin(cards, eq(cards.paymentMethodId, transactions.paymentMethodId))
    .where(eq(transactions.orderId, orderId))
    .orderBy(desc(transactions.created), desc(transactions.transactionId))
    .limit(MOST)
}

/** The payment that has settled an order. */
export function settlementOf(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.find(({ transaction }) => isApproved(transaction) && transaction.voided === null)
}

export function paymentWire({ transaction, card }: PaymentRow): OrderPayment {
  return {
    transaction_id: transaction.transactionId,
    created: transaction.created.toISOString(),
    amount: transaction.amount,
    outcome: isApproved(transaction) ? 'approved' : 'declined',
    payment_form: transaction.paymentForm,
    card,
    transfer: transferOf(transaction),
    refunded_amount: transaction.refundedAmount,
    disputed_amount: transaction.disputedAmount,
    voided: transaction.voided?.toISOString() ?? null,
  }
}

/** The transfer that a payment came by; null for a card or a check. */
export function transferOf({
  bankReference: reference,
  received: received_on,
}: TransactionRow): ReceivedTransfer | null {
  return reference === null || received_on === null ? null : { reference, received_on }
}

/** Money without a card has no response of a vendor. */
function isApproved({ gatewayResponse, paymentForm }: TransactionRow): boolean {
  return gatewayResponse === 'approved' || paymentForm === 'offline'
}
