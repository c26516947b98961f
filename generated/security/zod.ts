// Generated from openapi/security by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * ID of a key; with secret keys, the public half of what a call sends.
 */
export const zKeyId = z.guid();

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * Label of the key.
 */
export const zKeyLabel = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * What the key is for; may be empty.
 */
export const zKeyDescription = z.string().check(z.maxLength(256), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.'));

/**
 * Twelve dots and the last four characters of the token.
 */
export const zMaskedToken = z.string().check(z.length(16), z.regex(/^•{12}[A-Za-z0-9]{4}$/));

/**
 * Whether the key is turned off for now.
 */
export const zPaused = z.boolean();

/**
 * When the key was turned off; null while it is on.
 */
export const zDeactivated = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * Set on a deleted key, which can be recovered until then; null on all others.
 */
export const zRecoveryDeadline = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * Counts the edits of label, description and restrictions. An edit names the version it started from and
 * is rejected if the key has changed since, so that people do not overwrite each other.
 *
 */
export const zKeyVersion = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Time of the latest accepted lookup with the key, accurate to a minute; null before the first.
 */
export const zLastUsed = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * When the key expires; null for never.
 */
export const zKeyExpires = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * Number of a license of the catalog.
 */
export const zLicenseId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Licenses of the account.
 */
export const zKeyLicenseList = z.array(zLicenseId).check(z.minLength(1), z.maxLength(100));

/**
 * Licenses that the key can be used for; null for all that the account holds.
 */
export const zKeyLicenses = z.nullable(zKeyLicenseList);

/**
 * An address, or a range of addresses. The service explains what is wrong with it.
 */
export const zAddressRange = z.string().check(z.minLength(2), z.maxLength(43), z.regex(/^[0-9A-Fa-f:.\/]+$/, 'Enter an IP address, or a range such as 203.0.113.0/24.'));

/**
 * IPv4 and IPv6 addresses, and ranges such as 203.0.113.0/24, that calls with the key may come from.
 * Calls may come from anywhere when the list is empty.
 *
 */
export const zAllowedIps = z.array(zAddressRange).check(z.maxLength(50));

/**
 * Whether the compatibility API takes ID and token from the URL, as `auth-id` and `auth-token`. URLs end up in the
 * logs of proxies and monitoring, so anyone who reads those has the token. Callers that leave it out of a change
 * keep it as it is.
 *
 */
export const zUrlCredentials = z.boolean();

/**
 * How many lookups the key can make. To remove the limit, delete it.
 */
export const zMaxLookups = z.int().check(z.gte(1), z.lte(999999999999));

/**
 * How many lookups it has made since the limit was added or reset.
 */
export const zLookupsUsed = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Whether all are used, so that the address API rejects lookups with the key.
 */
export const zLimitReached = z.boolean();

/**
 * How many lookups a key can make, and has made.
 */
export const zLimitState = z.strictObject({
    max_lookups: zMaxLookups,
    lookups_used: zLookupsUsed,
    limit_reached: zLimitReached,
    since: zTimestamp
});

/**
 * The limit of the key; null when it has none.
 */
export const zLimitOfKey = z.nullable(zLimitState);

/**
 * Shows that an older token works next to the current one.
 */
export const zRotationState = z.strictObject({
    started: zTimestamp,
    ends: zTimestamp,
    previous_token: zMaskedToken
});

/**
 * The rotation while two tokens work; otherwise null.
 */
export const zRotationOfKey = z.nullable(zRotationState);

/**
 * ID of a person.
 */
export const zUserId = z.guid();

/**
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * Who created a key, or dismissed a tip about it.
 */
export const zKeyPerson = z.strictObject({
    user_id: zUserId,
    username: z.nullable(zEmail),
    is_member: z.boolean()
});

/**
 * Who created the key; null when that was not recorded.
 */
export const zCreatedBy = z.nullable(zKeyPerson);

/**
 * A secret key with its token masked.
 */
export const zSecretKey = z.strictObject({
    key_id: zKeyId,
    created: zTimestamp,
    label: zKeyLabel,
    description: zKeyDescription,
    token: zMaskedToken,
    paused: zPaused,
    deactivated: zDeactivated,
    recovery_deadline: zRecoveryDeadline,
    version: zKeyVersion,
    last_used: zLastUsed,
    expires: zKeyExpires,
    licenses: zKeyLicenses,
    allowed_ips: zAllowedIps,
    url_credentials: zUrlCredentials,
    limit: zLimitOfKey,
    rotation: zRotationOfKey,
    created_by: zCreatedBy
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
 * One page of a list of secret keys.
 */
export const zSecretKeyPage = z.strictObject({
    secret_keys: z.array(zSecretKey).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
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
 * A new secret key.
 */
export const zCreateSecretKeyBody = z.strictObject({
    label: zKeyLabel,
    description: z.optional(zKeyDescription)
});

/**
 * The secret half of what a call sends.
 */
export const zSecretToken = z.string().check(z.length(39), z.regex(/^sk_[A-Za-z0-9]{36}$/));

/**
 * A new secret key with its whole token.
 */
export const zCreatedSecretKey = z.strictObject({
    key_id: zKeyId,
    created: zTimestamp,
    label: zKeyLabel,
    description: zKeyDescription,
    token: zSecretToken,
    paused: zPaused,
    deactivated: zDeactivated,
    recovery_deadline: zRecoveryDeadline,
    version: zKeyVersion,
    last_used: zLastUsed,
    expires: zKeyExpires,
    licenses: zKeyLicenses,
    allowed_ips: zAllowedIps,
    url_credentials: zUrlCredentials,
    limit: zLimitOfKey,
    rotation: zRotationOfKey,
    created_by: zCreatedBy
});

/**
 * Label and description of a key.
 */
export const zUpdateSecretKeyBody = z.strictObject({
    label: zKeyLabel,
    description: zKeyDescription,
    version: zKeyVersion
});

/**
 * The whole token of a key.
 */
export const zRevealedToken = z.strictObject({
    token: zSecretToken
});

/**
 * The restrictions of a key. A null or empty field does not restrict it.
 */
export const zRestrictSecretKeyBody = z.strictObject({
    expires: zKeyExpires,
    licenses: zKeyLicenses,
    allowed_ips: zAllowedIps,
    url_credentials: z.optional(zUrlCredentials),
    version: zKeyVersion
});

/**
 * Lookups used.
 */
export const zUsedLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Lookups with both tokens in one hour.
 */
export const zRotationHour = z.strictObject({
    start: zTimestamp,
    previous_used: zUsedLookups,
    used: zUsedLookups
});

/**
 * Two tokens of a key, and how much each is used.
 */
export const zTokenRotation = z.strictObject({
    started: zTimestamp,
    ends: zTimestamp,
    previous_token: zMaskedToken,
    token: zMaskedToken,
    previous_used: zUsedLookups,
    used: zUsedLookups,
    previous_last_used: zLastUsed,
    previous_used_last_hour: zUsedLookups,
    can_retire: z.boolean(),
    hours: z.array(zRotationHour).check(z.maxLength(25))
});

/**
 * How long both tokens work.
 */
export const zStartRotationBody = z.strictObject({
    overlap_hours: z.int().check(z.gte(0), z.lte(720))
});

/**
 * Confirms the end of a token that is in use.
 */
export const zCompleteRotationBody = z.strictObject({
    label: z.optional(zKeyLabel)
});

/**
 * A normalized hostname: lower case, international names in punycode, no protocol, port or path, and no
 * dot at the end. `*.` can replace the whole first label and stands nowhere else. It covers every name
 * below, not the name itself. IPv4 and IPv6 addresses and `localhost` are hostnames too.
 *
 */
export const zEmbeddedKeyHostname = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^(\*\.)?[a-z0-9.:-]+$/));

/**
 * A hostname, and whether pages of it may use the key.
 */
export const zEmbeddedKeyDomain = z.strictObject({
    hostname: zEmbeddedKeyHostname,
    state: z.enum(['authorized', 'deactivated'])
});

/**
 * An embedded key. A call sends only its ID, which anyone who opens the page can read. Its hostnames
 * protect it.
 *
 */
export const zEmbeddedKey = z.strictObject({
    key_id: zKeyId,
    created: zTimestamp,
    active: z.boolean(),
    domain: z.array(zEmbeddedKeyDomain).check(z.maxLength(200)),
    label: zKeyLabel,
    description: zKeyDescription,
    recovery_deadline: zRecoveryDeadline,
    limit: zLimitOfKey,
    version: zKeyVersion,
    last_used: zLastUsed,
    expires: zKeyExpires,
    licenses: zKeyLicenses,
    created_by: zCreatedBy
});

/**
 * One page of a list of embedded keys.
 */
export const zEmbeddedKeyPage = z.strictObject({
    embedded_keys: z.array(zEmbeddedKey).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A hostname as it was typed. The service explains what is wrong with it.
 */
export const zTypedHostname = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\x00-\x1f\x7f]+$/, 'Leave out control characters.'));

/**
 * A new embedded key.
 */
export const zCreateEmbeddedKeyBody = z.strictObject({
    label: zKeyLabel,
    description: z.optional(zKeyDescription),
    domains: z.array(zTypedHostname).check(z.minLength(1), z.maxLength(100))
});

/**
 * Label and description of a key.
 */
export const zUpdateEmbeddedKeyBody = z.strictObject({
    label: zKeyLabel,
    description: zKeyDescription,
    version: zKeyVersion
});

/**
 * A rejected hostname that is not the account's own.
 */
export const zDismissedHostname = z.strictObject({
    key_id: zKeyId,
    hostname: z.string().check(z.minLength(1), z.maxLength(253))
});

/**
 * The restrictions of a key. A null field does not restrict it.
 */
export const zRestrictEmbeddedKeyBody = z.strictObject({
    expires: zKeyExpires,
    licenses: zKeyLicenses,
    version: zKeyVersion
});

/**
 * The other half of what a program sends. It begins with `test_` and is no secret: it reads nothing of the account
 * and costs nothing.
 *
 */
export const zTestToken = z.string().check(z.length(41), z.regex(/^test_[A-Za-z0-9]{36}$/));

/**
 * A test key.
 */
export const zTestKey = z.strictObject({
    key_id: zKeyId,
    created: zTimestamp,
    label: zKeyLabel,
    token: zTestToken,
    recovery_deadline: zRecoveryDeadline,
    created_by: zCreatedBy
});

/**
 * The test keys of an account.
 */
export const zTestKeyList = z.strictObject({
    test_keys: z.array(zTestKey).check(z.maxLength(100))
});

/**
 * The label of a test key.
 */
export const zTestKeyBody = z.strictObject({
    label: zKeyLabel
});

/**
 * An embedded key that the portal made for its own pages.
 */
export const zPortalKey = z.strictObject({
    key_id: zKeyId,
    label: zKeyLabel,
    managed: z.literal(true),
    hostname: z.string().check(z.minLength(1), z.maxLength(253))
});

/**
 * Names of licenses in calls of the address APIs.
 */
export const zLicenseNames = z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/))).check(z.maxLength(100));

