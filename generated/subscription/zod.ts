// Generated from openapi/subscription by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of a license of the catalog.
 */
export const zLicenseId = z.int().check(z.gte(1), z.lte(2147483647));

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
 * The licenses of an account.
 */
export const zLicenseList = z.strictObject({
    licenses: z.array(zLicense).check(z.maxLength(1000))
});

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

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
 * Status of the current subscription, as the description of this service derives it; `none` without one.
 *
 */
export const zHoldingStatus = z.enum([
    'none',
    'terminated',
    'suspended',
    'depleted',
    'prepaid',
    'expired',
    'active'
]);

/**
 * Number of a track, which is a license that an account holds.
 */
export const zTrackId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of a subscription.
 */
export const zSubscriptionId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * Number of lookups. 1000000000000 means unlimited.
 */
export const zLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Number of a plan.
 */
export const zPlanId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Lookups per second; null is UNLIMITED.
 */
export const zRateLimit = z.nullable(z.int().check(z.gte(1), z.lte(1000000)));

/**
 * A rate limit that staff gave to a subscription. Once it has expired, the plan's applies again.
 */
export const zSubscriptionRateLimit = z.strictObject({
    rate_limit: zRateLimit,
    created: zTimestamp,
    expiration: z.nullable(zTimestamp)
});

/**
 * What a list of subscriptions shows of the plan.
 */
export const zSubscriptionPlan = z.strictObject({
    description: z.string().check(z.minLength(1), z.maxLength(200)),
    interval: z.enum([
        'monthly',
        'yearly',
        'custom-term'
    ]),
    lookups: zLookups,
    rate_limit: zRateLimit,
    next_plan_id: z.nullable(zPlanId),
    one_time_free_trial: z.boolean()
});

/**
 * One term of a license: a plan, the lookups issued for it and what remains of them. Its status is derived
 * from these fields; the description of this service says how.
 *
 */
export const zSubscription = z.strictObject({
    subscription_id: zSubscriptionId,
    account_id: zAccountId,
    license_id: zLicenseId,
    track_id: zTrackId,
    created: zTimestamp,
    start: zTimestamp,
    expiration: z.nullable(zTimestamp),
    anchor_day: z.nullable(z.int().check(z.gte(1), z.lte(31))),
    anchor_moved_from: z.nullable(z.int().check(z.gte(1), z.lte(31))),
    termination: z.nullable(zTimestamp),
    suspended: z.boolean(),
    issued: zLookups,
    remaining: zLookups,
    plan_id: zPlanId,
    next_plan_id: z.nullable(zPlanId),
    order_id: z.nullable(zOrderId),
    rate_limit: z.nullable(zSubscriptionRateLimit),
    autorenew_disabled: z.boolean(),
    plan: zSubscriptionPlan,
    edition: z.string().check(z.minLength(1), z.maxLength(100))
});

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
 * What happens at the end of the last term that is set up, whether or not its lookups last until then. It renews
 * at the price of that day; `renews_with` has today's.
 *
 */
export const zRenewal = z.strictObject({
    state: z.enum([
        'on',
        'off',
        'by-hand',
        'never',
        'over'
    ]),
    at: z.nullable(zTimestamp),
    renews_with: z.nullable(zPlan)
});

/**
 * How many times the next term is bought early during one term, at most.
 */
export const zMaxTimes = z.int().check(z.gte(1), z.lte(12));

/**
 * What early purchases may come to in a calendar month (UTC), in US cents, tax included.
 */
export const zMonthlyLimit = z.int().check(z.gte(1), z.lte(100000000));

/**
 * Version of the words of a consent to automatic renewal or to early purchase.
 */
export const zRenewalConsentVersion = z.string().check(z.length(10), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/));

/**
 * The consent to buy the next term early when lookups run out, and how much of its cap is used. Each early
 * purchase counts toward the term in which it was made: one that was bought early counts for itself only once
 * the term that it replaced would have ended, at `counted_until`. A month is a calendar month in UTC, and an
 * early purchase counts with its total, tax included, in the month in which it was ordered.
 *
 */
export const zEarlyPurchase = z.strictObject({
    max_times: zMaxTimes,
    times_used: z.int().check(z.gte(0), z.lte(1000000)),
    counted_until: z.nullable(zTimestamp),
    monthly_limit: zMonthlyLimit,
    spent_this_month: zCents,
    plan_id: zPlanId,
    price: zCents,
    renewal_consent: zRenewalConsentVersion,
    consent_text: z.string().check(z.minLength(1), z.maxLength(2000)),
    consented: zTimestamp,
    stopped: z.nullable(z.union([
        z.literal('times'),
        z.literal('month'),
        z.literal('price'),
        z.literal('plan'),
        z.literal('card'),
        z.literal('address'),
        z.literal('unpaid'),
        z.literal('no-plan'),
        z.literal('too-small'),
        z.literal('spending-cap')
    ]))
});

