// Generated from openapi/sales by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of a pricing schedule.
 */
export const zPricingScheduleId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of a plan.
 */
export const zPlanId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of a license of the catalog.
 */
export const zLicenseId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of lookups. 1000000000000 means unlimited.
 */
export const zLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

/**
 * Lookups per second; null is UNLIMITED.
 */
export const zRateLimit = z.nullable(z.int().check(z.gte(1), z.lte(1000000)));

/**
 * Number of members and open invitations that an account can have.
 */
export const zSeats = z.int().check(z.gte(0), z.lte(100000));

/**
 * A term, a number of lookups, and a price for a license.
 */
export const zPlan = z.strictObject({
    plan_id: zPlanId,
    license_id: zLicenseId,
    plan_description: z.string().check(z.minLength(1), z.maxLength(200)),
    days: z.int().check(z.gte(0), z.lte(3660)),
    months: z.int().check(z.gte(0), z.lte(120)),
    lookups: zLookups,
    price: zCents,
    rate_limit: zRateLimit,
    enhanced_data_privacy: z.boolean(),
    one_time_free_trial: z.boolean(),
    ongoing_free: z.boolean(),
    renewable: z.boolean(),
    purchasable: z.boolean(),
    discontinued: z.boolean(),
    tier: z.nullable(z.int().check(z.gte(1), z.lte(100))),
    seats: zSeats,
    next_plan_id: z.nullable(zPlanId)
});

/**
 * Name of a license, for display.
 */
export const zLicenseLabel = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * A product of the catalog, in one edition. An account that has bought it holds a track of it, with
 * subscriptions one after the other.
 *
 */
export const zLicense = z.strictObject({
    license_id: zLicenseId,
    license_key: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/)),
    license_label: zLicenseLabel,
    license_description: z.string().check(z.maxLength(500)),
    product_line: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/)),
    product_edition: z.string().check(z.minLength(1), z.maxLength(100)),
    edition_key: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/)),
    edition_label: z.string().check(z.minLength(1), z.maxLength(100)),
    region_label: z.string().check(z.minLength(1), z.maxLength(100)),
    hosting_key: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z0-9-]+$/)),
    hosting_label: z.string().check(z.minLength(1), z.maxLength(100)),
    group: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/)),
    endpoints: z.array(z.string().check(z.minLength(1), z.maxLength(253))).check(z.maxLength(20))
});

/**
 * A price list.
 */
export const zPricingSchedule = z.strictObject({
    pricing_schedule_id: zPricingScheduleId,
    plans: z.array(zPlan).check(z.maxLength(10000)),
    licenses: z.array(zLicense).check(z.maxLength(2000))
});

/**
 * The figures of the message, so that no program has to read it. Amounts are in cents.
 */
export const zErrorDetails = z.strictObject({
    before: z.optional(zCents),
    now: z.optional(zCents),
    amount: z.optional(zCents),
    charge: z.optional(zCents),
    smallest: z.optional(zCents),
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    count: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    days: z.optional(z.int().check(z.gte(0), z.lte(36600))),
    seconds: z.optional(z.int().check(z.gte(0), z.lte(86400)))
});

/**
 * One reason for a failure, from the error catalog.
 */
export const zErrorItem = z.strictObject({
    id: z.nullable(z.int().check(z.gte(1), z.lte(9999999999))),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    fields: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    status: z.int().check(z.gte(400), z.lte(599)),
    details: z.optional(zErrorDetails)
});

/**
 * Why the request failed. One entry for each invalid field, or a single entry.
 */
export const zErrorList = z.array(zErrorItem).check(z.minLength(1), z.maxLength(100));

/**
 * Plans to quote.
 */
export const zCreateQuoteBody = z.strictObject({
    plan_ids: z.array(zPlanId).check(z.minLength(1), z.maxLength(50))
});

/**
 * Tax rate as a fraction of the price.
 */
export const zTaxRate = z.number().check(z.gte(0), z.lte(1));