/**
 * A key with which a lookup works now.
 */
export const zWorkingKey = z.strictObject({
    key_id: zKeyId,
    label: zKeyLabel,
    hostname: z.nullable(z.string().check(z.minLength(1), z.maxLength(253))),
    licenses: zLicenseNames
});

/**
 * Keys and licenses with which a lookup works now.
 */
export const zWorkingKeys = z.strictObject({
    keys: z.array(zWorkingKey).check(z.maxLength(20)),
    licenses: zLicenseNames
});

/**
 * What decides whether lookups with a key are accepted.
 */
export const zSurveyedKey = z.strictObject({
    key_id: zKeyId,
    kind: z.enum(['secret', 'embedded']),
    created: zTimestamp,
    label: zKeyLabel,
    paused: zPaused,
    deactivated: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    recovery_deadline: zRecoveryDeadline,
    last_used: zLastUsed,
    expires: zKeyExpires,
    licenses: zKeyLicenses,
    allowed_ips: zAllowedIps,
    hostnames: z.array(zEmbeddedKeyHostname).check(z.maxLength(100)),
    deactivated_hostnames: z.array(zEmbeddedKeyHostname).check(z.maxLength(100)),
    limit: zLimitOfKey,
    rotated: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    previous_token_ends: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    is_orphan: z.boolean()
});

/**
 * An embedded key that the portal manages.
 */
export const zManagedKey = z.strictObject({
    key_id: zKeyId,
    label: zKeyLabel
});

/**
 * What the health check found about a key. In parentheses is what the finding depends on: a dismissed tip
 * returns when that changes.
 *
 * - `no-hostname`: an embedded key has no authorized hostname.
 * - `wide-wildcard:{hostname}`: a wildcard covers names that anyone can register.
 * - `many-wildcards`: more than four authorized hostnames are wildcards (those hostnames).
 * - `own-machine:{hostname}`: a hostname of people's own machines or networks is authorized.
 * - `apex-missing:{hostname}`, `www-missing:{hostname}`: a related name is authorized, but not this one
 * (the related name).
 * - `no-limit`: the key has no limit.
 * - `limit-near`, `limit-reached`: 90% or all of the limit is used (the number of the limit).
 * - `idle`: no accepted lookup for 90 days (the latest lookup).
 * - `orphan`: the person who created the key has left, and the token is the same since.
 * - `expired`, `expires-soon`: the key has expired, or expires within 14 days (when).
 * - `paused-long`: the key has been paused for 30 days (since when).
 * - `any-address`: a secret key is not restricted to addresses.
 * - `token-ends-soon`: the older of two tokens ends within a day (when).
 *
 */
export const zTipId = z.string().check(z.maxLength(280), z.regex(/^(no-hostname|many-wildcards|no-limit|limit-near|limit-reached|idle|orphan|expired|expires-soon|paused-long|any-address|token-ends-soon|(wide-wildcard|own-machine|apex-missing|www-missing):[a-z0-9.*:-]{1,255})$/));

/**
 * Why the tip is dismissed: the risk is accepted, the setting is intended, the problem is solved in another way, or
 * the tip doesn't fit this key.
 *
 */
export const zDismissReason = z.enum([
    'accepted-risk',
    'intended',
    'fixed-elsewhere',
    'not-applicable'
]);

/**
 * What colleagues should know about it; may be empty.
 */
