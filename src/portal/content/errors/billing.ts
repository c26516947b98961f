import type { ErrorHelp } from './help.ts'

export const billingHelp = {
  'plan-not-purchasable': {
    title: 'This plan isn’t available',
    meaning: 'Nothing was ordered, because your account can’t buy this plan.',
    cause:
      'The plan was replaced, or only our sales team offers it. Old links and carts can contain such plans.',
    fix: 'Choose a plan on the pricing page, or contact sales about this one.',
  },
  'duplicate-free-trial': {
    title: 'The order has the same free trial twice',
    meaning: 'You can order a free trial once, but this order has it more than once.',
    cause: 'It was added to the cart twice, perhaps in two tabs.',
    fix: 'Remove one from the cart and order again.',
  },
  'renewal-consent-outdated': {
    title: 'The renewal terms have changed',
    meaning: 'Nothing was ordered or changed, because you agreed to an earlier version of the renewal terms.',
    cause: 'The terms changed while your page was open.',
    fix: 'Reload the page, read the terms next to the price, and try again. You can also order without automatic renewal.',
  },
  'renewal-consent-missing': {
    title: 'The renewal needs your agreement',
    meaning: 'The next plan didn’t change, because it renews automatically and no one agreed to its price.',
    cause: 'The request had no renewal_consent while renewal was on.',
    fix: 'Show the price and the renewal terms, and send the version that was agreed to as renewal_consent. While renewal is off, none is needed.',
  },
  'monthly-limit-too-low': {
    title: 'The monthly amount is too low',
    meaning: 'Early purchase didn’t change, because the monthly amount is less than the price of one term.',
    cause: 'The minimum includes tax, which the price on the page may not.',
    fix: 'Enter at least the amount in the message.',
  },
  'early-purchase-link-invalid': {
    title: 'The link to turn off early purchase isn’t valid',
    meaning: 'The link didn’t turn off early purchase.',
    cause:
      'Some email programs break long links. A link also ends when its address is no longer a member or contact of the account.',
    fix: 'Enter the code from the same email on the page of the link. You can also log in and turn off early purchase on the subscription’s page.',
  },
  'postal-code-invalid': {
    title: 'The postal code isn’t valid',
    meaning: 'The postal code isn’t in the format of the selected country.',
    cause: 'Digits are missing, often a leading zero, or the wrong country is selected.',
    fix: 'Check the country first, and then the code. US ZIP Codes have five or nine digits.',
  },
  'administrative-area-invalid': {
    title: 'The state or province isn’t valid',
    meaning: 'The selected country doesn’t have this state or province. We need it to calculate tax.',
    cause: 'It’s a full name instead of an abbreviation, or a region of another country.',
    fix: 'For the United States, Canada, and Australia, enter the postal abbreviation, such as UT, QC, or NSW.',
  },
  'tax-id-invalid': {
    title: 'The tax ID isn’t valid',
    meaning: 'Nothing was saved, because the number isn’t a tax ID of the selected country.',
    cause:
      'A digit is mistyped, or the wrong country is selected. We check the form and the check digits only.',
    fix: 'Check the country first, and then the number. VAT numbers start with two letters, such as DE; an EIN has nine digits.',
  },
  'tax-id-country-required': {
    title: 'The tax ID needs its country',
    meaning: 'Nothing was saved, because each country has its own form of tax ID.',
    cause: 'A tax ID was sent without a country.',
    fix: 'Choose the country that issued the tax ID.',
  },
  'transfer-unavailable': {
    title: 'Bank transfer isn’t available',
    meaning: 'Nothing was ordered, because we don’t take bank transfers at the moment.',
    cause: 'It was offered when you opened the page, and isn’t any longer.',
    fix: 'Pay by card, or contact sales.',
  },
  'transfer-too-small': {
    title: 'The order is too small for a bank transfer',
    meaning: 'Nothing was ordered. Bank transfer is for larger orders, because of the bank’s fees.',
    cause: 'The total is less than the amount in the message.',
    fix: 'Pay by card, or order a longer term.',
  },
  'order-not-invoiced': {
    title: 'The order has no invoice',
    meaning: 'Invoices are for orders that are paid by bank transfer. This one is paid by card.',
    cause: 'The order was placed to be paid by card.',
    fix: 'Download the receipt instead, once the order is paid.',
  },
  'payment-in-progress': {
    title: 'A card payment is still being processed',
    meaning: 'The order wasn’t canceled, because your bank may still charge a card for it.',
    cause: 'Someone started to pay the order by card, and the bank hasn’t responded yet.',
    fix: 'Wait a few minutes, and look at the order again. If it isn’t paid by then, cancel it.',
  },
  'received-in-future': {
    title: 'The money can’t arrive in the future',
    meaning: 'The payment wasn’t recorded, because its day hasn’t begun anywhere yet.',
    cause: 'The day is mistyped, or taken from an announcement instead of the statement.',
    fix: 'Enter the day on the bank statement.',
  },
  'no-documents': {
    title: 'There are no documents of this year',
    meaning: 'The account has no receipts and no invoices that were issued in this year.',
    cause: 'Nothing was paid in this year, or another account has the orders.',
    fix: 'Choose another year, or switch to the account that has the orders.',
  },
  'too-many-documents': {
    title: 'The year has too many documents for one file',
    meaning: 'No file was made, because it would have more documents than fit.',
    cause: 'The account has a very large number of receipts and invoices in this year.',
    fix: 'Download the receipts and the invoices separately. For more, contact support.',
  },
  'country-invalid': {
    title: 'Unknown country',
    meaning: 'The value isn’t an ISO 3166-1 country.',
    cause: 'It has two letters instead of three, or it’s a full name.',
    fix: 'Choose the country from the list. In code, send three capital letters, such as USA.',
  },
  'plan-ordered-too-recently': {
    title: 'You’ve already used this free trial',
    meaning:
      'Each account gets one free trial per license, and yours has had it. We removed the plan from your cart.',
    cause: 'Someone on your account started the trial earlier.',
    fix: 'Choose a paid plan, or contact sales if you need more time to decide.',
    sales: 'trial',
  },
  'trial-used-elsewhere': {
    title: 'Another account already had this free trial',
    meaning:
      'Each person and each company gets one free trial per license. Yours started in another account, so we removed the plan from your cart.',
    cause:
      'You started the trial in another account, with this or another email address. Or a colleague at the same company did.',
    fix: 'Switch to the account that has the trial, or ask your colleague to invite you. You can also choose a paid plan, or contact sales about another trial.',
    sales: 'trial',
  },
  'free-plan-too-early': {
    title: 'It’s too early to renew the free plan',
    meaning: 'Nothing was ordered. Your account already has this free plan, and its term isn’t ending soon.',
    cause:
      'You can order a free plan’s next term shortly before the current one ends, even if you’ve used all its lookups.',
    fix: 'Check the Subscriptions page for the first day you can renew. If you need more lookups before then, choose a paid plan.',
  },
  'price-changed': {
    title: 'The price or tax has changed',
    meaning: 'Nothing was ordered or charged, because the amount is no longer the one you saw.',
    cause: 'A price, the tax, or your billing address changed after the page loaded.',
    fix: 'Review the new amount, and try again if you agree.',
  },
  'spending-cap-reached': {
    title: 'The order exceeds the spending cap',
    meaning:
      'Nothing was ordered or charged. With this order, the month would be above the account’s spending cap.',
    cause:
      'Someone set a cap for what the account spends in a month. Renewals and early purchases stop at it, too.',
    fix: 'Confirm the order if it should exceed the cap, or raise the cap in [Limits and alerts](/account/keys/limits).',
  },
  'taxable-location-required': {
    title: 'Add your billing address',
    meaning: 'We need your address to calculate tax and the total.',
    cause: 'Your account doesn’t have a billing address yet.',
    fix: 'Save the address on the Billing page, and then continue with the order.',
  },
  'order-not-pending': {
    title: 'The order isn’t pending',
    meaning: 'You can make this change only while an order is waiting for payment.',
    cause: 'The order was paid or canceled, or it expired.',
    fix: 'Reload the page and check the order’s status.',
  },
  'second-person-required': {
    title: 'A second person has to decide',
    meaning: 'The order is worth so much that two people have to decide about it, and you placed it.',
    cause:
      'You placed the order yourself, for the account or while acting as the customer. It counts with its total, its list price, or what its lookups are worth together with everything else that staff gave the customer that day.',
    fix: 'Ask a colleague to approve the order or to record its payment.',
  },
  'gift-too-large': {
    title: 'The customer would get too much in one day',
    meaning: 'The lookups, days, or seats that you wanted to add are worth more than one person may give.',
    cause:
      'Lookups count at the price per lookup of the nearest plan, days at the plan’s price per day, and seats at the price of multi-user access, together with everything else that staff gave the customer since midnight (UTC), in all accounts with the same owner.',
    fix: 'Give it as an order, which waits until a colleague approves it.',
  },
  'already-tax-exempt': {
    title: 'The account is already tax-exempt',
    meaning: 'This account has a valid exemption and isn’t charged tax.',
    cause: 'Someone added the exemption earlier.',
    fix: 'You don’t need to do anything. If the details are wrong, revoke the exemption first.',
  },
  'certificate-waiting': {
    title: 'A certificate is being reviewed',
    meaning:
      'We didn’t store the file, because the last certificate of your account is still being reviewed.',
    cause: 'You or someone on your team uploaded it earlier.',
    fix: 'Wait for our email about it. If it was the wrong file, contact support.',
  },
  'certificate-decided': {
    title: 'The certificate is already reviewed',
    meaning: 'Nothing changed. The first review counts.',
    cause: 'Another staff member accepted or rejected it after you opened the page.',
    fix: 'Reload the page to see what they decided.',
  },
  'not-tax-exempt': {
    title: 'The account isn’t tax-exempt',
    meaning: 'There’s no exemption to revoke.',
    cause: 'The exemption was already revoked or never added.',
    fix: 'Reload the page.',
  },
  'subscription-not-editable': {
    title: 'The subscription can no longer be changed',
    meaning: 'You can change renewal, early purchase, and the next plan only until the term ends.',
    cause: 'The term has ended, or the subscription is suspended or terminated.',
    fix: 'Order a new plan. If the subscription is suspended, contact support.',
  },
  'plan-begins-later': {
    title: 'This plan begins at the end of the term',
    meaning: 'Nothing was ordered or charged, because only a plan that costs more can begin during a term.',
    cause: 'The plan costs as much as your current one or less, or less than what is unused of it.',
    fix: 'Choose it as the next plan. It begins when the current term ends, and you can take that back until then.',
  },
  'term-unpaid': {
    title: 'The current term isn’t paid yet',
    meaning: 'Nothing was ordered or charged. What isn’t paid can’t be credited.',
    cause: 'The last renewal is waiting for its payment.',
    fix: 'Pay the open order on the Billing page, and then change the plan.',
  },
  'plan-change-in-progress': {
    title: 'Another change is being paid',
    meaning:
      'Nothing was ordered or charged, because your bank hasn’t decided about another change of this plan.',
    cause: 'You or someone on your team changed the plan a moment ago, and the bank needs more time.',
    fix: 'Wait a few minutes, reload the page, and check which plan the license has.',
  },
  'renewal-off': {
    title: 'Automatic renewal is off',
    meaning: 'We didn’t turn on early purchase, because the plan doesn’t renew.',
    cause: 'Someone turned off automatic renewal, so there’s no next term to buy early.',
    fix: 'Turn on automatic renewal on the subscription’s page, and then turn on early purchase.',
  },
  'card-required': {
    title: 'Add a card first',
    meaning: 'We didn’t turn on early purchase, because your account has no primary card.',
    cause: 'No card was added, or the last one was deleted.',
    fix: 'Add a card on the Billing page, and try again.',
  },
  'plan-not-renewable': {
    title: 'You can’t renew with this plan',
    meaning: 'The plan can’t follow your current one.',
    cause:
      'It belongs to another license, is a free trial, or is no longer sold. Free plans and trials don’t renew automatically.',
    fix: 'Choose one of the plans on the page. If you have a trial, order a plan instead.',
  },
  'already-terminated': {
    title: 'The subscription is already terminated',
    meaning: 'The subscription already has an end date.',
    cause: 'Someone terminated it earlier.',
    fix: 'You don’t need to do anything.',
  },
  'license-suspended': {
    title: 'The license is already suspended',
    meaning: 'Nothing changed. The license is still suspended.',
    cause: 'Another staff member suspended it after you opened the page.',
    fix: 'Reload the page. To use the license again, resume it.',
  },
  'license-not-suspended': {
    title: 'The license isn’t suspended',
    meaning: 'The license works, so there’s nothing to resume.',
    cause: 'Another staff member resumed it after you opened the page.',
    fix: 'Reload the page.',
  },
  'changed-since': {
    title: 'It has changed since',
    meaning: 'Your change can’t be undone, because that would also undo a later one.',
    cause: 'Another staff member changed the same thing after you did.',
    fix: 'Check how it is now, and change it again if it’s wrong.',
  },
  'used-since': {
    title: 'More lookups were used since',
    meaning: 'Your change can’t be undone, because the customer has used lookups that it added.',
    cause: 'The customer kept using the license after your change.',
    fix: 'Check how many lookups are left, and adjust them to a number that fits.',
  },
  'renewed-since': {
    title: 'Another subscription was added since',
    meaning: 'Your change can’t be undone, because the next subscription depends on the new end.',
    cause: 'The license renewed, or someone ordered it, after your change.',
    fix: 'Check both subscriptions, and change their ends if needed.',
  },
  'order-not-paid': {
    title: 'There’s no receipt yet',
    meaning: 'You’ll get a receipt when the order is paid.',
    cause: 'The payment is missing or still in progress.',
    fix: 'Pay the order. If you just paid, wait a moment.',
  },
} as const satisfies Record<string, ErrorHelp>