/**
 * Street and house number.
 */
export const zThoroughfare = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid street address.'));

/**
 * Second line of an address, such as a suite, an apartment, or a floor. Empty without one.
 */
export const zSuite = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid suite.'));

/**
 * City or town.
 */
export const zLocality = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid locality.'));

/**
 * State or province; for the United States its two letters. Empty where a country has none.
 */
export const zAdministrativeArea = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid administrative area.'));

/**
 * Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
 */
export const zPostalCode = z.string().check(z.maxLength(20), z.regex(/^[A-Za-z0-9 -]*$/, 'Enter a valid postal code.'));

/**
 * Country, by its three letters of ISO 3166-1.
 */
export const zCountryIso3 = z.string().check(z.length(3), z.regex(/^[A-Z]{3}$/, 'Enter a valid country.'));

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * A current or earlier billing address.
 */
export const zTaxableLocation = z.strictObject({
    thoroughfare: zThoroughfare,
    suite: z.optional(zSuite),
    locality: zLocality,
    administrative_area: zAdministrativeArea,
    postal_code: zPostalCode,
    country_iso3: zCountryIso3,
    created: zTimestamp
});

/**
 * What one plan would cost.
 */
export const zQuoteItem = z.strictObject({
    plan_id: zPlanId,
    lookups: zLookups,
    amount: zCents,
    unit_amount: zCents,
    tax_amount: zCents
});

/**
 * What plans would cost an account. Amounts are before tax unless they say otherwise.
 */
export const zQuote = z.strictObject({
    amount: zCents,
    unit_amount: zCents,
    tax_amount: zCents,
    total_amount: zCents,
    saas_tax_rate: zTaxRate,
    data_tax_rate: zTaxRate,
    taxable_location: z.nullable(zTaxableLocation),
    transfer_offered: z.boolean(),
    items: z.array(zQuoteItem).check(z.minLength(1), z.maxLength(50))
});

/**
 * The plans by their numbers.
 */
export const zPlaceOrderPlanIds = z.array(zPlanId).check(z.minLength(1), z.maxLength(50));

/**
 * A plan to order. All fields except its number are ignored.
 */
export const zPlaceOrderItem = z.strictObject({
    plan_id: zPlanId,
    amount: z.optional(zCents),
    lookups: z.optional(zLookups),
    free: z.optional(z.boolean())
});

/**
 * The plans as items.
 */
export const zPlaceOrderItems = z.array(zPlaceOrderItem).check(z.minLength(1), z.maxLength(50));

/**
 * Version of the words of a consent to automatic renewal or to early purchase.
 */
export const zRenewalConsentVersion = z.string().check(z.length(10), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/));

/**
 * How many times the next term is bought early during one term, at most.
 */
export const zMaxTimes = z.int().check(z.gte(1), z.lte(12));

/**
 * What early purchases may come to in a calendar month (UTC), in US cents, tax included.
 */
export const zMonthlyLimit = z.int().check(z.gte(1), z.lte(100000000));

/**
 * A plan whose next terms are bought early, with the cap and what the person has agreed to.
 */
export const zOrderedEarlyPurchase = z.strictObject({
    plan_id: zPlanId,
    max_times: zMaxTimes,
    monthly_limit: zMonthlyLimit,
    price: zCents,
    renewal_consent: zRenewalConsentVersion
});

/**
 * The customer's own number of an order (PO number), which documents show.
 */
export const zPurchaseOrder = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid PO number.'));

/**
 * The plans to order.
 */
export const zPlaceOrderBody = z.strictObject({
    plans: z.union([
        zPlaceOrderPlanIds,
        zPlaceOrderItems
    ]),
    total_amount: z.optional(zCents),
    renewal_consent: z.optional(zRenewalConsentVersion),
    early_purchases: z.optional(z.array(zOrderedEarlyPurchase).check(z.minLength(1), z.maxLength(50))),
    exceeds_cap: z.optional(z.boolean()),
    payment_form: z.optional(z.enum(['card', 'transfer'])),
    purchase_order: z.nullish(zPurchaseOrder)
});

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * One plan of an order.
 */