export const zDismissNote = z.string().check(z.maxLength(300), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.'));

/**
 * A dismissed tip about a key.
 */
export const zTipDismissal = z.strictObject({
    key_id: zKeyId,
    tip: zTipId,
    reason: zDismissReason,
    note: zDismissNote,
    dismissed: zTimestamp,
    dismissed_by: zKeyPerson
});

/**
 * All keys of an account.
 */
export const zKeySurvey = z.strictObject({
    keys: z.array(zSurveyedKey).check(z.maxLength(40000)),
    managed: z.array(zManagedKey).check(z.maxLength(100)),
    dismissals: z.array(zTipDismissal).check(z.maxLength(2000))
});

/**
 * Why a tip is dismissed.
 */
export const zDismissKeyTipBody = z.strictObject({
    reason: zDismissReason,
    note: z.optional(zDismissNote)
});

/**
 * The limit of a key.
 */
export const zKeyLimit = z.strictObject({
    key: zKeyId,
    max_lookups: zMaxLookups,
    lookups_used: zLookupsUsed,
    limit_reached: zLimitReached,
    since: zTimestamp
});

/**
 * The limit of a key that has none.
 */
export const zCreateKeyLimitBody = z.strictObject({
    max_lookups: zMaxLookups
});

/**
 * Another number for the limit of a key.
 */
export const zUpdateKeyLimitBody = z.strictObject({
    max_lookups: zMaxLookups,
    instead_of: zMaxLookups
});

/**
 * The time zone in which days and months of limits begin, as the tz database names it.
 */
export const zLimitTimeZone = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * A daily or monthly limit, and how much of it is used.
 */
export const zUsageLimit = z.strictObject({
    max_lookups: z.int().check(z.gte(1), z.lte(999999999999)),
    lookups_used: z.int().check(z.gte(0), z.lte(1000000000000)),
    limit_reached: z.boolean(),
    resets_at: zTimestamp
});

/**
 * The limit; null for none.
 */
export const zUsageLimitOrNone = z.nullable(zUsageLimit);

/**
 * Daily and monthly limits.
 */
export const zUsageLimits = z.strictObject({
    zone: zLimitTimeZone,
    day: zUsageLimitOrNone,
    month: zUsageLimitOrNone
});

/**
 * A number of lookups; null for no limit.
 */
export const zNumberOfLookups = z.nullable(z.int().check(z.gte(1), z.lte(999999999999)));

/**
 * The limits, and those that they replace.
 */
export const zUsageLimitsBody = z.strictObject({
    per_day: zNumberOfLookups,
    per_month: zNumberOfLookups,
    instead_of_day: zNumberOfLookups,
    instead_of_month: zNumberOfLookups
});

/**
 * Shares of a limit, in percent, at which an email is sent.
 */
export const zAlertPercents = z.array(z.int().check(z.gte(1), z.lte(100))).check(z.maxLength(10));

/**
 * A key with a daily or monthly limit.
 */
export const zLimitedKey = z.strictObject({
    key_id: zKeyId,
    kind: z.enum(['secret', 'embedded']),
    label: zKeyLabel,
    day: zUsageLimitOrNone,
    month: zUsageLimitOrNone
});

/**
 * Limits of an account and of its keys.
 */
export const zAccountUsageLimits = z.strictObject({
    zone: zLimitTimeZone,
    day: zUsageLimitOrNone,
    month: zUsageLimitOrNone,
    alert_percents: zAlertPercents,
    keys: z.array(zLimitedKey).check(z.maxLength(1000)),
    key_count: z.int().check(z.gte(0), z.lte(1000000))
});

/**
 * The time zone of limits.
 */
export const zUsageTimeZoneBody = z.strictObject({
    zone: zLimitTimeZone
});

/**
 * When alerts are sent.
 */
export const zUsageAlertsBody = z.strictObject({
    percents: zAlertPercents
});

/**
 * When alerts are sent.
 */
export const zUsageAlerts = z.strictObject({
    percents: zAlertPercents
});

/**
 * Name of a license, for display.
 */
export const zLicenseLabel = z.string().check(z.minLength(1), z.maxLength(200));

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
 * Name of the address API's error.
 */
export const zRejectionError = z.enum([
    'secret-key-in-browser',
    'not-permitted',
    'suspected-bot',
    'key-unauthorized',
    'url-credentials-not-allowed',
    'license-not-recognized',
    'subscription-inactive',
    'key-limit-reached',
    'usage-limit-reached',
    'requests-too-fast'
]);

/**
 * The rule that rejected. It says more than the error, which callers get: several rules of `not-permitted`
 * must not be shown to someone who may not own the key.
 *
 */
export const zRejectionRule = z.enum([
    'secret-in-browser',
    'wrong-token',
    'ended-token',
    'deleted',
    'expired',
    'paused',
    'bot',
    'no-host',
    'hostname',
    'credentials-in-url',
    'ip',
    'license-scope',
    'unknown-license',
    'other-product',
    'license-not-held',
    'subscription',
    'too-few-remaining',
    'key-limit',
    'usage-limit',
    'account-limit',
    'rate-limit'
]);

/**
 * Lookups that were rejected; each address of a call is one.
 */
export const zRejectedLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Lookups with one key that were rejected by one rule, from one source.
 */
export const zRejection = z.strictObject({
    key_id: zKeyId,
    key_label: zKeyLabel,
    kind: z.enum(['secret', 'embedded']),
    error: zRejectionError,
    number: z.nullable(z.int().check(z.gte(1), z.lte(2147483647))),
    status: z.int().check(z.gte(400), z.lte(499)),
    rule: zRejectionRule,
    source_kind: z.enum([
        'hostname',
        'address',
        'network',
        'others'
    ]),
    source: z.nullable(z.string().check(z.maxLength(255))),
    rejected_lookups: zRejectedLookups,
    first: zTimestamp,
    last: zTimestamp,
    current_rule: z.nullable(zRejectionRule),
    allowed_since: z.nullable(zTimestamp)
});

/**
 * How many lookups were rejected with an error.
 */
export const zRejectionsOfError = z.strictObject({
    error: zRejectionError,
    rejected_lookups: zRejectedLookups
});

/**
 * A page of rejected lookups.
 */
export const zRejectionPage = z.strictObject({
    rejections: z.array(zRejection).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize,
    rejected_lookups: zRejectedLookups,
    by_error: z.array(zRejectionsOfError).check(z.maxLength(20))
});

/**
 * Rejected lookups of a group from one source.
 */
export const zRejectionSource = z.strictObject({
    source_kind: z.enum([
        'hostname',
        'address',
        'network',
        'others'
    ]),
    source: z.nullable(z.string().check(z.maxLength(255))),
    rejected_lookups: zRejectedLookups,
    first: zTimestamp,
    last: zTimestamp,
    is_dismissed: z.boolean(),
    current_rule: z.nullable(zRejectionRule),
    allowed_since: z.nullable(zTimestamp)
});

/**
 * Lookups with one key that one rule rejected.
 */
export const zRejectionGroup = z.strictObject({
    key_id: zKeyId,
    key_label: zKeyLabel,
    kind: z.enum(['secret', 'embedded']),
    error: zRejectionError,
    number: z.nullable(z.int().check(z.gte(1), z.lte(2147483647))),
    status: z.int().check(z.gte(400), z.lte(499)),
    rule: zRejectionRule,
    rejected_lookups: zRejectedLookups,
    first: zTimestamp,
    last: zTimestamp,
    hours: z.tuple([
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups,
        zRejectedLookups
    ]),
    sources: z.array(zRejectionSource).check(z.maxLength(5)),
    source_count: z.int().check(z.gte(1), z.lte(1000000)),
    is_dismissed: z.boolean(),
    current_rule: z.nullable(zRejectionRule),
    max_lookups: z.nullable(z.int().check(z.gte(1), z.lte(999999999999)))
});

/**
 * A page of rejected lookups by reason and key.
 */
export const zRejectionGroupPage = z.strictObject({
    groups: z.array(zRejectionGroup).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize,
    rejected_lookups: zRejectedLookups
});

/**
 * Lookups that one rule rejected.
 */
export const zRejectionCause = z.strictObject({
    rule: zRejectionRule,
    error: zRejectionError,
    number: z.nullable(z.int().check(z.gte(1), z.lte(2147483647))),
    status: z.int().check(z.gte(400), z.lte(499)),
    rejected_lookups: zRejectedLookups,
    first: zTimestamp,
    last: zTimestamp,
    key_count: z.int().check(z.gte(1), z.lte(40000)),
    groups: z.array(zRejectionGroup).check(z.maxLength(10))
});

/**
 * Lookups that were rejected in an hour.
 */
export const zRejectionHour = z.strictObject({
    start: zTimestamp,
    rejected_lookups: zRejectedLookups
});

/**
 * Rejected lookups by reason, and by hour.
 */
export const zRejectionCauses = z.strictObject({
    causes: z.array(zRejectionCause).check(z.maxLength(30)),
    rejected_lookups: zRejectedLookups,
    hours: z.array(zRejectionHour).check(z.maxLength(745))
});

/**
 * Whether the content of a key's requests is kept.
 */
export const zRequestContentState = z.strictObject({
    key_id: zKeyId,
    content_expires_at: z.nullable(zTimestamp)
});

/**
 * HTTP status of the response.
 */
export const zRequestStatus = z.int().check(z.gte(200), z.lte(599));

/**
 * Name of an error of the address API.
 */
export const zRequestErrorName = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/));