/**
 * A license that the account holds, and what counts for it now.
 */
export const zHolding = z.strictObject({
    track_id: zTrackId,
    license: zLicense,
    license_needed: z.boolean(),
    current: z.nullable(zSubscription),
    running: z.array(zSubscription).check(z.maxLength(1000)),
    next: z.nullable(zSubscription),
    subscription_count: z.int().check(z.gte(0), z.lte(100000)),
    ever_used: z.boolean(),
    renewal: zRenewal,
    early_purchase: z.nullable(zEarlyPurchase)
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
 * One page of what an account holds.
 */
export const zHoldingPage = z.strictObject({
    holdings: z.array(zHolding).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * The subscriptions of an account to one license.
 */
export const zSubscriptionList = z.strictObject({
    subscriptions: z.array(zSubscription).check(z.maxLength(1000))
});

/**
 * The plan of the next term.
 */
export const zSelectNextPlanBody = z.strictObject({
    next_plan_id: zPlanId,
    price: zCents,
    renewal_consent: z.optional(zRenewalConsentVersion)
});

/**
 * What the person has agreed to.
 */
export const zResumeRenewalBody = z.strictObject({
    price: zCents,
    renewal_consent: zRenewalConsentVersion
});

/**
 * Something that brings seats to an account.
 */
export const zSeatSource = z.strictObject({
    kind: z.enum([
        'account',
        'plan',
        'multi-user-access'
    ]),
    license_label: z.nullable(zLicenseLabel),
    seats: zSeats
});

/**
 * Maximum number of people in an account, and what it adds up from.
 */
export const zMaxUsers = z.strictObject({
    max_users: z.int().check(z.gte(1), z.lte(100000)),
    sources: z.array(zSeatSource).check(z.minLength(1), z.maxLength(1000))
});

/**
 * ID of a key; with secret keys, the public half of what a call sends.
 */
export const zKeyId = z.guid();

/**
 * Lookups used.
 */
export const zUsedLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Lookups of one key with one license in one interval.
 */
export const zUsageByKeyRow = z.strictObject({
    start: zTimestamp,
    key_id: zKeyId,
    key_label: z.string().check(z.minLength(1), z.maxLength(64)),
    license_id: zLicenseId,
    license_label: zLicenseLabel,
    used: zUsedLookups
});

/**
 * Lookups by interval, key and license.
 */
export const zUsageByKey = z.strictObject({
    usage: z.array(zUsageByKeyRow).check(z.maxLength(1000000))
});

/**
 * Comma-separated values as RFC 4180 has them, UTF-8, a line for each row below the names of the fields; lines end with a line feed.
 */
export const zUsageCsv = z.string().check(z.maxLength(200000000));

/**
 * Lookups with one license in one interval.
 */
export const zLicenseUsageRow = z.strictObject({
    start: zTimestamp,
    license_id: zLicenseId,
    license_label: zLicenseLabel,
    used: zUsedLookups
});

/**
 * Lookups by interval and license.
 */
export const zLicenseUsage = z.strictObject({
    usage: z.array(zLicenseUsageRow).check(z.maxLength(1000000))
});

/**
 * A license, and an account's track of it.
 */
export const zAccountLicense = z.strictObject({
    track_id: zTrackId,
    created: zTimestamp,
    suspended: z.boolean(),
    license: zLicense
});

/**
 * One page of the licenses of an account.
 */
export const zAccountLicensePage = z.strictObject({
    licenses: z.array(zAccountLicense).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * One page of the subscriptions of an account.
 */
export const zAccountSubscriptionPage = z.strictObject({
    subscriptions: z.array(zSubscription).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * Members and open invitations that an account can have without a paid plan.
 */
export const zOwnSeats = z.int().check(z.gte(1), z.lte(1000));

/**
 * How many people an account can have.
 */
export const zAccountSeats = z.strictObject({
    own_seats: zOwnSeats,
    plan_seats: zSeats,
    added_seats: zSeats,
    max_users: z.int().check(z.gte(1), z.lte(100000))
});

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * ID of a change by staff, chosen by the caller.
 */
export const zChangeId = z.guid();

/**
 * How many people an account can have without a paid plan.
 */
export const zAdjustSeatsBody = z.strictObject({
    own_seats: zOwnSeats,
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * What a gift is worth.
 */
export const zGiftValue = z.strictObject({
    worth: zCents,
    given_today: zCents,
    daily_limit: zCents,
    needs_second_person: z.boolean()
});

/**
 * How many lookups a term has.
 */
export const zAdjustLookupsBody = z.strictObject({
    lookups: zLookups,
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * When a term ends.
 */
export const zAdjustDurationBody = z.strictObject({
    expiration: zTimestamp,
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * A subscription's own rate limit.
 */
export const zAdjustRateLimitBody = z.strictObject({
    rate_limit: zRateLimit,
    expiration: z.nullable(zTimestamp),
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * A rate limit that staff gave to a subscription of the track.
 */
export const zTrackRateLimit = z.strictObject({
    subscription_id: zSubscriptionId,
    rate_limit: zRateLimit,
    created: zTimestamp,
    expiration: z.nullable(zTimestamp)
});

/**
 * A license that an account holds.
 */
export const zTrack = z.strictObject({
    track_id: zTrackId,
    license_id: zLicenseId,
    license_label: zLicenseLabel,
    account_id: zAccountId,
    suspended: z.boolean(),
    rate_limits: z.array(zTrackRateLimit).check(z.maxLength(1000)),
    subscriptions: z.array(zSubscription).check(z.maxLength(1000))
});

/**
 * Returns only the licenses whose label or license key contains each of these words, ignoring case: `us core` finds
 * `us-core-cloud`.
 *
 */
export const zHoldingSearch = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Returns only the licenses whose current subscription has this status.
 */
export const zHoldingStatus2 = zHoldingStatus;

/**
 * Returns only the license with this number.
 */
export const zHoldingLicenseId = zLicenseId;

/**
 * Sort order: the label, what is left of the issued lookups, or when the current term ends. Licenses without
 * the value come last in either direction.
 *
 */
export const zHoldingSort = z._default(z.enum([
    'label',
    'left',
    'end'
]), 'label');

/**
 * Sort direction.
 */
export const zHoldingDirection = z._default(z.enum(['asc', 'desc']), 'asc');

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Number of a license that the active account holds.
 */
export const zHeldLicenseId = zLicenseId;

/**
 * Number of the track, the `track_id` of its subscriptions.
 */
export const zPathTrackId = zTrackId;

/**
 * First moment of the report. At most six months may lie between start and end.
 */
export const zStart = zTimestamp;

/**
 * First moment after the report, later than `start`.
 */
export const zEnd = zTimestamp;

/**
 * Length of the intervals that lookups are counted in.
 */
export const zUsageInterval = z._default(z.enum(['hour', 'day']), 'day');

/**
 * Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the
 * range is longer than six months. Hours are the same in every zone.
 *
 */
export const zUsageTimeZone = z._default(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.')), 'UTC');

/**
 * Format of the response.
 */
export const zUsageFormat = z._default(z.enum(['json', 'csv']), 'json');

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * Number of a subscription of any account.
 */
export const zAnySubscriptionId = zSubscriptionId;

/**
 * Why staff do it, for the activity log.
 */
export const zStaffReason = zReason;

/**
 * Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalog.
 */
export const zAnyTrackId = zTrackId;

/**
 * Names this change, so that a later call can undo it.
 */
export const zNamesChange = zChangeId;

/**
 * The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one.
 */
export const zUndoesChange = zChangeId;

/**
 * The licenses.
 */
export const zListLicensesResponse = zLicenseList;

export const zListHoldingsQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    status: z.optional(zHoldingStatus),
    license_id: z.optional(zLicenseId),
    sort: z._default(z.optional(z.enum([
        'label',
        'left',
        'end'
    ])), 'label'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'asc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListHoldingsResponse = zHoldingPage;

export const zListSubscriptionsPath = z.object({
    id: zLicenseId
});

/**
 * The subscriptions, newest start first.
 */
export const zListSubscriptionsResponse = zSubscriptionList;

export const zCancelNextPlanPath = z.object({
    id: zTrackId
});

/**
 * No other plan is selected.
 */
export const zCancelNextPlanResponse = z.void();

export const zSelectNextPlanBody2 = zSelectNextPlanBody;

export const zSelectNextPlanPath = z.object({
    id: zTrackId
});

/**
 * The updated current subscription.
 */
export const zSelectNextPlanResponse = zSubscription;

export const zDisableRenewalPath = z.object({
    id: zTrackId
});

/**
 * The current subscription, renewal off.
 */
export const zDisableRenewalResponse = zSubscription;

export const zResumeRenewalBody2 = zResumeRenewalBody;

export const zResumeRenewalPath = z.object({
    id: zTrackId
});

/**
 * The current subscription, renewal on.
 */
export const zResumeRenewalResponse = zSubscription;

/**
 * The number.
 */
export const zGetMaxUsersResponse = zMaxUsers;

export const zListUsageByKeyQuery = z.object({
    start: zTimestamp,
    end: zTimestamp,
    interval: z._default(z.optional(z.enum(['hour', 'day'])), 'day'),
    time_zone: z._default(z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.'))), 'UTC'),
    format: z._default(z.optional(z.enum(['json', 'csv'])), 'json')
});

/**
 * The report, in the requested format.
 */
export const zListUsageByKeyResponse = zUsageByKey;

export const zListLicenseUsageQuery = z.object({
    start: zTimestamp,
    end: zTimestamp,
    interval: z._default(z.optional(z.enum(['hour', 'day'])), 'day'),
    time_zone: z._default(z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.'))), 'UTC'),
    format: z._default(z.optional(z.enum(['json', 'csv'])), 'json')
});

/**
 * The report, in the requested format.
 */
export const zListLicenseUsageResponse = zLicenseUsage;

export const zListAccountLicensesPath = z.object({
    id: zAccountId
});

export const zListAccountLicensesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountLicensesResponse = zAccountLicensePage;

export const zGetAccountLicensePath = z.object({
    id: zAccountId,
    track_id: zTrackId
});

/**
 * The license.
 */
export const zGetAccountLicenseResponse = zAccountLicense;

export const zListAccountSubscriptionsPath = z.object({
    id: zAccountId
});

export const zListAccountSubscriptionsQuery = z.object({
    license_id: z.optional(zLicenseId),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountSubscriptionsResponse = zAccountSubscriptionPage;

export const zGetAccountSubscriptionPath = z.object({
    id: zAccountId,
    subscription_id: zSubscriptionId
});

/**
 * The subscription.
 */
export const zGetAccountSubscriptionResponse = zSubscription;

export const zGetAccountSeatsPath = z.object({
    id: zAccountId
});

/**
 * The seats.
 */
export const zGetAccountSeatsResponse = zAccountSeats;

export const zAdjustSeatsBody2 = zAdjustSeatsBody;

export const zAdjustSeatsPath = z.object({
    id: zAccountId
});

/**
 * The seats.
 */
export const zAdjustSeatsResponse = zAccountSeats;

export const zGetGiftValuePath = z.object({
    id: zAccountId
});

export const zGetGiftValueQuery = z.object({
    plan_id: z.optional(zPlanId),
    lookups: z._default(z.optional(z.int().check(z.gte(0), z.lte(1000000000000))), 0),
    days: z._default(z.optional(z.int().check(z.gte(0), z.lte(4000000))), 0),
    seats: z._default(z.optional(z.int().check(z.gte(0), z.lte(1000))), 0)
});

/**
 * The value.
 */
export const zGetGiftValueResponse = zGiftValue;

export const zTerminateSubscriptionPath = z.object({
    id: zSubscriptionId
});

export const zTerminateSubscriptionQuery = z.object({
    reason: zReason
});

/**
 * The subscription, terminated.
 */
export const zTerminateSubscriptionResponse = zSubscription;

export const zAdjustLookupsBody2 = zAdjustLookupsBody;

export const zAdjustLookupsPath = z.object({
    id: zSubscriptionId
});

/**
 * The updated subscription.
 */
export const zAdjustLookupsResponse = zSubscription;

export const zAdjustDurationBody2 = zAdjustDurationBody;

export const zAdjustDurationPath = z.object({
    id: zSubscriptionId
});

/**
 * The updated subscription.
 */
export const zAdjustDurationResponse = zSubscription;

export const zAdjustRateLimitBody2 = zAdjustRateLimitBody;

export const zAdjustRateLimitPath = z.object({
    id: zSubscriptionId
});

/**
 * The updated subscription.
 */
export const zAdjustRateLimitResponse = zSubscription;

export const zClearLicenseRateLimitPath = z.object({
    id: zTrackId
});

export const zClearLicenseRateLimitQuery = z.object({
    reason: zReason
});

/**
 * The license of the account, without its own rate limits.
 */
export const zClearLicenseRateLimitResponse = zTrack;

export const zSuspendLicensePath = z.object({
    id: zTrackId
});

export const zSuspendLicenseQuery = z.object({
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * The license of the account, suspended.
 */
export const zSuspendLicenseResponse = zTrack;

export const zResumeLicensePath = z.object({
    id: zTrackId
});

export const zResumeLicenseQuery = z.object({
    reason: zReason,
    change_id: z.optional(zChangeId),
    undoes_change: z.optional(zChangeId)
});

/**
 * The license of the account, no longer suspended.
 */
export const zResumeLicenseResponse = zTrack;
