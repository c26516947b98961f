import type { ErrorHelp } from './help.ts'

/** Errors of cards, payments, transfers, and refunds. */
export const paymentHelp = {
  'transfer-incomplete': {
    title: 'A part of the transfer is missing',
    meaning: 'The payment wasn’t recorded, because less than the order’s total has arrived.',
    cause: 'The customer sent less, or a bank took a fee from the amount.',
    fix: 'Ask the customer for the rest, and record the total once it has arrived.',
  },
  'transfer-too-large': {
    title: 'More than the order’s total has arrived',
    meaning: 'The payment wasn’t recorded, because the amount is more than the order’s total.',
    cause: 'The customer sent too much, or paid several orders at once.',
    fix: 'Record the total for each order, and send the rest back.',
  },
  'card-declined': {
    title: 'The card was declined',
    meaning: 'Your bank declined the payment. You weren’t charged, and the order is still open.',
    cause:
      'The card is over its limit, is blocked for online use, or needs your confirmation, or a number is mistyped. Your bank doesn’t tell us which.',
    fix: 'Use another card. Or call the number on the back of your card, and then try again.',
  },
  'insufficient-funds': {
    title: 'The card has insufficient funds',
    meaning: 'Your bank declined the payment because the card doesn’t cover the amount. You weren’t charged.',
    cause: 'The account balance is too low, or the card reached its daily or monthly limit.',
    fix: 'Use another card. Or add funds or ask your bank for a higher limit, and then try again.',
  },
  'expired-card': {
    title: 'Your bank no longer accepts the card',
    meaning: 'Your bank declined the payment because the card has expired. You weren’t charged.',
    cause: 'The expiration month has passed, or your bank replaced the card.',
    fix: 'Add the new card and pay with it.',
  },
  'authentication-failed': {
    title: 'Your bank couldn’t confirm the payment',
    meaning: 'Your bank asked you to confirm the payment, and the confirmation failed. You weren’t charged.',
    cause: 'The bank’s window was closed, the code was wrong, or the time ran out.',
    fix: 'Pay again and confirm in the bank’s window, or use another card.',
  },
  'customer-must-confirm': {
    title: 'The customer has to confirm the payment',
    meaning: 'The bank requires the cardholder to confirm this payment. The card wasn’t charged.',
    cause: 'Banks sometimes require confirmation, and staff can’t confirm for a customer.',
    fix: 'Ask the customer to pay the order on their Billing page, where the bank can confirm it.',
  },
  'order-already-paid': {
    title: 'The order is already paid',
    meaning: 'You weren’t charged again.',
    cause: 'You paid in another tab, a colleague paid, or your first attempt succeeded.',
    fix: 'Find the receipt in your list of orders.',
  },
  'amount-mismatch': {
    title: 'The amount has changed',
    meaning: 'The amount doesn’t match the order’s total. You weren’t charged.',
    cause:
      'A price or the tax changed after the page loaded. In code, check that you send cents, not dollars.',
    fix: 'Reload the order, check the total, and pay again.',
  },
  'payment-too-large': {
    title: 'The amount is more than the order’s total',
    meaning: 'The card wasn’t charged, because the amount is more than what the order comes to.',
    cause:
      'The amount was mistyped, or the total has changed since. In code, check that you send cents, not dollars.',
    fix: 'Charge at most the total. For anything more, place another order.',
  },
  'amount-zero': {
    title: 'The amount is zero',
    meaning: 'You can’t pay or refund zero.',
    cause: 'The field is zero or empty.',
    fix: 'Enter at least one cent.',
  },
  'amount-too-small': {
    title: 'The amount is too small to charge',
    meaning: 'You weren’t charged. Cards can’t be charged less than the amount in the message.',
    cause: 'The total, including tax, is less than our payment processor can charge.',
    fix: 'Raise the amount, or make it zero, so that there’s nothing to pay.',
  },
  'refund-too-large': {
    title: 'The refund is too large',
    meaning: 'The refund exceeds the amount left on the payment.',
    cause: 'Part of the payment was already refunded. The message shows what’s left.',
    fix: 'Enter at most that amount.',
  },
  'payment-disputed': {
    title: 'The payment is disputed',
    meaning: 'The refund exceeds the amount that’s left after the disputed part.',
    cause:
      'The customer’s bank disputes the payment or has taken the money back, so it can’t be refunded too.',
    fix: 'Respond to the dispute with the payment processor. If you win it, you can refund the payment.',
  },
  'refund-rejected': {
    title: 'The payment processor rejected the refund',
    meaning: 'No money was refunded, and the payment hasn’t changed.',
    cause:
      'The payment may have been refunded with the payment processor already, or the customer may have disputed it.',
    fix: 'Check the payment in the payment processor’s dashboard before you try again.',
  },
  'transaction-voided': {
    title: 'The transaction is voided',
    meaning: 'The payment was canceled before it settled, so there’s nothing to refund.',
    cause: 'Someone voided it earlier.',
    fix: 'You don’t need to do anything. The money is returned once the bank processes it.',
  },
  'too-many-payment-methods': {
    title: 'You’ve reached the card limit',
    meaning: 'You can’t add another card.',
    cause: 'Your account has as many cards as the message allows, often including expired ones.',
    fix: 'Delete a card you don’t use.',
  },
  'card-token-invalid': {
    title: 'We couldn’t read the card',
    meaning: 'No card was added, because our payment processor doesn’t recognize the form’s data.',
    cause: 'The form was open for more than an hour, or another tab opened it for another account.',
    fix: 'Close the form, open it again, and enter the card.',
  },
  'card-expired': {
    title: 'The card has expired',
    meaning: 'We can’t charge this card anymore.',
    cause: 'Its expiration month has passed.',
    fix: 'Add the new card and make it the primary one.',
  },
} as const satisfies Record<string, ErrorHelp>