/**
 * Number of an error of the address API.
 */
export const zRequestErrorNumber = z.int().check(z.gte(1), z.lte(9999999999));

/**
 * `operationId` of the address API. A call of the compatibility API has the one that returns the same data.
 */
export const zRequestOperation = z.enum([
    'verifyUsAddress',
    'verifyUsAddresses',
    'suggestUsAddresses',
    'findNearestUsAddresses',
    'getUsProperty',
    'getUsPropertyFinancials',
    'getUsGeoreference',
    'listUsSecondaryAddresses',
    'geocodeUsAddress',
    'verifyInternationalAddress',
    'suggestInternationalAddresses',
    'geocodeInternationalAddress'
]);

/**
 * The caller's own name for what a call of the address API is for.
 */
export const zRequestTag = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, 'Use letters, digits, and punctuation of ASCII.'));

/**
 * A place in the log.
 */
export const zRequestCursor = z.string().check(z.minLength(15), z.maxLength(29), z.regex(/^\d{13}-\d{1,15}$/));

/**
 * `X-Request-Id` of the response. Of a list, its ID, a hyphen, and a number.
 */
export const zRequestId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[0-9A-Za-z-]+$/));

/**
 * Label of the key now; its ID if it no longer exists.
 */
export const zRequestKeyLabel = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * Kind of the key. `managed` is the one that the portal made for its own tools, which has no page. `test` marks a
 * call with a test key: its response was fixed, and it did not count.
 *
 */
export const zRequestKeyKind = z.enum([
    'secret',
    'embedded',
    'managed',
    'test'
]);

/**
 * The rule that rejected the call. Null for a call that no rule rejected, and where the key was not checked.
 *
 */
export const zRequestRule = z.nullable(zRejectionRule);

/**
 * Milliseconds from the first byte of the call until its response was sent.
 */
export const zRequestLatency = z.int().check(z.gte(0), z.lte(3600000));

/**
 * Number of lookups. 1000000000000 means unlimited.
 */
export const zLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * How many calls the entry stands for. More than one means that others like it were not kept.
 */
export const zRequestCalls = z.int().check(z.gte(1), z.lte(1000000));

/**
 * The `X-Tag` of the call; null without one.
 */
export const zRequestTagOrNone = z.nullable(zRequestTag);

/**
 * Hostname of the calling page; null for a call of a program.
 */
export const zRequestHost = z.nullable(z.string().check(z.maxLength(255)));

/**
 * Whether the content of the call was kept.
 */
export const zRequestHasContent = z.boolean();

/**
 * A call of the address API.
 */
export const zLoggedRequest = z.strictObject({
    started: zTimestamp,
    request_id: zRequestId,
    key_id: zKeyId,
    key_label: zRequestKeyLabel,
    kind: zRequestKeyKind,
    license_id: z.nullable(zLicenseId),
    license_label: z.nullable(zLicenseLabel),
    operation: zRequestOperation,
    status: zRequestStatus,
    error: z.nullable(zRequestErrorName),
    number: z.nullable(zRequestErrorNumber),
    rule: zRequestRule,
    latency: zRequestLatency,
    lookups: zLookups,
    calls: zRequestCalls,
    tag: zRequestTagOrNone,
    host: zRequestHost,
    has_content: zRequestHasContent
});

/**
 * A page of the request log.
 */
export const zRequestPage = z.strictObject({
    requests: z.array(zLoggedRequest).check(z.maxLength(500)),
    next: z.nullable(zRequestCursor)
});

/**
 * Number of a subscription.
 */
export const zSubscriptionId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * What a call contained, as text, without its key.
 */
export const zRequestContent = z.strictObject({
    ip_address: z.string().check(z.maxLength(64)),
    query: z.string().check(z.maxLength(8000)),
    body: z.nullable(z.string().check(z.maxLength(8000)))
});

/**
 * A call of the address API, with what is known of it.
 */
export const zRequestDetail = z.strictObject({
    started: zTimestamp,
    request_id: zRequestId,
    key_id: zKeyId,
    key_label: zRequestKeyLabel,
    kind: zRequestKeyKind,
    license_id: z.nullable(zLicenseId),
    license_label: z.nullable(zLicenseLabel),
    operation: zRequestOperation,
    status: zRequestStatus,
    error: z.nullable(zRequestErrorName),
    number: z.nullable(zRequestErrorNumber),
    rule: zRequestRule,
    latency: zRequestLatency,
    lookups: zLookups,
    calls: zRequestCalls,
    tag: zRequestTagOrNone,
    host: zRequestHost,
    has_content: zRequestHasContent,
    subscription_id: z.nullable(zSubscriptionId),
    content: z.nullable(zRequestContent)
});

/**
 * Comma-separated values as RFC 4180 has them, UTF-8, a line for each call below the names of the fields; lines
 * end with a line feed.
 *
 */
export const zRequestCsv = z.string().check(z.maxLength(100000000));

/**
 * Lookups with one tag in one interval.
 */
export const zUsageByTagRow = z.strictObject({
    start: zTimestamp,
    tag: zRequestTagOrNone,
    used: zUsedLookups
});

/**
 * Lookups by interval and tag.
 */
export const zUsageByTag = z.strictObject({
    usage: z.array(zUsageByTagRow).check(z.maxLength(200000))
});

/**
 * Number of calls.
 */
export const zCallCount = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Milliseconds. Null if no call was accepted.
 */
export const zLatency = z.nullable(z.int().check(z.gte(0), z.lte(2147483647)));

/**
 * Calls of an interval.
 */
export const zRequestInterval = z.strictObject({
    start: zTimestamp,
    requests: zCallCount,
    errors: zCallCount,
    failures: zCallCount,
    latency_median: zLatency,
    latency_p95: zLatency
});

/**
 * Calls of a whole period.
 */
export const zRequestTotal = z.strictObject({
    requests: zCallCount,
    errors: zCallCount,
    failures: zCallCount,
    latency_median: zLatency,
    latency_p95: zLatency
});

/**
 * Calls of an account by interval, with those of the period before.
 */
export const zRequestMetrics = z.strictObject({
    interval: z.enum(['hour', 'day']),
    intervals: z.array(zRequestInterval).check(z.maxLength(24)),
    summary: zRequestTotal,
    intervals_before: z.array(zRequestInterval).check(z.maxLength(24)),
    summary_before: zRequestTotal
});

/**
 * Server-sent events, as the HTML standard has them.
 */
export const zRequestEvents = z.string().check(z.maxLength(100000000));

/**
 * The operation that they called, by its operationId in our contracts.
 */
export const zOperationId = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-zA-Z0-9]+$/));

/**
 * Name of a parameter.
 */
export const zParameterName = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * A day, without a time of day.
 */
export const zCalendarDate = z.iso.date().check(z.maxLength(10));

/**
 * Calls that sent it in the last 30 days.
 */
export const zDeprecatedCalls = z.int().check(z.gte(1), z.lte(9007199254740991));

