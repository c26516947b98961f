import type { OpenPayment, Refund, Transaction } from '#generated/payment/types.ts'
import type { VendorFrame } from '../vendors/vendor.ts'
import type { TransactionRow } from './claim.ts'
import type { Payment } from './pay.ts'
import type { Refunded } from './settle-refund.ts'

/** A transaction as the API returns it. */
export function transactionWire(row: TransactionRow): Transaction {
  const isApproved = row.gatewayResponse === 'approved'
  return {
    transaction_id: row.transactionId,
    account_id: row.accountId,
    amount: row.amount,
    created: row.created.toISOString(),
    gateway_id: row.gatewayId,
    gateway_message: row.gatewayMessage,
    gateway_response: row.gatewayResponse,
    order_id: row.orderId,
    payment_form: row.paymentForm,
    payment_method_id: row.paymentMethodId,
    reference_number: row.referenceNumber,
    refunded_amount: row.refundedAmount,
    transaction_token: isApproved ? masked(row.gatewayId) : null,
    voided: row.voided?.toISOString() ?? null,
  }
}

/** Twelve dots and the end of an id of the vendor. */
function masked(gatewayId: string | null): string | null {
  const end = (gatewayId ?? '').replace(/[^A-Za-z0-9]/g, '').slice(-4)
  return end.length === 4 ? `••••••••••••${end}` : null
}

/** A payment that is not finished, as the API returns it. */
export function openPaymentWire(payment: Extract<Payment, { attempt: unknown }>): OpenPayment {
  const { attemptId, orderId, amount, paymentMethodId } = payment.attempt
  return {
    attempt_id: attemptId,
    order_id: orderId,
    amount,
    payment_method_id: paymentMethodId,
    state: payment.kind,
    challenge: payment.kind === 'challenge' ? challengeWire(payment.frame) : null,
  }
}

function challengeWire(frame: VendorFrame): NonNullable<OpenPayment['challenge']> {
  if (frame.vendor === 'test')
    return { frame_url: frame.frameUrl, client_secret: null, publishable_key: null }
  return { frame_url: null, client_secret: frame.clientSecret, publishable_key: frame.publishableKey }
}

/** A refund as the API returns it. */
export function refundWire({ refund, transaction, refundable }: Refunded): Refund {
  return {
    refund_id: refund.refundId,
    amount: refund.amount,
    created: refund.created.toISOString(),
    reason: refund.reason,
    gateway_id: refund.gatewayId,
    refundable_amount: refundable,
    transaction: transactionWire(transaction),
  }
}
