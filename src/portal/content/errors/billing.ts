import type { ErrorHelp } from './help.ts'

export const billingHelp = {
  'plan-not-purchasable': {
    title: 'The plan cannot be ordered',
    meaning: 'Nothing was ordered, because this plan is not for sale to your account.',
    cause:
      'It was replaced by another plan, or only sales offers it. Old links and carts can still have such plans.',
    fix: 'Choose a plan on the pricing page, or ask sales for this one.',
  },
  'duplicate-free-trial': {
    title: 'The free trial is in the order twice',
    meaning: 'You can order a free trial once, but the order has it more than once.',
    cause: 'It was added to the cart twice, perhaps in two tabs.',
    fix: 'Remove one of them from the cart and order again.',
  },
  'renewal-consent-outdated': {
    title: 'The renewal terms have changed',
    meaning:
      'Nothing was ordered or changed, because you agreed to an earlier version of the terms of automatic renewal.',
    cause: 'The page was open while the terms changed.',
    fix: 'Reload the page, read the terms next to the price, and try again. You can also order without automatic renewal.',
  },
  'monthly-limit-too-low': {
    title: 'The monthly amount covers no term',
    meaning:
      'Early purchase was not turned on or changed, because its monthly amount is less than one term costs.',
    cause: 'The amount includes tax, which the price on the page may not.',
    fix: 'Enter at least the amount that the message names.',
  },
  'early-purchase-link-invalid': {
    title: 'The link to turn off early purchase is not valid',
    meaning: 'The link did not turn anything off.',
    cause:
      'Some mail programs cut long links in two. A link also ends with its address, once that is neither a member nor a contact of the account.',
    fix: 'Open the link from the email again. You can also log in and turn off early purchase on the page of the subscription.',
  },
  'postal-code-invalid': {
    title: 'Not a postal code of the country',
    meaning: 'The postal code is not in the format that the country uses.',
    cause: 'Digits are missing, often a leading zero, or the wrong country is selected.',
    fix: 'Check the country first, and then the code. In the United States it has five or nine digits.',
  },
  'administrative-area-invalid': {
    title: 'Not a state or province of the country',
    meaning: 'Taxes depend on the state or province, and the country does not have this one.',
    cause: 'A full name instead of an abbreviation, or a region of another country.',
    fix: 'In the United States, Canada and Australia, enter the postal abbreviation, such as UT, QC or NSW.',
  },
  'country-invalid': {
    title: 'Unknown country',
    meaning: 'The value is not one of the countries of ISO 3166-1.',
    cause: 'Two letters instead of three, or a full name.',
    fix: 'Choose the country from the list. Programs send three capital letters, such as USA.',
  },
  'card-declined': {
    title: 'The card was declined',
    meaning:
      'The bank that issued the card declined the payment. You were not charged, and the order is still open.',
    cause:
      'The card is over its limit, the bank wants you to confirm, the card is blocked for online use, or a number was mistyped. The bank does not tell us which.',
    fix: 'Use another card. Or call the number on the back of this one, and then try again.',
  },
  'insufficient-funds': {
    title: 'Too little money on the card',
    meaning:
      'The bank declined the payment because the card does not cover the amount. You were not charged.',
    cause: 'The account of the card is low, or the card has reached its limit for the day or the month.',
    fix: 'Use another card. Or add money or ask the bank for a higher limit, and then try again.',
  },
  'expired-card': {
    title: 'The bank no longer accepts the card',
    meaning: 'The bank declined the payment because the card has expired. You were not charged.',
    cause: 'The expiration month is over, or the bank has replaced the card by a new one.',
    fix: 'Add the new card and pay with it.',
  },
  'authentication-failed': {
    title: 'The bank did not get a confirmation',
    meaning: 'Your bank asked whether it was you, and did not get the right answer. You were not charged.',
    cause: 'The window of the bank was closed, the code was wrong, or the time was over.',
    fix: 'Pay again and confirm in the window of the bank, or use another card.',
  },
  'customer-must-confirm': {
    title: 'The customer has to confirm',
    meaning: 'The bank wants the holder of the card to confirm the payment. Nothing was charged.',
    cause: 'Banks ask for this from time to time, and a member of staff cannot confirm for a customer.',
    fix: 'Ask the customer to pay the order on their Billing page. The bank asks them there.',
  },
  'plan-ordered-too-recently': {
    title: 'The free trial was already used',
    meaning:
      'Each account gets one free trial per license, and yours has had it. The plan was removed from the cart.',
    cause: 'Someone on the account started the trial earlier, perhaps long ago.',
    fix: 'Choose a paid plan, or contact sales if you need more time to decide.',
    sales: 'trial',
  },
  'trial-used-elsewhere': {
    title: 'Another account had the free trial',
    meaning:
      'Each person and each company gets one free trial per license. Yours started in another account, so this account gets none. The plan was removed from the cart.',
    cause:
      'You started the trial in another account, with this or another email address, or a colleague with an address at the same company did.',
    fix: 'Use the account that has the trial: switch to it, or ask your colleague to invite you. You can also choose a paid plan, or contact sales if you need another trial.',
    sales: 'trial',
  },
  'free-plan-too-early': {
    title: 'It is too early to renew the free plan',
    meaning:
      'Nothing was ordered. The account has this free plan already, and its term is far from over. Used-up lookups do not change that.',
    cause:
      'A free plan gives its lookups once a term, so the next term can be ordered shortly before the end.',
    fix: 'Renew it on the Subscriptions page, which says from when it is possible. If you need more lookups before that, choose a paid plan.',
  },
  'price-changed': {
    title: 'The price or the tax has changed',
    meaning:
      'Nothing was ordered or changed and you were not charged, because the amount is no longer the one that you saw.',
    cause:
      'A price, the tax, or the taxable address of the account changed after the page showed the amount.',
    fix: 'Look at the new amount, and try again if you agree with it.',
  },
  'taxable-location-required': {
    title: 'The taxable address is missing',
    meaning: 'Without an address we cannot calculate the tax, so there is no total.',
    cause: 'The account does not have a taxable address yet.',
    fix: 'Save the address on the Billing page, and then continue with the order.',
  },
  'order-already-paid': {
    title: 'The order is already paid',
    meaning: 'The order was paid earlier. You were not charged again.',
    cause: 'It was paid in another tab or by a colleague, or the first attempt went through after all.',
    fix: 'Check the list of orders. The receipt is there.',
  },
  'order-not-pending': {
    title: 'The order is not pending',
    meaning: 'You can make this change only to an order that is waiting for payment.',
    cause: 'The order was paid or canceled, or it has expired.',
    fix: 'Reload the page and check the status of the order.',
  },
  'amount-mismatch': {
    title: 'The amount has changed',
    meaning: 'The amount you were about to pay is not the total of the order. You were not charged.',
    cause:
      'A price or the tax changed after you opened the page. A program may have sent dollars instead of cents.',
    fix: 'Reload the order, check the total and pay again.',
  },
  'refund-too-large': {
    title: 'The refund is too large',
    meaning: 'The refund is larger than what is left of the payment.',
    cause: 'Part of the payment was already refunded. The message says what is left.',
    fix: 'Enter at most that amount.',
  },
  'refund-refused': {
    title: 'The card vendor refused the refund',
    meaning: 'No money went back, and the payment is as it was.',
    cause: 'Someone may have refunded the payment at the card vendor, or the customer has disputed it.',
    fix: 'Look at the payment in the pages of the card vendor before you try again.',
  },
  'transaction-voided': {
    title: 'The transaction is voided',
    meaning: 'The whole payment was canceled before it was settled, so there is nothing to refund.',
    cause: 'Someone voided it earlier.',
    fix: 'You do not need to do anything. The money is back as soon as the bank has processed it.',
  },
  'already-tax-exempt': {
    title: 'The account is already tax-exempt',
    meaning: 'This account is not charged tax, and the exemption is valid.',
    cause: 'The exemption was declared earlier.',
    fix: 'You do not need to do anything. If its details are wrong, revoke it first.',
  },
  'not-tax-exempt': {
    title: 'The account is not tax-exempt',
    meaning: 'There is no exemption to revoke.',
    cause: 'It was already revoked, or never declared.',
    fix: 'Reload the page.',
  },
  'subscription-not-editable': {
    title: 'The subscription can no longer be changed',
    meaning: 'You can change renewal, early purchase and the next plan only until the term ends.',
    cause: 'The term has ended, is suspended or was terminated.',
    fix: 'Order a new plan instead. If it is suspended, contact support.',
  },
  'renewal-off': {
    title: 'Automatic renewal is off',
    meaning: 'Early purchase was not turned on, because the plan does not renew.',
    cause: 'Someone turned off automatic renewal, so no next term follows that could be bought early.',
    fix: 'Turn on automatic renewal on the page of the subscription, then turn on early purchase.',
  },
  'card-required': {
    title: 'There is no card to charge',
    meaning: 'Early purchase was not turned on, because the account has no primary card.',
    cause: 'No card was added yet, or the last one was deleted.',
    fix: 'Add a card on the Billing page, and try again.',
  },
  'plan-not-renewable': {
    title: 'This plan cannot come next',
    meaning: 'The plan cannot follow the current one.',
    cause:
      'It belongs to another license, is a free trial, or is no longer sold. Free plans and trials do not renew themselves.',
    fix: 'Choose one of the plans on the page, or order a plan if you have a trial.',
  },
  'already-terminated': {
    title: 'The subscription is already terminated',
    meaning: 'The end of this subscription is already set.',
    cause: 'Someone terminated it earlier.',
    fix: 'You do not need to do anything.',
  },
  'license-suspended': {
    title: 'The license is already suspended',
    meaning: 'The license was suspended earlier and still is.',
    cause: 'Another member of staff suspended it after you opened the page.',
    fix: 'Reload the page. To use the license again, resume it.',
  },
  'license-not-suspended': {
    title: 'The license is not suspended',
    meaning: 'The license can be used, so there is nothing to resume.',
    cause: 'Another member of staff resumed it after you opened the page.',
    fix: 'Reload the page.',
  },
  'order-not-paid': {
    title: 'There is no receipt yet',
    meaning: 'You get a receipt when the order is paid.',
    cause: 'The payment is missing or still in progress.',
    fix: 'Pay the order. If you just did, wait a moment.',
  },
  'amount-zero': {
    title: 'The amount is zero',
    meaning: 'You cannot pay or refund an amount of zero.',
    cause: 'The field is zero or empty.',
    fix: 'Enter at least one cent.',
  },
  'too-many-payment-methods': {
    title: 'The account has the maximum number of cards',
    meaning: 'You cannot add another card.',
    cause: 'The account has reached the limit in the message, often because of expired cards.',
    fix: 'Delete a card that is not used.',
  },
  'card-token-invalid': {
    title: 'The card could not be read',
    meaning: 'No card was added, because the card vendor does not know what the form sent.',
    cause: 'The form was open for more than an hour, or it was opened for another account, in another tab.',
    fix: 'Close the form, open it again, and enter the card there.',
  },
  'card-expired': {
    title: 'The card has expired',
    meaning: 'The card can no longer be charged.',
    cause: 'Its expiration month is over.',
    fix: 'Add the new card and make it the primary one.',
  },
} as const satisfies Record<string, ErrorHelp>