/**
 * Whether it is for calls from a server or from web pages.
 */
export const zKindOfKey = z.enum(['secret', 'embedded']);

/**
 * A key that calls were made with.
 */
export const zSendingKey = z.strictObject({
    key_id: zKeyId,
    kind: zKindOfKey,
    label: zKeyLabel
});

/**
 * A deprecated parameter of an operation, and who sent it. Either `by_key` or `by_person` is not null.
 */
export const zDeprecatedUse = z.strictObject({
    operation: zOperationId,
    parameter: zParameterName,
    replaced_by: z.nullable(zParameterName),
    expires_at: zCalendarDate,
    calls: zDeprecatedCalls,
    last: zTimestamp,
    by_key: z.nullable(zSendingKey),
    by_person: z.nullable(zKeyPerson)
});

/**
 * A page of deprecated parameters that calls of an account sent.
 */
export const zDeprecatedUsePage = z.strictObject({
    deprecated_uses: z.array(zDeprecatedUse).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * A key of an account of the organization.
 */
export const zOrganizationApiKey = z.strictObject({
    key_id: zKeyId,
    kind: z.enum(['secret', 'embedded']),
    account_id: zAccountId,
    account_label: zAccountLabel,
    can_manage: z.boolean(),
    label: zKeyLabel,
    description: zKeyDescription,
    created: zTimestamp,
    last_used: zLastUsed,
    paused: zPaused,
    expires: zKeyExpires,
    recovery_deadline: zRecoveryDeadline,
    old_token_expires_at: z.nullable(zTimestamp),
    limit: zLimitOfKey,
    per_day: zNumberOfLookups,
    per_month: zNumberOfLookups
});

/**
 * One page of the keys of an organization.
 */
export const zOrganizationKeyPage = z.strictObject({
    keys: z.array(zOrganizationApiKey).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * What an account lets the owners of its organization do with its keys: nothing, see them, or see, pause, resume,
 * rotate, and limit them.
 *
 */
export const zOrganizationKeyAccess = z.enum([
    'none',
    'view',
    'manage'
]);

/**
 * An account of the organization, and what it shares.
 */
export const zOrganizationKeyAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    key_access: zOrganizationKeyAccess
});

/**
 * The accounts of the organization.
 */
export const zOrganizationKeyAccountList = z.strictObject({
    accounts: z.array(zOrganizationKeyAccount).check(z.minLength(1), z.maxLength(1000))
});

/**
 * IDs of keys, secret or embedded. One that is repeated counts once.
 */
export const zKeyIdList = z.array(zKeyId).check(z.minLength(1), z.maxLength(100));

/**
 * Keys to change.
 */
export const zOrganizationKeysBody = z.strictObject({
    keys: zKeyIdList
});

/**
 * What became of a key.
 */
export const zOrganizationKeyResult = z.strictObject({
    key_id: zKeyId,
    outcome: z.enum([
        'changed',
        'unchanged',
        'rejected'
    ]),
    rejected_with: z.nullable(zErrorItem)
});

/**
 * What became of each key, in the order of the call.
 */
export const zOrganizationKeyResults = z.strictObject({
    results: z.array(zOrganizationKeyResult).check(z.minLength(1), z.maxLength(100))
});

/**
 * A limit of keys.
 */
export const zOrganizationKeyLimitsBody = z.strictObject({
    keys: zKeyIdList,
    period: z.enum([
        'total',
        'day',
        'month'
    ]),
    max_lookups: zNumberOfLookups
});

/**
 * Keys whose tokens are rotated.
 */
export const zOrganizationKeyRotationsBody = z.strictObject({
    keys: zKeyIdList,
    overlap_hours: z.int().check(z.gte(0), z.lte(720))
});

/**
 * A deprecated parameter of an operation, who sent it, and for which account.
 */
export const zAccountDeprecatedUse = z.strictObject({
    account_id: z.nullable(zAccountId),
    account_label: z.nullable(zAccountLabel),
    operation: zOperationId,
    parameter: zParameterName,
    replaced_by: z.nullable(zParameterName),
    expires_at: zCalendarDate,
    calls: zDeprecatedCalls,
    last: zTimestamp,
    by_key: z.nullable(zSendingKey),
    by_person: z.nullable(zKeyPerson)
});

/**
 * A page of deprecated parameters that calls of any account sent.
 */
export const zAccountDeprecatedUsePage = z.strictObject({
    deprecated_uses: z.array(zAccountDeprecatedUse).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * The token that was found.
 */
export const zFindSecretKeyAccountBody = z.strictObject({
    token: zSecretToken
});

/**
 * Whether it works. A deleted key does not, and can be found until its recovery deadline.
 */
export const zStateOfKey = z.enum([
    'active',
    'paused',
    'deleted'
]);

/**
 * A key, and the account that owns it.
 */
export const zKeyAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    kind: zKindOfKey,
    key_id: zKeyId,
    key_label: zKeyLabel,
    state: zStateOfKey
});

/**
 * An embedded key with one of its hostnames, and the account that owns it.
 */
export const zHostnameKey = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    key_id: zKeyId,
    key_label: zKeyLabel,
    state: zStateOfKey,
    domain: zEmbeddedKeyDomain
});

/**
 * One page of the keys of a hostname.
 */
export const zHostnameKeyPage = z.strictObject({
    keys: z.array(zHostnameKey).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * The key that was found.
 */
export const zFindEmbeddedKeyAccountBody = z.strictObject({
    key: zKeyId
});

/**
 * Lookups per second; null is UNLIMITED.
 */
export const zRateLimit = z.nullable(z.int().check(z.gte(1), z.lte(1000000)));

/**
 * A trace on a key.
 */
export const zKeyTrace = z.strictObject({
    key: zKeyId,
    created: zTimestamp,
    expiration: zTimestamp,
    user_id: zUserId,
    email_address: zEmail
});

/**
 * A key with what staff can set of it.
 */
export const zKeySettings = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    kind: zKindOfKey,
    key_id: zKeyId,
    key_label: zKeyLabel,
    state: zStateOfKey,
    limit: zLimitOfKey,
    ip_rate_limit: zRateLimit,
    trace: z.nullable(zKeyTrace)
});

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * The new limit of a key.
 */
export const zSetKeyLimitBody = z.strictObject({
    max_lookups: zMaxLookups,
    reason: zReason
});

/**
 * The new IP rate limit of a key.
 */
export const zSetIpRateLimitBody = z.strictObject({
    rate_limit: zRateLimit,
    reason: zReason
});

/**
 * The IP rate limit of a key.
 */
export const zKeyIpRateLimit = z.strictObject({
    key: zKeyId,
    rate_limit: zRateLimit
});

/**
 * How long a trace lasts.
 */
export const zSetKeyTraceBody = z.strictObject({
    expiration: zTimestamp,
    reason: zReason
});

/**
 * An input of a call.
 */
export const zTracedInput = z.strictObject({
    name: z.string().check(z.maxLength(64)),
    form: z.string().check(z.maxLength(80))
});

/**
 * A call of a traced key, and what the address API decided about it.
 */
export const zTraceEntry = z.strictObject({
    entry_id: z.int().check(z.gte(1), z.lte(9007199254740991)),
    created: zTimestamp,
    request_id: z.string().check(z.maxLength(100)),
    rule: z.nullable(zRejectionRule),
    license_id: z.nullable(zLicenseId),
    subscription_id: z.nullable(zSubscriptionId),
    lookups: zLookups,
    source: z.string().check(z.maxLength(255)),
    inputs: z.nullable(z.array(zTracedInput).check(z.maxLength(20)))
});

/**
 * One page of what a trace has recorded.
 */