export const zOrderItem = z.strictObject({
    item_id: z.int().check(z.gte(1), z.lte(2147483647)),
    plan_id: zPlanId,
    amount: zCents,
    lookups: zLookups,
    tax_amount: zCents,
    unit_amount: zCents
});

/**
 * An order that has just been placed: what the checkout shows and pays. All amounts are in cents and
 * before tax unless they say otherwise.
 *
 */
export const zPlacedOrder = z.strictObject({
    order_id: zOrderId,
    account_id: zAccountId,
    items: z.array(zOrderItem).check(z.minLength(1), z.maxLength(50)),
    lookups: zLookups,
    amount: zCents,
    unit_amount: zCents,
    tax_amount: zCents,
    total_amount: zCents,
    placed: zTimestamp,
    processed: z.nullable(zTimestamp),
    grace_period_end: z.nullable(zTimestamp),
    transfer_due: z.nullable(zTimestamp)
});

/**
 * The Idempotency-Key of an order.
 */
export const zOrderIntent = z.guid();

/**
 * An order. All amounts are in cents and before tax unless they say otherwise. An order is initiated
 * when it is placed, processed once it is paid, and approved when staff accept it without a card
 * payment.
 *
 */
export const zOrder = z.strictObject({
    order_id: zOrderId,
    account_id: zAccountId,
    items: z.array(zOrderItem).check(z.minLength(1), z.maxLength(50)),
    placed: zTimestamp,
    processed: z.nullable(zTimestamp),
    approved: z.nullable(zTimestamp),
    canceled: z.nullable(zTimestamp),
    amount: zCents,
    tax_amount: zCents,
    unit_amount: zCents,
    total_amount: zCents,
    grace_period_end: z.nullable(zTimestamp),
    transfer_due: z.nullable(zTimestamp),
    saas_tax_rate: zTaxRate,
    data_tax_rate: zTaxRate
});

/**
 * `available` if `placeOrder` would start it, `running` while it lasts, `used` once the account's own has ended,
 * `used-elsewhere` if the caller or their company has had it in another account.
 *
 */
export const zTrialStatus = z.enum([
    'available',
    'running',
    'used',
    'used-elsewhere'
]);

/**
 * A term of a free trial.
 */
export const zTrialTerm = z.strictObject({
    start: zTimestamp,
    expiration: z.nullable(zTimestamp),
    issued: zLookups,
    remaining: zLookups
});

/**
 * A free trial, and what the account has had of it.
 */
export const zTrial = z.strictObject({
    plan_id: zPlanId,
    license_id: zLicenseId,
    status: zTrialStatus,
    term: z.nullable(zTrialTerm)
});

/**
 * Free trials, and what the account has had of them.
 */
export const zTrialList = z.strictObject({
    trials: z.array(zTrial).check(z.maxLength(100))
});

/**
 * Entries on all pages together.
 */
export const zTotal = z.int().check(z.gte(0), z.lte(10000000));

/**
 * Number of this page, from one.
 */
export const zPageNumber = z.int().check(z.gte(1), z.lte(100000));

/**
 * Entries on a page.
 */
export const zPageSize = z.int().check(z.gte(1), z.lte(100));

/**
 * One page of the addresses of an account.
 */
