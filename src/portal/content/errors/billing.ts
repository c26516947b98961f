import type { ErrorHelp } from './help.ts'

export const billingHelp = {
  'plan-not-purchasable': {
    title: 'The plan cannot be ordered',
    meaning: 'Nothing was ordered: this plan is not on sale for your account.',
    cause:
      'It has been replaced by another, or is offered by sales alone. Old links and carts keep such plans.',
    fix: 'Choose a plan on the pricing page, or ask sales for this one.',
  },
  'duplicate-free-trial': {
    title: 'The free trial is in the order twice',
    meaning: 'A free trial can be ordered once, and the order has it more than once.',
    cause: 'It was put into the cart twice, perhaps in two tabs.',
    fix: 'Leave one of them in the cart and order again.',
  },
  'postal-code-invalid': {
    title: 'This is no postal code of the country',
    meaning: 'The postal code does not have the form that the country uses.',
    cause: 'Digits are missing, often a leading zero, or another country is chosen.',
    fix: 'Check the country first, then the code. In the United States it has five or nine digits.',
  },
  'administrative-area-invalid': {
    title: 'This is no state or province of the country',
    meaning: 'Taxes depend on the state or province, and this one is not known for the country.',
    cause: 'A name in full where two letters are needed, or a part of another country.',
    fix: 'In the United States, Canada and Australia enter the letters of the post, such as UT, QC or NSW.',
  },
  'country-invalid': {
    title: 'The country is not known',
    meaning: 'The value is none of the countries of ISO 3166-1.',
    cause: 'Two letters in the place of three, or a name in full.',
    fix: 'Choose the country from the list. Programs send three capital letters, such as USA.',
  },
  'card-declined': {
    title: 'The card was declined',
    meaning: 'The bank of the card refused the payment. Nothing was charged, and the order is still open.',
    cause:
      'The limit is reached, the bank wants you to confirm, the card is blocked for online use, or a figure was mistyped. The bank does not tell us which.',
    fix: 'Use another card, or call the number on the back of this one and then try again.',
  },
  'card-expired': {
    title: 'The card has expired',
    meaning: 'The card cannot be charged any more.',
    cause: 'Its month of expiry is over.',
    fix: 'Add the new card and make it the primary one.',
  },
  'plan-ordered-too-recently': {
    title: 'The free trial was used before',
    meaning:
      'There is one free trial of each license for an account, and yours had it. The plan was taken from the cart.',
    cause: 'Somebody of the account began the trial earlier, perhaps long ago.',
    fix: 'Choose a paid plan, or contact sales if you need more time to decide.',
  },
  'taxable-location-required': {
    title: 'An address for the tax is missing',
    meaning: 'Without an address we cannot tell which tax is due, so no total can be given.',
    cause: 'The account has no taxable address yet.',
    fix: 'Save it on the Billing page, then go on with the order.',
  },
  'order-already-paid': {
    title: 'The order is paid',
    meaning: 'The order was paid before. You have not been charged again.',
    cause: 'It was paid in another tab or by a colleague, or the first try went through after all.',
    fix: 'Look at the list of orders; the receipt is there.',
  },
  'order-not-pending': {
    title: 'The order is not pending',
    meaning: 'Only an order that waits for its payment can be changed like this.',
    cause: 'It was paid, cancelled or has expired in the meantime.',
    fix: 'Reload the page and look at the state of the order.',
  },
  'order-not-paid': {
    title: 'There is no receipt yet',
    meaning: 'A receipt is written when an order is paid.',
    cause: 'The payment is still missing or under way.',
    fix: 'Pay the order, or wait for a moment if you just did.',
  },
  'amount-mismatch': {
    title: 'The amount has changed',
    meaning: 'The amount that was to be paid is not the total of the order. Nothing was charged.',
    cause:
      'A price or the tax changed after the page was opened. Programs may send dollars in the place of cents.',
    fix: 'Reload the order, check the total and pay again.',
  },
  'amount-zero': {
    title: 'The amount is zero',
    meaning: 'An amount of nothing can be neither paid nor refunded.',
    cause: 'The field is zero or was left empty.',
    fix: 'Enter at least one cent.',
  },
  'refund-too-large': {
    title: 'The refund is too large',
    meaning: 'More was to be given back than is left of the payment.',
    cause: 'Part of it was refunded before; the message names what is left.',
    fix: 'Enter that amount at most.',
  },
  'transaction-voided': {
    title: 'The transaction is voided',
    meaning: 'The payment was taken back whole, before it was settled. There is nothing to refund.',
    cause: 'Somebody voided it earlier.',
    fix: 'Nothing needs to be done. The money shows up again within the days that the bank takes.',
  },
  'already-tax-exempt': {
    title: 'The account is exempt already',
    meaning: 'No tax is charged to this account, and the declaration stands.',
    cause: 'It was declared before.',
    fix: 'Nothing needs to be done. Revoke it first if its details are wrong.',
  },
  'not-tax-exempt': {
    title: 'The account is not exempt',
    meaning: 'There is no exemption that could be revoked.',
    cause: 'It was revoked before, or never declared.',
    fix: 'Reload the page.',
  },
  'subscription-not-editable': {
    title: 'The subscription cannot be changed any more',
    meaning: 'Renewal and next plan can be chosen while a subscription runs.',
    cause: 'It has expired, was terminated or has been replaced.',
    fix: 'Order a new plan in its place.',
  },
  'plan-not-renewable': {
    title: 'This plan cannot come next',
    meaning: 'The plan that was chosen cannot follow the present one.',
    cause: 'It is of another license, is a free trial, or is no longer sold.',
    fix: 'Choose one of the plans that the page offers.',
  },
  'already-terminated': {
    title: 'The subscription is terminated',
    meaning: 'An end has been set for it already.',
    cause: 'Somebody terminated it earlier.',
    fix: 'Nothing needs to be done.',
  },
  'license-suspended': {
    title: 'The license is suspended',
    meaning: 'The license was suspended before and stays so.',
    cause: 'Another member of staff did it in the meantime.',
    fix: 'Reload the page. Resume the license to use it again.',
  },
  'license-not-suspended': {
    title: 'The license is not suspended',
    meaning: 'It can be used, so there is nothing to resume.',
    cause: 'Another member of staff resumed it in the meantime.',
    fix: 'Reload the page.',
  },
  'too-many-payment-methods': {
    title: 'The account has as many cards as it can',
    meaning: 'No further card can be added.',
    cause: 'The limit in the message is reached, mostly by expired cards.',
    fix: 'Delete a card that is not used.',
  },
} as const satisfies Record<string, ErrorHelp>