export const zTraceEntryPage = z.strictObject({
    decisions: z.array(zTraceEntry).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A trace on a key, with the key and its account.
 */
export const zTraceOfAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    kind: zKindOfKey,
    key_label: zKeyLabel,
    key: zKeyId,
    created: zTimestamp,
    expiration: zTimestamp,
    user_id: zUserId,
    email_address: zEmail
});

/**
 * Traces that have not ended.
 */
export const zTraceList = z.strictObject({
    traces: z.array(zTraceOfAccount).check(z.maxLength(100))
});

/**
 * Returns only the keys whose label, description or ID contains this text, ignoring case.
 */
export const zSecretKeySearch = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
 * neither paused nor expired.
 *
 */
export const zKeyState = z._default(z.enum([
    'current',
    'active',
    'paused',
    'expired',
    'deleted'
]), 'current');

/**
 * Sort order of the list. With `used`, keys that were never used count as the oldest.
 */
export const zKeySort = z._default(z.enum([
    'label',
    'created',
    'used'
]), 'created');

/**
 * Sort direction.
 */
export const zDirection = z._default(z.enum(['asc', 'desc']), 'desc');

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
 * same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
 * header, each call creates something.
 *
 */
export const zOptionalIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * ID of the key.
 */
export const zSecretKeyId = zKeyId;

/**
 * Returns only the keys whose label, description, ID or one of whose hostnames contains this text, ignoring
 * case.
 *
 */
export const zEmbeddedKeySearch = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Returns only the keys that a page on this host may use, by its own name or by one with `*.`.
 */
export const zEmbeddedKeyHost = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * ID of the key.
 */
export const zEmbeddedKeyId = zKeyId;

/**
 * The hostname to authorize, percent-encoded where the path needs it.
 */
export const zNewDomain = zTypedHostname;

/**
 * The hostname, percent-encoded where the path needs it.
 */
export const zDomain = zTypedHostname;

/**
 * ID of the test key. It begins with `7e57`, which no other key does.
 */
export const zTestKeyId = zKeyId;

/**
 * ID of the key, secret or embedded.
 */
export const zAnyKeyId = zKeyId;

/**
 * The tip, by what was found. If it is about a hostname, a colon and the hostname follow.
 */
export const zTip = zTipId;

/**
 * First moment of the report. At most six months may lie between start and end.
 */
export const zStart = zTimestamp;

/**
 * First moment after the report, later than `start`.
 */
export const zEnd = zTimestamp;

/**
 * IDs of keys.
 */
export const zUsageKeys = z.array(zKeyId).check(z.maxLength(50));

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
 * Returns only the entries whose source or key label contains this text, ignoring case.
 */
export const zRejectionSearch = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Returns only the rejections of this key. The ID of a key that the account does not have keeps none.
 */
export const zRejectionKey = zKeyId;

/**
 * Returns only the rejections with this error.
 */
export const zRejectionError2 = zRejectionError;

/**
 * First moment of the range; without it, everything that is kept.
 */
export const zRejectionStart = zTimestamp;

/**
 * First moment after the range, later than `start`; without it, up to now.
 */
export const zRejectionEnd = zTimestamp;

/**
 * Sort order of the list, by the last rejection or by their number.
 */
export const zRejectionSort = z._default(z.enum(['last', 'rejected']), 'last');

/**
 * Returns only the calls with this key. The ID of a key that the account does not have keeps none.
 */
export const zRequestKey = zKeyId;

/**
 * Returns only the calls with this HTTP status.
 */
export const zRequestStatus2 = zRequestStatus;

/**
 * Returns only the calls with this error.
 */
export const zRequestErrorName2 = zRequestErrorName;

/**
 * Returns only the calls whose error has this number.
 */
export const zRequestErrorNumber2 = zRequestErrorNumber;

/**
 * Returns only the calls of this operation of the address API.
 */
export const zRequestOperation2 = zRequestOperation;

/**
 * Returns only the calls that were sent with this `X-Tag`.
 */
export const zRequestTag2 = zRequestTag;

/**
 * Returns only calls at or after this time.
 */
export const zRequestStart = zTimestamp;

/**
 * Returns only calls before this time.
 */
export const zRequestEnd = zTimestamp;

/**
 * The `next` of the previous page. If omitted, returns the newest calls.
 */
export const zRequestCursor2 = zRequestCursor;

/**
 * Entries per page.
 */
export const zRequestPageSize = z._default(z.int().check(z.gte(1), z.lte(500)), 50);

/**
 * Time zone whose days are counted, by its name in the IANA time zone database.
 */