export const zTaxableLocationPage = z.strictObject({
    taxable_locations: z.array(zTaxableLocation).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A postal address. State and postal code are empty where a country has none; in the United States both
 * are needed.
 *
 */
export const zAddress = z.strictObject({
    thoroughfare: zThoroughfare,
    suite: z.optional(zSuite),
    locality: zLocality,
    administrative_area: zAdministrativeArea,
    postal_code: zPostalCode,
    country_iso3: zCountryIso3
});

/**
 * Addresses that begin with the typed text.
 */
export const zAddressSuggestions = z.strictObject({
    suggestions: z.array(zAddress).check(z.maxLength(6))
});

/**
 * The standard form of a billing address.
 */
export const zStandardAddress = z.strictObject({
    outcome: z.enum([
        'found',
        'not-found',
        'unknown'
    ]),
    address: z.nullable(zAddress)
});

/**
 * Status of the latest declaration: `not-exempt` if there is none, `upcoming` before its
 * beginning, `exempt` while it holds, `expired` after its end, `revoked` once staff have ended it.
 *
 */
export const zTaxExemptionStatus = z.enum([
    'not-exempt',
    'upcoming',
    'exempt',
    'expired',
    'revoked'
]);

/**
 * ID of a tax certificate.
 */
export const zTaxCertificateId = z.guid();

/**
 * Name of the file, as the person who uploaded it sees it.
 */
export const zTaxCertificateName = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f\/\\]+$/, 'Leave out control characters and slashes.'));

/**
 * `waiting` for review by staff, `accepted`, or `rejected`.
 */
export const zTaxCertificateState = z.enum([
    'waiting',
    'accepted',
    'rejected'
]);

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * A tax certificate, as the customer sees it.
 */
export const zTaxCertificate = z.strictObject({
    certificate_id: zTaxCertificateId,
    name: zTaxCertificateName,
    uploaded: zTimestamp,
    state: zTaxCertificateState,
    rejection: z.nullable(zReason)
});

/**
 * Whether the active account is exempt from sales tax.
 */
export const zTaxExemption = z.strictObject({
    tax_exempt: z.boolean(),
    status: zTaxExemptionStatus,
    timestamp: z.nullable(zTimestamp),
    expiration: z.nullable(zTimestamp),
    certificate: z.nullable(zTaxCertificate)
});

/**
 * The file in base64, at most 5 MB. Its first bytes are those of a PDF, a PNG, or a JPEG.
 *
 */
export const zTaxCertificateContent = z.string().check(z.minLength(12), z.maxLength(6666668), z.regex(/^(JVBERi[0-3]|iVBORw0KGg[o-r]|\/9j\/)[A-Za-z0-9+\/]*={0,2}$/, 'Choose a PDF, PNG, or JPEG file.'));

/**
 * A file with its name.
 */
export const zUploadTaxCertificateBody = z.strictObject({
    name: zTaxCertificateName,
    content: zTaxCertificateContent
});

/**
 * A PDF, PNG, or JPEG of at most 5 MB.
 */
export const zTaxCertificateFile = z.string().check(z.maxLength(5000001));

/**
 * Tax ID of a buyer, such as a VAT number, in the form of its country.
 */
export const zTaxId = z.string().check(z.minLength(4), z.maxLength(30), z.regex(/^[A-Za-z0-9 .\/-]+$/, 'Enter a valid tax ID.'));

/**
 * What documents say of the buyer.
 */
export const zInvoiceDetails = z.strictObject({
    purchase_order: z.nullable(zPurchaseOrder),
    tax_id: z.nullable(zTaxId),
    tax_id_country: z.nullable(zCountryIso3)
});

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * The new name of the account.
 */
export const zRenameAccountBody = z.strictObject({
    account_name: zAccountLabel
});

/**
 * An account as a chooser shows it.
 */
export const zAccountListEntry = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel
});

/**
 * Plan of the free trial that a new account starts with. One of the ten plans with `one_time_free_trial`:
 * 3101 US address verification (the default), 3301 US address autocomplete, 3401 US rooftop geocoding,
 * 3501 US reverse geocoding, 3701 international address verification, 3801 international address
 * autocomplete, 3901 international geocoding, 4001 US property data, 4101 US georeference data, 4201 US
 * secondary address data. Any other plan is rejected.
 *
 */
export const zTrialPlanId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * A new account. All fields are optional.
 */
export const zCreateAccountBody = z.strictObject({
    account_name: z.optional(zAccountLabel),
    trial_plan_id: z.optional(zTrialPlanId)
});

/**
 * A new account, by its number.
 */
export const zCreatedAccount = z.strictObject({
    account_id: zAccountId
});

/**
 * The pricing schedule of an account.
 */
export const zAccountPricingSchedule = z.strictObject({
    pricing_schedule_id: zPricingScheduleId
});

/**
 * Basis of the exemption, for other staff. Customers do not see it.
 */
export const zTaxExemptionNote = z.string().check(z.maxLength(500), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.'));

/**
 * ID of a person.
 */
export const zUserId = z.guid();

/**
 * One declaration that an account is tax-exempt.
 */
export const zTaxExemptionDeclaration = z.strictObject({
    timestamp: zTimestamp,
    expiration: z.nullable(zTimestamp),
    note: z.nullable(zTaxExemptionNote),
    declared: zTimestamp,
    declared_by: zUserId,
    revoked: z.nullable(zTimestamp)
});

/**
 * A tax certificate of an account, as staff see it.
 */
export const zAccountTaxCertificate = z.strictObject({
    account_id: zAccountId,
    certificate_id: zTaxCertificateId,
    name: zTaxCertificateName,
    uploaded: zTimestamp,
    uploaded_by: zUserId,
    state: zTaxCertificateState,
    rejection: z.nullable(zReason),
    reviewed: z.nullable(zTimestamp),
    reviewed_by: z.nullable(zUserId)
});

/**
 * Whether an account is exempt from sales tax, and everything declared about it.
 */
export const zAccountTaxExemption = z.strictObject({
    account_id: zAccountId,
    tax_exempt: z.boolean(),
    status: zTaxExemptionStatus,
    timestamp: z.nullable(zTimestamp),
    expiration: z.nullable(zTimestamp),
    declarations: z.array(zTaxExemptionDeclaration).check(z.maxLength(100)),
    certificates: z.array(zAccountTaxCertificate).check(z.maxLength(100))
});

/**
 * What proves the exemption, and where it is filed. Customers do not see it.
 */
export const zTaxExemptionEvidence = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say what proves the exemption.'));

/**
 * When an account becomes tax-exempt, and the basis.
 */
export const zDeclareTaxExemptionBody = z.strictObject({
    timestamp: zTimestamp,
    expiration: z.optional(zTimestamp),
    note: zTaxExemptionEvidence
});

/**
 * A plan and its price.
 */
export const zCustomQuoteItem = z.strictObject({
    plan_id: zPlanId,
    custom_amount: zCents,
    compute_price: z.boolean(),
    free: z.boolean()
});

/**
 * Plans to quote to an account, with their prices.
 */
export const zCreateCustomQuoteBody = z.strictObject({
    account_id: zAccountId,
    items: z.array(zCustomQuoteItem).check(z.minLength(1), z.maxLength(50))
});

/**
 * A plan with the amount and the lookups agreed on.
 */
export const zCustomOrderItem = z.strictObject({
    plan_id: zPlanId,
    amount: zCents,
    lookups: zLookups,
    free: z.boolean()
});

/**
 * The items to order for an account, with their amounts.
 */
export const zPlaceCustomOrderBody = z.strictObject({
    account_id: zAccountId,
    items: z.array(zCustomOrderItem).check(z.minLength(1), z.maxLength(50)),
    reason: zReason
});

/**
 * A certificate that waits for review, with its account.
 */
export const zWaitingTaxCertificate = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    certificate_id: zTaxCertificateId,
    name: zTaxCertificateName,
    uploaded: zTimestamp
});

/**
 * One page of the certificates that wait for review.
 */