export const zMetricsTimeZone = z._default(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.')), 'UTC');

/**
 * Returns only the keys of this account of the organization.
 */
export const zOrganizationAccount = zAccountId;

/**
 * Returns only the keys of this kind.
 */
export const zKeyKind = z.enum(['secret', 'embedded']);

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * Why staff do it, for the activity log.
 */
export const zStaffReason = zReason;

export const zListSecretKeysQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    state: z._default(z.optional(z.enum([
        'current',
        'active',
        'paused',
        'expired',
        'deleted'
    ])), 'current'),
    sort: z._default(z.optional(z.enum([
        'label',
        'created',
        'used'
    ])), 'created'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListSecretKeysResponse = zSecretKeyPage;

export const zCreateSecretKeyBody2 = zCreateSecretKeyBody;

export const zCreateSecretKeyHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

/**
 * The key, with its whole token.
 */
export const zCreateSecretKeyResponse = zCreatedSecretKey;

export const zDeleteSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The key, now pending until its deadline.
 */
export const zDeleteSecretKeyResponse = zSecretKey;

export const zGetSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The key.
 */
export const zGetSecretKeyResponse = zSecretKey;

export const zUpdateSecretKeyBody2 = zUpdateSecretKeyBody;

export const zUpdateSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zUpdateSecretKeyResponse = zSecretKey;

export const zPauseSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zPauseSecretKeyResponse = zSecretKey;

export const zResumeSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zResumeSecretKeyResponse = zSecretKey;

export const zRecoverSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zRecoverSecretKeyResponse = zSecretKey;

export const zRevealSecretKeyTokenPath = z.object({
    id: zKeyId
});

/**
 * The whole token.
 */
export const zRevealSecretKeyTokenResponse = zRevealedToken;

export const zSetSecretKeyRestrictionsBody = zRestrictSecretKeyBody;

export const zSetSecretKeyRestrictionsPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zSetSecretKeyRestrictionsResponse = zSecretKey;

export const zGetSecretKeyRotationPath = z.object({
    id: zKeyId
});

/**
 * The rotation.
 */
export const zGetSecretKeyRotationResponse = zTokenRotation;

export const zCompleteSecretKeyRotationBody = zCompleteRotationBody;

export const zCompleteSecretKeyRotationPath = z.object({
    id: zKeyId
});

/**
 * The key with one token left.
 */
export const zCompleteSecretKeyRotationResponse = zSecretKey;

export const zStartSecretKeyRotationBody = zStartRotationBody;

export const zStartSecretKeyRotationPath = z.object({
    id: zKeyId
});

/**
 * The key with its new token.
 */
export const zStartSecretKeyRotationResponse = zCreatedSecretKey;

export const zListEmbeddedKeysQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    host: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    state: z._default(z.optional(z.enum([
        'current',
        'active',
        'paused',
        'expired',
        'deleted'
    ])), 'current'),
    sort: z._default(z.optional(z.enum([
        'label',
        'created',
        'used'
    ])), 'created'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListEmbeddedKeysResponse = zEmbeddedKeyPage;

export const zCreateEmbeddedKeyBody2 = zCreateEmbeddedKeyBody;

export const zCreateEmbeddedKeyHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

/**
 * The key.
 */
export const zCreateEmbeddedKeyResponse = zEmbeddedKey;

export const zDeleteEmbeddedKeyPath = z.object({
    id: zKeyId
});

/**
 * The key, now pending until its deadline.
 */
export const zDeleteEmbeddedKeyResponse = zEmbeddedKey;

export const zGetEmbeddedKeyPath = z.object({
    id: zKeyId
});

/**
 * The key.
 */
export const zGetEmbeddedKeyResponse = zEmbeddedKey;

export const zUpdateEmbeddedKeyBody2 = zUpdateEmbeddedKeyBody;

export const zUpdateEmbeddedKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zUpdateEmbeddedKeyResponse = zEmbeddedKey;

export const zPauseEmbeddedKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zPauseEmbeddedKeyResponse = zEmbeddedKey;

export const zResumeEmbeddedKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zResumeEmbeddedKeyResponse = zEmbeddedKey;

export const zRecoverEmbeddedKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zRecoverEmbeddedKeyResponse = zEmbeddedKey;

export const zDeactivateDomainPath = z.object({
    id: zKeyId,
    domain: zTypedHostname
});

/**
 * The updated key.
 */
export const zDeactivateDomainResponse = zEmbeddedKey;

export const zAuthorizeDomainPath = z.object({
    id: zKeyId,
    domain: zTypedHostname
});

/**
 * The updated key.
 */
export const zAuthorizeDomainResponse = zEmbeddedKey;

export const zRestoreHostnamePath = z.object({
    id: zKeyId,
    domain: zTypedHostname
});

/**
 * The hostname is not dismissed.
 */
export const zRestoreHostnameResponse = z.void();

export const zDismissHostnamePath = z.object({
    id: zKeyId,
    domain: zTypedHostname
});

/**
 * The hostname is dismissed.
 */
export const zDismissHostnameResponse = zDismissedHostname;

export const zSetEmbeddedKeyRestrictionsBody = zRestrictEmbeddedKeyBody;

export const zSetEmbeddedKeyRestrictionsPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zSetEmbeddedKeyRestrictionsResponse = zEmbeddedKey;

export const zListTestKeysQuery = z.object({
    state: z._default(z.optional(z.enum(['current', 'deleted'])), 'current')
});

/**
 * The keys.
 */
export const zListTestKeysResponse = zTestKeyList;

export const zCreateTestKeyBody = zTestKeyBody;

/**
 * The key.
 */
export const zCreateTestKeyResponse = zTestKey;

export const zDeleteTestKeyPath = z.object({
    id: zKeyId
});

/**
 * The key is deleted and waits for its deadline.
 */
export const zDeleteTestKeyResponse = z.void();

export const zUpdateTestKeyBody = zTestKeyBody;

export const zUpdateTestKeyPath = z.object({
    id: zKeyId
});

/**
 * The updated key.
 */
export const zUpdateTestKeyResponse = zTestKey;

export const zRecoverTestKeyPath = z.object({
    id: zKeyId
});

/**
 * The key, which works again.
 */
export const zRecoverTestKeyResponse = zTestKey;

export const zResetTestKeyTokenPath = z.object({
    id: zKeyId
});

/**
 * The key with its new token.
 */
export const zResetTestKeyTokenResponse = zTestKey;

/**
 * The key.
 */
export const zCreatePortalKeyResponse = zPortalKey;

export const zListWorkingKeysQuery = z.object({
    kind: z.enum(['secret', 'embedded']),
    key: z.optional(zKeyId)
});

/**
 * The keys, newest first.
 */
export const zListWorkingKeysResponse = zWorkingKeys;

/**
 * The keys.
 */
export const zGetKeySurveyResponse = zKeySurvey;

export const zRestoreKeyTipPath = z.object({
    id: zKeyId,
    tip: zTipId
});

/**
 * The tip is not dismissed.
 */
export const zRestoreKeyTipResponse = z.void();

export const zDismissKeyTipBody2 = zDismissKeyTipBody;

export const zDismissKeyTipPath = z.object({
    id: zKeyId,
    tip: zTipId
});

/**
 * The dismissal.
 */
export const zDismissKeyTipResponse = zTipDismissal;

export const zDeleteKeyLimitPath = z.object({
    id: zKeyId
});

/**
 * The key has no limit.
 */
export const zDeleteKeyLimitResponse = z.void();

export const zGetKeyLimitPath = z.object({
    id: zKeyId
});

/**
 * The limit.
 */
export const zGetKeyLimitResponse = zKeyLimit;

export const zUpdateKeyLimitBody2 = zUpdateKeyLimitBody;

export const zUpdateKeyLimitPath = z.object({
    id: zKeyId
});

/**
 * The updated limit.
 */
export const zUpdateKeyLimitResponse = zKeyLimit;

export const zCreateKeyLimitBody2 = zCreateKeyLimitBody;

export const zCreateKeyLimitPath = z.object({
    id: zKeyId
});

/**
 * The limit.
 */
export const zCreateKeyLimitResponse = zKeyLimit;

export const zResetKeyLimitPath = z.object({
    id: zKeyId
});

/**
 * The updated limit.
 */
export const zResetKeyLimitResponse = zKeyLimit;

export const zGetKeyUsageLimitsPath = z.object({
    id: zKeyId
});

/**
 * The limits.
 */
export const zGetKeyUsageLimitsResponse = zUsageLimits;

export const zSetKeyUsageLimitsBody = zUsageLimitsBody;

export const zSetKeyUsageLimitsPath = z.object({
    id: zKeyId
});

/**
 * The limits.
 */
export const zSetKeyUsageLimitsResponse = zUsageLimits;

/**
 * The limits.
 */
export const zGetUsageLimitsResponse = zAccountUsageLimits;

export const zSetUsageLimitsBody = zUsageLimitsBody;

/**
 * The limits.
 */
export const zSetUsageLimitsResponse = zUsageLimits;

export const zSetUsageTimeZoneBody = zUsageTimeZoneBody;

/**
 * The time zone, and the limits with the times at which they count from zero again.
 */
export const zSetUsageTimeZoneResponse = zUsageLimits;

export const zSetUsageAlertsBody = zUsageAlertsBody;

/**
 * The shares.
 */
export const zSetUsageAlertsResponse = zUsageAlerts;

export const zListKeyUsageQuery = z.object({
    start: zTimestamp,
    end: zTimestamp,
    key: z.optional(z.array(zKeyId).check(z.maxLength(50))),
    interval: z._default(z.optional(z.enum(['hour', 'day'])), 'day'),
    time_zone: z._default(z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.'))), 'UTC'),
    format: z._default(z.optional(z.enum(['json', 'csv'])), 'json')
});

/**
 * The report, in the requested format.
 */
export const zListKeyUsageResponse = zUsageByKey;

export const zListRejectionsQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    key: z.optional(zKeyId),
    error: z.optional(zRejectionError),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp),
    sort: z._default(z.optional(z.enum(['last', 'rejected'])), 'last'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListRejectionsResponse = zRejectionPage;

export const zListRejectionGroupsQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    key: z.optional(zKeyId),
    error: z.optional(zRejectionError),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp),
    sort: z._default(z.optional(z.enum(['last', 'rejected'])), 'last'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListRejectionGroupsResponse = zRejectionGroupPage;

export const zListRejectionCausesQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    key: z.optional(zKeyId),
    error: z.optional(zRejectionError),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp)
});

/**
 * The reasons.
 */
export const zListRejectionCausesResponse = zRejectionCauses;

export const zClearRequestContentPath = z.object({
    id: zKeyId
});

/**
 * It is off.
 */
export const zClearRequestContentResponse = z.void();

export const zGetRequestContentPath = z.object({
    id: zKeyId
});

/**
 * The state.
 */
export const zGetRequestContentResponse = zRequestContentState;

export const zSetRequestContentPath = z.object({
    id: zKeyId
});

/**
 * Until when it is kept.
 */
export const zSetRequestContentResponse = zRequestContentState;

export const zListRequestsQuery = z.object({
    key: z.optional(zKeyId),
    status: z.optional(zRequestStatus),
    error: z.optional(zRequestErrorName),
    number: z.optional(zRequestErrorNumber),
    operation: z.optional(zRequestOperation),
    tag: z.optional(zRequestTag),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp),
    cursor: z.optional(zRequestCursor),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(500))), 50)
});