export const zWaitingTaxCertificatePage = z.strictObject({
    certificates: z.array(zWaitingTaxCertificate).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * When the account becomes tax-exempt, and the basis.
 */
export const zAcceptTaxCertificateBody = z.strictObject({
    timestamp: zTimestamp,
    expiration: z.optional(zTimestamp),
    note: zTaxExemptionEvidence
});

/**
 * Why a certificate is rejected.
 */
export const zRejectTaxCertificateBody = z.strictObject({
    reason: zReason
});

/**
 * An unpaid order, with its account.
 */
export const zWaitingOrder = z.strictObject({
    order_id: zOrderId,
    account_id: zAccountId,
    account_label: zAccountLabel,
    origin: z.enum([
        'customer',
        'custom',
        'donated',
        'renewal'
    ]),
    placed: zTimestamp,
    grace_period_end: z.nullable(zTimestamp),
    transfer_due: z.nullable(zTimestamp),
    total_amount: zCents
});

/**
 * One page of the orders that wait.
 */
export const zWaitingOrderPage = z.strictObject({
    orders: z.array(zWaitingOrder).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * An exemption that ends soon, with its account.
 */
export const zEndingTaxExemption = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    timestamp: zTimestamp,
    expiration: zTimestamp,
    note: z.nullable(zTaxExemptionNote)
});

/**
 * One page of the exemptions that end soon.
 */
export const zEndingTaxExemptionPage = z.strictObject({
    tax_exemptions: z.array(zEndingTaxExemption).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * ID of a change by staff, chosen by the caller.
 */
export const zChangeId = z.guid();

/**
 * Why staff cancel an order.
 */
export const zCancelOrderBody = z.strictObject({
    reason: zReason,
    undoes_change: z.optional(zChangeId)
});

/**
 * Why staff do it.
 */
export const zReasonBody = z.strictObject({
    reason: zReason
});

/**
 * What the tax of a pending order would be today.
 */
export const zOrderTaxPreview = z.strictObject({
    tax_amount: zCents,
    total_amount: zCents,
    saas_tax_rate: zTaxRate,
    data_tax_rate: zTaxRate,
    changed: z.boolean()
});

/**
 * The rates of the tax of an order.
 */
export const zOrderTaxRate = z.strictObject({
    saas_tax_rate: zTaxRate,
    data_tax_rate: zTaxRate
});

/**
 * The address that determines the tax of an order, and why staff change it.
 */
export const zUpdateOrderLocationBody = z.strictObject({
    thoroughfare: zThoroughfare,
    suite: z.optional(zSuite),
    locality: zLocality,
    administrative_area: zAdministrativeArea,
    postal_code: zPostalCode,
    country_iso3: zCountryIso3,
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * The address that determines the tax of an order.
 */
export const zOrderLocation = z.strictObject({
    order_id: zOrderId,
    address: zAddress
});

/**
 * A plan to give to an account.
 */
export const zDonatePlanBody = z.strictObject({
    account_id: zAccountId,
    plan_id: zPlanId,
    lookups: zLookups,
    reason: zReason,
    change_id: z.optional(zChangeId)
});

/**
 * A location, and an amount before tax.
 */
export const zCalculateSalesTaxBody = z.strictObject({
    postal_code: zPostalCode,
    country_iso3: zCountryIso3,
    amount: zCents
});

/**
 * The tax on an amount at a location.
 */
export const zSalesTax = z.strictObject({
    amount: zCents,
    saas_tax_rate: zTaxRate,
    saas_tax_amount: zCents,
    data_tax_rate: zTaxRate,
    data_tax_amount: zCents
});

/**
 * A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
 * returns the first response again, so retries have only one effect.
 *
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * ID of the certificate.
 */
export const zTaxCertificateId2 = zTaxCertificateId;

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * Why staff do it, for the activity log.
 */
export const zStaffReason = zReason;

/**
 * Number of the schedule; 1 is the public one.
 */
export const zPathPricingScheduleId = zPricingScheduleId;

/**
 * A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
 * same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
 * header, each call creates something.
 *
 */
export const zOptionalIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * Number of the order.
 */
export const zPathOrderId = zOrderId;

/**
 * The public schedule.
 */
export const zGetPricingResponse = zPricingSchedule;

export const zCreateQuoteBody2 = zCreateQuoteBody;

/**
 * The quote.
 */
export const zCreateQuoteResponse = zQuote;

export const zPlaceOrderBody2 = zPlaceOrderBody;

export const zPlaceOrderHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The order. Pay it next, unless it is processed.
 */
export const zPlaceOrderResponse = zPlacedOrder;

export const zGetOrderByIntentPath = z.object({
    intent: zOrderIntent
});

/**
 * The order.
 */
export const zGetOrderByIntentResponse = zOrder;

/**
 * The trials.
 */
export const zListTrialsResponse = zTrialList;

export const zListTaxableLocationsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListTaxableLocationsResponse = zTaxableLocationPage;

export const zCreateTaxableLocationBody = zAddress;

/**
 * The new billing address.
 */
export const zCreateTaxableLocationResponse = zTaxableLocation;

/**
 * The address.
 */
export const zGetTaxableLocationResponse = zTaxableLocation;

export const zSuggestAddressesQuery = z.object({
    search: z.string().check(z.minLength(4), z.maxLength(127))
});

/**
 * The best six suggestions at most; empty if there are none.
 */
export const zSuggestAddressesResponse = zAddressSuggestions;

/**
 * What was found. An address outside of the United States is not looked up.
 */
export const zFindStandardAddressResponse = zStandardAddress;

/**
 * The exemption, or that there is none.
 */
export const zGetTaxExemptionResponse = zTaxExemption;

export const zUploadTaxCertificateBody2 = zUploadTaxCertificateBody;

/**
 * The certificate, which waits for review.
 */
export const zUploadTaxCertificateResponse = zTaxCertificate;

export const zWithdrawTaxCertificatePath = z.object({
    id: zTaxCertificateId
});

/**
 * The certificate was deleted.
 */
export const zWithdrawTaxCertificateResponse = z.void();

export const zDownloadTaxCertificatePath = z.object({
    id: zTaxCertificateId
});

/**
 * The file.
 */
export const zDownloadTaxCertificateResponse = zTaxCertificateFile;

/**
 * The details.
 */
export const zGetInvoiceDetailsResponse = zInvoiceDetails;

export const zUpdateInvoiceDetailsBody = zInvoiceDetails;

/**
 * The details, in the form in which documents show them.
 */
export const zUpdateInvoiceDetailsResponse = zInvoiceDetails;

export const zRenameAccountBody2 = zRenameAccountBody;

/**
 * The account under its new name.
 */
export const zRenameAccountResponse = zAccountListEntry;

export const zCreateAccountBody2 = zCreateAccountBody;

export const zCreateAccountHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The number of the new account.
 */
export const zCreateAccountResponse = zCreatedAccount;

export const zGetAccountPricingSchedulePath = z.object({
    id: zAccountId
});

/**
 * The number of the schedule.
 */
export const zGetAccountPricingScheduleResponse = zAccountPricingSchedule;

export const zRevokeTaxExemptionPath = z.object({
    id: zAccountId
});

export const zRevokeTaxExemptionQuery = z.object({
    reason: zReason
});

/**
 * The account, no longer exempt.
 */
export const zRevokeTaxExemptionResponse = zAccountTaxExemption;

export const zGetAccountTaxExemptionPath = z.object({
    id: zAccountId
});

/**
 * The exemption, or that there is none.
 */
export const zGetAccountTaxExemptionResponse = zAccountTaxExemption;

export const zDeclareTaxExemptionBody2 = zDeclareTaxExemptionBody;

export const zDeclareTaxExemptionPath = z.object({
    id: zAccountId
});

/**
 * The exemption.
 */
export const zDeclareTaxExemptionResponse = zAccountTaxExemption;

export const zListAccountTaxableLocationsPath = z.object({
    id: zAccountId
});

export const zListAccountTaxableLocationsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountTaxableLocationsResponse = zTaxableLocationPage;

export const zGetPricingSchedulePath = z.object({
    id: zPricingScheduleId
});

/**
 * The schedule.
 */
export const zGetPricingScheduleResponse = zPricingSchedule;

export const zCreateCustomQuoteBody2 = zCreateCustomQuoteBody;

/**
 * The quote.
 */
export const zCreateCustomQuoteResponse = zQuote;

export const zPlaceCustomOrderBody2 = zPlaceCustomOrderBody;

export const zPlaceCustomOrderHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The order.
 */
export const zPlaceCustomOrderResponse = zPlacedOrder;

export const zAttachTaxCertificateBody = zUploadTaxCertificateBody;

export const zAttachTaxCertificateHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

export const zAttachTaxCertificatePath = z.object({
    id: zAccountId
});

/**
 * The certificate, which is accepted.
 */
export const zAttachTaxCertificateResponse = zAccountTaxCertificate;

export const zListWaitingTaxCertificatesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListWaitingTaxCertificatesResponse = zWaitingTaxCertificatePage;

export const zDownloadAccountTaxCertificatePath = z.object({
    id: zTaxCertificateId
});

/**
 * The file.
 */
export const zDownloadAccountTaxCertificateResponse = zTaxCertificateFile;

export const zAcceptTaxCertificateBody2 = zAcceptTaxCertificateBody;

export const zAcceptTaxCertificatePath = z.object({
    id: zTaxCertificateId
});

/**
 * The certificate, which is accepted.
 */
export const zAcceptTaxCertificateResponse = zAccountTaxCertificate;

export const zRejectTaxCertificateBody2 = zRejectTaxCertificateBody;

export const zRejectTaxCertificatePath = z.object({
    id: zTaxCertificateId
});

/**
 * The certificate, which is rejected.
 */
export const zRejectTaxCertificateResponse = zAccountTaxCertificate;

export const zListWaitingOrdersQuery = z.object({
    state: z.enum([
        'to-approve',
        'in-grace-period',
        'renewal-failed',
        'awaiting-transfer'
    ]),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListWaitingOrdersResponse = zWaitingOrderPage;

export const zListEndingTaxExemptionsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListEndingTaxExemptionsResponse = zEndingTaxExemptionPage;

export const zCancelOrderBody2 = zCancelOrderBody;

export const zCancelOrderPath = z.object({
    id: zOrderId
});

/**
 * The order, canceled.
 */
export const zCancelOrderResponse = zOrder;

export const zApproveOrderBody = zReasonBody;

export const zApproveOrderHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

export const zApproveOrderPath = z.object({
    id: zOrderId
});

/**
 * The order, approved.
 */
export const zApproveOrderResponse = zOrder;

export const zGetOrderTaxPreviewPath = z.object({
    id: zOrderId
});

/**
 * The tax by the address of the order and the exemption of the account today.
 */
export const zGetOrderTaxPreviewResponse = zOrderTaxPreview;

export const zRecalculateOrderTaxBody = zReasonBody;

export const zRecalculateOrderTaxPath = z.object({
    id: zOrderId
});

/**
 * The order with its recalculated tax.
 */
export const zRecalculateOrderTaxResponse = zOrder;

export const zGetOrderTaxRatePath = z.object({
    id: zOrderId
});

/**
 * The rates.
 */
export const zGetOrderTaxRateResponse = zOrderTaxRate;

export const zUpdateOrderLocationBody2 = zUpdateOrderLocationBody;

export const zUpdateOrderLocationPath = z.object({
    id: zOrderId
});

/**
 * The updated address of the order.
 */
export const zUpdateOrderLocationResponse = zOrderLocation;

export const zDonatePlanBody2 = zDonatePlanBody;

export const zDonatePlanHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The order, processed, or waiting for another member of staff to approve it.
 */
export const zDonatePlanResponse = zPlacedOrder;

export const zCalculateSalesTaxBody2 = zCalculateSalesTaxBody;

/**
 * The rates, and the tax at each of them.
 */
export const zCalculateSalesTaxResponse = zSalesTax;