/**
 * The page.
 */
export const zListRequestsResponse = zRequestPage;

export const zGetRequestPath = z.object({
    id: zRequestId
});

/**
 * The call.
 */
export const zGetRequestResponse = zRequestDetail;

export const zDownloadRequestsQuery = z.object({
    key: z.optional(zKeyId),
    status: z.optional(zRequestStatus),
    error: z.optional(zRequestErrorName),
    number: z.optional(zRequestErrorNumber),
    operation: z.optional(zRequestOperation),
    tag: z.optional(zRequestTag),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp)
});

/**
 * The file.
 */
export const zDownloadRequestsResponse = zRequestCsv;

export const zListTagUsageQuery = z.object({
    start: zTimestamp,
    end: zTimestamp,
    interval: z._default(z.optional(z.enum(['hour', 'day'])), 'day'),
    time_zone: z._default(z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.'))), 'UTC'),
    format: z._default(z.optional(z.enum(['json', 'csv'])), 'json')
});

/**
 * The report, in the requested format.
 */
export const zListTagUsageResponse = zUsageByTag;

export const zGetRequestMetricsQuery = z.object({
    period: z._default(z.optional(z.enum([
        '24h',
        '7d',
        '15d'
    ])), '24h'),
    time_zone: z._default(z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter the name of a time zone, such as Europe/Berlin.'))), 'UTC'),
    key: z.optional(zKeyId),
    operation: z.optional(zRequestOperation),
    tag: z.optional(zRequestTag)
});

/**
 * Both periods.
 */
export const zGetRequestMetricsResponse = zRequestMetrics;

export const zFollowRequestsHeaders = z.object({
    'Last-Event-Id': z.optional(zRequestCursor)
});

export const zFollowRequestsQuery = z.object({
    key: z.optional(zKeyId),
    status: z.optional(zRequestStatus),
    error: z.optional(zRequestErrorName),
    number: z.optional(zRequestErrorNumber),
    operation: z.optional(zRequestOperation),
    tag: z.optional(zRequestTag)
});

/**
 * The stream.
 */
export const zFollowRequestsResponse = zRequestEvents;

export const zListDeprecatedUsesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListDeprecatedUsesResponse = zDeprecatedUsePage;

export const zListOrganizationKeysQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    account: z.optional(zAccountId),
    kind: z.optional(z.enum(['secret', 'embedded'])),
    state: z._default(z.optional(z.enum([
        'current',
        'active',
        'paused',
        'expired',
        'deleted'
    ])), 'current'),
    sort: z._default(z.optional(z.enum([
        'label',
        'created',
        'used'
    ])), 'created'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListOrganizationKeysResponse = zOrganizationKeyPage;

/**
 * The accounts.
 */
export const zListOrganizationKeyAccountsResponse = zOrganizationKeyAccountList;

export const zPauseOrganizationKeysBody = zOrganizationKeysBody;

/**
 * What became of each key.
 */
export const zPauseOrganizationKeysResponse = zOrganizationKeyResults;

export const zResumeOrganizationKeysBody = zOrganizationKeysBody;

/**
 * What became of each key.
 */
export const zResumeOrganizationKeysResponse = zOrganizationKeyResults;

export const zSetOrganizationKeyLimitsBody = zOrganizationKeyLimitsBody;

/**
 * What became of each key.
 */
export const zSetOrganizationKeyLimitsResponse = zOrganizationKeyResults;

export const zStartOrganizationKeyRotationsBody = zOrganizationKeyRotationsBody;

/**
 * What became of each key.
 */
export const zStartOrganizationKeyRotationsResponse = zOrganizationKeyResults;

export const zListDeprecatedUsesByAccountQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListDeprecatedUsesByAccountResponse = zAccountDeprecatedUsePage;

export const zListAccountSecretKeysPath = z.object({
    id: zAccountId
});

export const zListAccountSecretKeysQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    state: z._default(z.optional(z.enum([
        'current',
        'active',
        'paused',
        'expired',
        'deleted'
    ])), 'current'),
    sort: z._default(z.optional(z.enum([
        'label',
        'created',
        'used'
    ])), 'created'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountSecretKeysResponse = zSecretKeyPage;

export const zListAccountEmbeddedKeysPath = z.object({
    id: zAccountId
});

export const zListAccountEmbeddedKeysQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    state: z._default(z.optional(z.enum([
        'current',
        'active',
        'paused',
        'expired',
        'deleted'
    ])), 'current'),
    sort: z._default(z.optional(z.enum([
        'label',
        'created',
        'used'
    ])), 'created'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountEmbeddedKeysResponse = zEmbeddedKeyPage;

export const zFindSecretKeyAccountBody2 = zFindSecretKeyAccountBody;

/**
 * The key and its account.
 */
export const zFindSecretKeyAccountResponse = zKeyAccount;

export const zListKeysOfHostnameQuery = z.object({
    hostname: zEmbeddedKeyHostname,
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListKeysOfHostnameResponse = zHostnameKeyPage;

export const zFindEmbeddedKeyAccountBody2 = zFindEmbeddedKeyAccountBody;

/**
 * The key and its account.
 */
export const zFindEmbeddedKeyAccountResponse = zKeyAccount;

export const zGetKeySettingsPath = z.object({
    id: zKeyId
});

/**
 * The key.
 */
export const zGetKeySettingsResponse = zKeySettings;

export const zClearKeyLimitPath = z.object({
    id: zKeyId
});

export const zClearKeyLimitQuery = z.object({
    reason: zReason
});

/**
 * The key has no limit.
 */
export const zClearKeyLimitResponse = z.void();

export const zSetKeyLimitBody2 = zSetKeyLimitBody;

export const zSetKeyLimitPath = z.object({
    id: zKeyId
});

/**
 * The updated limit.
 */
export const zSetKeyLimitResponse = zKeyLimit;

export const zSetIpRateLimitBody2 = zSetIpRateLimitBody;

export const zSetIpRateLimitPath = z.object({
    id: zKeyId
});

/**
 * The updated limit.
 */
export const zSetIpRateLimitResponse = zKeyIpRateLimit;

export const zClearKeyRateLimitsPath = z.object({
    id: zKeyId
});

export const zClearKeyRateLimitsQuery = z.object({
    reason: zReason
});

/**
 * The key has no rate limit but that of the plan.
 */
export const zClearKeyRateLimitsResponse = z.void();

export const zClearKeyTracePath = z.object({
    id: zKeyId
});

export const zClearKeyTraceQuery = z.object({
    reason: zReason
});

/**
 * The key is not traced.
 */
export const zClearKeyTraceResponse = z.void();

export const zSetKeyTraceBody2 = zSetKeyTraceBody;

export const zSetKeyTracePath = z.object({
    id: zKeyId
});

/**
 * The trace, and who set it.
 */
export const zSetKeyTraceResponse = zKeyTrace;

export const zListTraceEntriesPath = z.object({
    id: zKeyId
});

export const zListTraceEntriesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListTraceEntriesResponse = zTraceEntryPage;

export const zListTracesQuery = z.object({
    account_id: z.optional(zAccountId)
});

/**
 * The traces.
 */
export const zListTracesResponse = zTraceList;
