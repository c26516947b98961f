// Generated from openapi/webhooks by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * ID of an endpoint.
 */
export const zEndpointId = z.guid();

/**
 * Where deliveries are sent, without a login or a fragment.
 */
export const zWebhookUrl = z.string().check(z.minLength(10), z.maxLength(500), z.regex(/^(https:\/\/[A-Za-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?([\/?][^\s#<>"\x00-\x1f\x7f]*)?$/, 'Enter an address that begins with https.'));

/**
 * What the endpoint is for; empty for nothing.
 */
export const zEndpointDescription = z.string().check(z.maxLength(256), z.regex(/^[^\x00-\x1f\x7f]*$/, 'Use one line of text.'));

/**
 * Type of an event that an endpoint can get.
 */
export const zChosenEventType = z.enum([
    'activity.recorded',
    'key.created',
    'key.rotated',
    'key.paused',
    'key.resumed',
    'key.deleted',
    'key.recovered',
    'member.invited',
    'member.joined',
    'member.changed',
    'member.removed',
    'contact.added',
    'contact.changed',
    'contact.deleted',
    'order.paid',
    'order.payment_failed',
    'order.refunded',
    'order.canceled',
    'subscription.renewed',
    'subscription.ended',
    'subscription.usage_reached',
    'usage_limit.reached',
    'spending_cap.reached',
    'list.finished',
    'list.paused',
    'list.failed'
]);

/**
 * The events that the endpoint gets.
 */
export const zChosenEventTypes = z.array(zChosenEventType).check(z.minLength(1), z.maxLength(30));

/**
 * Counts the changes, so that no one overwrites another person's.
 */
export const zEndpointVersion = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * A pause of an endpoint.
 */
export const zEndpointPause = z.strictObject({
    since: zTimestamp,
    by: z.enum(['person', 'failures'])
});

/**
 * A rotation of a secret, while the old one still signs.
 */
export const zSecretRotation = z.strictObject({
    started: zTimestamp,
    previous_expires_at: zTimestamp
});

/**
 * How the deliveries of an endpoint do.
 */
export const zEndpointHealth = z.strictObject({
    waiting: z.int().check(z.gte(0), z.lte(1000)),
    last_success: z.nullable(zTimestamp),
    last_failure: z.nullable(zTimestamp),
    failing_since: z.nullable(zTimestamp)
});

/**
 * An address that gets events of the account.
 */
export const zWebhookEndpoint = z.strictObject({
    endpoint_id: zEndpointId,
    url: zWebhookUrl,
    description: zEndpointDescription,
    event_types: zChosenEventTypes,
    version: zEndpointVersion,
    created: zTimestamp,
    pause: z.nullable(zEndpointPause),
    rotation: z.nullable(zSecretRotation),
    health: zEndpointHealth
});

/**
 * All endpoints of an account.
 */
export const zWebhookEndpoints = z.strictObject({
    endpoints: z.array(zWebhookEndpoint).check(z.maxLength(10))
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
 * A new endpoint.
 */
export const zCreateWebhookEndpointBody = z.strictObject({
    url: zWebhookUrl,
    description: z.optional(zEndpointDescription),
    event_types: zChosenEventTypes
});

/**
 * What deliveries are signed with, as Standard Webhooks writes it: base64 after `whsec_`. Shown once.
 *
 */
export const zWebhookSecret = z.string().check(z.minLength(38), z.maxLength(96), z.regex(/^whsec_[A-Za-z0-9+\/]{32,88}={0,2}$/));

/**
 * An endpoint, with a secret that is not shown again.
 */
export const zCreatedWebhookEndpoint = z.strictObject({
    endpoint_id: zEndpointId,
    url: zWebhookUrl,
    description: zEndpointDescription,
    event_types: zChosenEventTypes,
    version: zEndpointVersion,
    created: zTimestamp,
    pause: z.nullable(zEndpointPause),
    rotation: z.nullable(zSecretRotation),
    health: zEndpointHealth,
    secret: zWebhookSecret
});

/**
 * An endpoint as it should be.
 */
export const zUpdateWebhookEndpointBody = z.strictObject({
    url: zWebhookUrl,
    description: zEndpointDescription,
    event_types: zChosenEventTypes,
    version: zEndpointVersion
});

/**
 * How long the old secret still signs.
 */
export const zStartSecretRotationBody = z.strictObject({
    overlap_hours: z.int().check(z.gte(0), z.lte(168))
});

/**
 * ID of an event. It stays the same for all attempts, replays, and endpoints, so that a receiver can skip what it knows.
 *
 */
export const zEventId = z.guid();

/**
 * Type of an event.
 */
export const zEventType = z.enum([
    'activity.recorded',
    'key.created',
    'key.rotated',
    'key.paused',
    'key.resumed',
    'key.deleted',
    'key.recovered',
    'member.invited',
    'member.joined',
    'member.changed',
    'member.removed',
    'contact.added',
    'contact.changed',
    'contact.deleted',
    'order.paid',
    'order.payment_failed',
    'order.refunded',
    'order.canceled',
    'subscription.renewed',
    'subscription.ended',
    'subscription.usage_reached',
    'usage_limit.reached',
    'spending_cap.reached',
    'list.finished',
    'list.paused',
    'list.failed',
    'webhook.test'
]);

/**
 * `waiting`: it is sent soon, tried again, or waits for an earlier one of the same object. `succeeded`: the endpoint
 * has responded with 2xx. `failed`: no attempt has succeeded for three days.
 *
 */
export const zDeliveryState = z.enum([
    'waiting',
    'succeeded',
    'failed'
]);

/**
 * Status of an HTTP response.
 */
export const zResponseStatus = z.int().check(z.gte(100), z.lte(999));

/**
 * An event for an endpoint.
 */
export const zWebhookDelivery = z.strictObject({
    event_id: zEventId,
    event_type: zEventType,
    object: z.string().check(z.maxLength(200)),
    created: zTimestamp,
    state: zDeliveryState,
    attempt_count: z.int().check(z.gte(0), z.lte(10000)),
    next_attempt: z.nullable(zTimestamp),
    status: z.nullable(zResponseStatus)
});

/**
 * A place in the log of deliveries.
 */
export const zDeliveryCursor = z.string().check(z.minLength(1), z.maxLength(15), z.regex(/^\d{1,15}$/));

/**
 * A page of the deliveries of an endpoint.
 */
export const zWebhookDeliveryPage = z.strictObject({
    deliveries: z.array(zWebhookDelivery).check(z.maxLength(100)),
    next: z.nullable(zDeliveryCursor)
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * ID of a person.
 */
export const zUserId = z.guid();

/**
 * The entry of the activity log.
 */
export const zActivityEventData = z.strictObject({
    activity_id: z.int().check(z.gte(1), z.lte(9007199254740991)),
    operation: z.string().check(z.maxLength(100)),
    kind: z.nullable(z.string().check(z.maxLength(50))),
    summary: z.string().check(z.maxLength(1000)),
    resource: z.nullable(z.string().check(z.maxLength(100))),
    resource_id: z.nullable(z.string().check(z.maxLength(500))),
    user_id: z.nullable(zUserId),
    by_staff: z.boolean(),
    member_id: z.nullable(zUserId),
    request_id: z.string().check(z.maxLength(200))
});

/**
 * An entry of the activity log of the account.
 */
export const zActivityEvent = z.strictObject({
    type: z.enum([
        'activity.recorded',
        'key.created',
        'key.rotated',
        'key.paused',
        'key.resumed',
        'key.deleted',
        'key.recovered',
        'member.invited',
        'member.joined',
        'member.changed',
        'member.removed',
        'contact.added',
        'contact.changed',
        'contact.deleted'
    ]),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zActivityEventData
});

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * The order.
 */
export const zOrderWebhookEventData = z.strictObject({
    order_id: zOrderId,
    amount: z.nullable(zCents),
    decline_reason: z.nullable(z.string().check(z.maxLength(500)))
});

/**
 * What happened to an order.
 */
export const zOrderWebhookEvent = z.strictObject({
    type: z.enum([
        'order.paid',
        'order.payment_failed',
        'order.refunded',
        'order.canceled'
    ]),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zOrderWebhookEventData
});

/**
 * Number of a subscription.
 */
export const zSubscriptionId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * The term that follows.
 */
export const zSubscriptionRenewedEventData = z.strictObject({
    subscription_id: zSubscriptionId,
    order_id: zOrderId
});

/**
 * A term that follows another one.
 */
export const zSubscriptionRenewedEvent = z.strictObject({
    type: z.enum(['subscription.renewed']),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zSubscriptionRenewedEventData
});

/**
 * Name of a license, for display.
 */
export const zLicenseLabel = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * The term that has ended.
 */
export const zSubscriptionEndedEventData = z.strictObject({
    subscription_id: zSubscriptionId,
    license_label: zLicenseLabel,
    ended_at: zTimestamp
});

/**
 * A term that nothing follows.
 */
export const zSubscriptionEndedEvent = z.strictObject({
    type: z.enum(['subscription.ended']),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zSubscriptionEndedEventData
});

/**
 * The share that was reached, in percent.
 */
export const zPercent = z.int().check(z.gte(1), z.lte(100));

/**
 * Lookups used.
 */
export const zUsedLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Number of lookups. 1000000000000 means unlimited.
 */
export const zLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * How far the lookups of a term are used.
 */
export const zSubscriptionUsageEventData = z.strictObject({
    subscription_id: zSubscriptionId,
    license_label: zLicenseLabel,
    percent: zPercent,
    used: zUsedLookups,
    issued: zLookups,
    term_expires_at: z.nullable(zTimestamp)
});

/**
 * How far the lookups of a term are used.
 */
export const zSubscriptionUsageEvent = z.strictObject({
    type: z.enum(['subscription.usage_reached']),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zSubscriptionUsageEventData
});

/**
 * ID of a key; with secret keys, the public half of what a call sends.
 */
export const zKeyId = z.guid();

/**
 * A key with a limit.
 */
export const zKeyAtLimit = z.strictObject({
    key_id: zKeyId,
    kind: z.enum(['secret', 'embedded']),
    label: z.string().check(z.maxLength(64))
});

/**
 * How far a limit is used.
 */
export const zUsageLimitEventData = z.strictObject({
    limited_key: z.nullable(zKeyAtLimit),
    period: z.enum([
        'day',
        'month',
        'lifetime'
    ]),
    percent: zPercent,
    used: zUsedLookups,
    max: zLookups,
    resets: z.nullable(zTimestamp)
});

/**
 * How far a limit is used.
 */
export const zUsageLimitEvent = z.strictObject({
    type: z.enum(['usage_limit.reached']),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zUsageLimitEventData
});

/**
 * How far the spending cap is used.
 */
export const zSpendingCapEventData = z.strictObject({
    percent: zPercent,
    spent: zCents,
    cap: zCents,
    resets: zTimestamp
});

/**
 * How far the spending cap is used.
 */
export const zSpendingCapEvent = z.strictObject({
    type: z.enum(['spending_cap.reached']),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zSpendingCapEventData
});

/**
 * The list.
 */
export const zListEventData = z.strictObject({
    list_id: z.guid(),
    name: z.string().check(z.maxLength(200)),
    rows: z.int().check(z.gte(0), z.lte(100000000)),
    lookup_count: z.int().check(z.gte(0), z.lte(100000000)),
    stop_reason: z.nullable(z.string().check(z.maxLength(1000)))
});

/**
 * What happened to a list.
 */
export const zListEvent = z.strictObject({
    type: z.enum([
        'list.finished',
        'list.paused',
        'list.failed'
    ]),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zListEventData
});

/**
 * What a test has.
 */
export const zTestEventData = z.strictObject({
    message: z.string().check(z.maxLength(200))
});

/**
 * A test of an endpoint.
 */
export const zTestEvent = z.strictObject({
    type: z.enum(['webhook.test']),
    timestamp: zTimestamp,
    account_id: zAccountId,
    data: zTestEventData
});

/**
 * The body of a delivery. Its `type` says what `data` has.
 */
export const zWebhookEvent = z.discriminatedUnion('type', [
    z.extend(zActivityEvent, { type: z.literal('activity.recorded') }),
    z.extend(zActivityEvent, { type: z.literal('key.created') }),
    z.extend(zActivityEvent, { type: z.literal('key.rotated') }),
    z.extend(zActivityEvent, { type: z.literal('key.paused') }),
    z.extend(zActivityEvent, { type: z.literal('key.resumed') }),
    z.extend(zActivityEvent, { type: z.literal('key.deleted') }),
    z.extend(zActivityEvent, { type: z.literal('key.recovered') }),
    z.extend(zActivityEvent, { type: z.literal('member.invited') }),
    z.extend(zActivityEvent, { type: z.literal('member.joined') }),
    z.extend(zActivityEvent, { type: z.literal('member.changed') }),
    z.extend(zActivityEvent, { type: z.literal('member.removed') }),
    z.extend(zActivityEvent, { type: z.literal('contact.added') }),
    z.extend(zActivityEvent, { type: z.literal('contact.changed') }),
    z.extend(zActivityEvent, { type: z.literal('contact.deleted') }),
    z.extend(zOrderWebhookEvent, { type: z.literal('order.paid') }),
    z.extend(zOrderWebhookEvent, { type: z.literal('order.payment_failed') }),
    z.extend(zOrderWebhookEvent, { type: z.literal('order.refunded') }),
    z.extend(zOrderWebhookEvent, { type: z.literal('order.canceled') }),
    z.extend(zSubscriptionRenewedEvent, { type: z.literal('subscription.renewed') }),
    z.extend(zSubscriptionEndedEvent, { type: z.literal('subscription.ended') }),
    z.extend(zSubscriptionUsageEvent, { type: z.literal('subscription.usage_reached') }),
    z.extend(zUsageLimitEvent, { type: z.literal('usage_limit.reached') }),
    z.extend(zSpendingCapEvent, { type: z.literal('spending_cap.reached') }),
    z.extend(zListEvent, { type: z.literal('list.finished') }),
    z.extend(zListEvent, { type: z.literal('list.paused') }),
    z.extend(zListEvent, { type: z.literal('list.failed') }),
    z.extend(zTestEvent, { type: z.literal('webhook.test') })
]);

/**
 * What is sent.
 */
export const zWebhookRequest = z.strictObject({
    url: zWebhookUrl,
    payload: zWebhookEvent
});

/**
 * A header of a response.
 */
export const zResponseHeader = z.strictObject({
    name: z.string().check(z.maxLength(100)),
    value: z.string().check(z.maxLength(300))
});

/**
 * An attempt to deliver an event.
 */
export const zWebhookAttempt = z.strictObject({
    attempted: zTimestamp,
    duration_ms: z.int().check(z.gte(0), z.lte(60000)),
    url: zWebhookUrl,
    webhook_timestamp: z.int().check(z.gte(0), z.lte(99999999999)),
    signature: z.string().check(z.maxLength(200)),
    status: z.nullable(zResponseStatus),
    response_headers: z.array(zResponseHeader).check(z.maxLength(20)),
    response_body: z.string().check(z.maxLength(4096)),
    failure: z.nullable(z.string().check(z.maxLength(300)))
});

/**
 * A delivery with its request and its attempts.
 */
export const zWebhookDeliveryDetail = z.strictObject({
    event_id: zEventId,
    event_type: zEventType,
    object: z.string().check(z.maxLength(200)),
    created: zTimestamp,
    state: zDeliveryState,
    attempt_count: z.int().check(z.gte(0), z.lte(10000)),
    next_attempt: z.nullable(zTimestamp),
    status: z.nullable(zResponseStatus),
    request: zWebhookRequest,
    latest_attempts: z.array(zWebhookAttempt).check(z.maxLength(50))
});

/**
 * Which deliveries are sent again.
 */
export const zReplayBody = z.strictObject({
    occurred_since: zTimestamp,
    occurred_before: zTimestamp,
    which: z.enum(['failed', 'all'])
});

/**
 * How many deliveries are sent again.
 */
export const zReplayed = z.strictObject({
    replayed_count: z.int().check(z.gte(0), z.lte(10000)),
    has_more: z.boolean()
});

/**
 * ID of a log stream.
 */
export const zLogStreamId = z.guid();

/**
 * What the destination is. `https`: an endpoint that takes lines of JSON. `splunk`: the HTTP Event Collector of Splunk.
 * `datadog`: the intake of Datadog. `s3`: a bucket of Amazon S3, or of a storage that is compatible with it.
 *
 */
export const zLogStreamKind = z.enum([
    'https',
    'splunk',
    'datadog',
    's3'
]);

/**
 * Where records are sent, without a login or a fragment. For Splunk and Datadog the address of the server is enough;
 * for S3, it is the address of the storage.
 *
 */
export const zLogStreamUrl = z.string().check(z.minLength(10), z.maxLength(500), z.regex(/^(https:\/\/[A-Za-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?([\/?][^\s#<>"\x00-\x1f\x7f]*)?$/, 'Enter an address that begins with https.'));

/**
 * What the stream is for; empty for nothing.
 */
export const zLogStreamDescription = z.string().check(z.maxLength(256), z.regex(/^[^\x00-\x1f\x7f]*$/, 'Use one line of text.'));

/**
 * A log. `activity`: the activity log of the account. `requests`: the request log, without what the calls contained.
 *
 */
export const zLogSource = z.enum(['activity', 'requests']);

/**
 * The logs that the stream gets.
 */
export const zLogSources = z.array(zLogSource).check(z.minLength(1), z.maxLength(2));

/**
 * How many seconds records are gathered before they are sent; without a value, 10, and 300 for S3. A batch that is full
 * is sent at once.
 *
 */
export const zLogStreamBatchSeconds = z.int().check(z.gte(5), z.lte(900));

/**
 * The header that has the secret, of an endpoint; `Authorization` by default.
 */
export const zLogStreamHeaderName = z.string().check(z.minLength(3), z.maxLength(60), z.regex(/^([Aa]uthorization|[Xx]-[A-Za-z0-9-]+)$/, 'Enter Authorization, or a name that begins with X-.'));

/**
 * The index of Splunk; that of the token by default.
 */
export const zLogStreamIndex = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[A-Za-z0-9_][A-Za-z0-9_-]*$/, 'Use letters, digits, hyphens, and underscores.'));

/**
 * The region of the bucket, as the storage calls it.
 */
export const zLogStreamRegion = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9-]+$/, 'Use letters, digits, and hyphens.'));

/**
 * Name of the bucket.
 */
export const zLogStreamBucket = z.string().check(z.minLength(3), z.maxLength(63), z.regex(/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/, 'Enter the name of a bucket.'));

/**
 * What the names of objects begin with, before a slash; none by default.
 */
export const zLogStreamPrefix = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_][A-Za-z0-9_.=-]*(\/[A-Za-z0-9_][A-Za-z0-9_.=-]*)*$/, 'Use letters, digits, and dots, with slashes between folders.'));

/**
 * ID of the access key of S3.
 */
export const zLogStreamAccessKeyId = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_.-]+$/, 'Enter the ID of an access key.'));

/**
 * Counts the changes, so that no one overwrites another person's.
 */
export const zLogStreamVersion = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * How the batches of a stream do.
 */
export const zLogStreamHealth = z.strictObject({
    last_success: z.nullable(zTimestamp),
    last_failure: z.nullable(zTimestamp),
    failing_since: z.nullable(zTimestamp),
    last_error: z.nullable(z.string().check(z.maxLength(300)))
});

/**
 * How far a stream is with a log.
 */
export const zLogStreamProgress = z.strictObject({
    source: zLogSource,
    behind_since: z.nullable(zTimestamp),
    last_sent: z.nullable(zTimestamp)
});

/**
 * A destination that gets logs of the account.
 */
export const zLogStream = z.strictObject({
    stream_id: zLogStreamId,
    kind: zLogStreamKind,
    url: zLogStreamUrl,
    description: zLogStreamDescription,
    sources: zLogSources,
    batch_seconds: zLogStreamBatchSeconds,
    has_secret: z.boolean(),
    header_name: z.nullable(zLogStreamHeaderName),
    index: z.nullable(zLogStreamIndex),
    region: z.nullable(zLogStreamRegion),
    bucket: z.nullable(zLogStreamBucket),
    prefix: z.nullable(zLogStreamPrefix),
    access_key_id: z.nullable(zLogStreamAccessKeyId),
    version: zLogStreamVersion,
    created: zTimestamp,
    pause: z.nullable(zEndpointPause),
    health: zLogStreamHealth,
    progress: z.array(zLogStreamProgress).check(z.minLength(1), z.maxLength(2))
});

/**
 * All log streams of an account.
 */
export const zLogStreams = z.strictObject({
    streams: z.array(zLogStream).check(z.maxLength(5))
});

/**
 * What the destination knows us by: the value of the header, the token of Splunk, the API key of Datadog, or the secret
 * access key of S3. No operation returns it.
 *
 */
export const zLogStreamSecret = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[!-~]([ -~]*[!-~])?$/, 'Use letters, digits, and signs of ASCII, without spaces at either end.'));

/**
 * A new stream. `header_name` is only for an endpoint, `index` only for Splunk, and the region, bucket, prefix, and
 * access key only for S3, which requires all of these but the prefix. All but endpoints require the secret.
 *
 */
export const zCreateLogStreamBody = z.strictObject({
    kind: zLogStreamKind,
    url: zLogStreamUrl,
    description: z.optional(zLogStreamDescription),
    sources: zLogSources,
    batch_seconds: z.optional(zLogStreamBatchSeconds),
    secret: z.optional(zLogStreamSecret),
    header_name: z.optional(zLogStreamHeaderName),
    index: z.optional(zLogStreamIndex),
    region: z.optional(zLogStreamRegion),
    bucket: z.optional(zLogStreamBucket),
    prefix: z.optional(zLogStreamPrefix),
    access_key_id: z.optional(zLogStreamAccessKeyId)
});

/**
 * A stream as it should be, with the settings of its kind.
 */
export const zUpdateLogStreamBody = z.strictObject({
    url: zLogStreamUrl,
    description: zLogStreamDescription,
    sources: zLogSources,
    batch_seconds: zLogStreamBatchSeconds,
    secret: z.optional(zLogStreamSecret),
    header_name: z.optional(zLogStreamHeaderName),
    index: z.optional(zLogStreamIndex),
    region: z.optional(zLogStreamRegion),
    bucket: z.optional(zLogStreamBucket),
    prefix: z.optional(zLogStreamPrefix),
    access_key_id: z.optional(zLogStreamAccessKeyId),
    version: zLogStreamVersion
});

/**
 * ID of a record, which stays the same however often it is sent.
 */
export const zLogRecordId = z.string().check(z.minLength(6), z.maxLength(60), z.regex(/^(activity|requests|test)-[0-9a-f-]+$/));

/**
 * An entry of the activity log.
 */
export const zActivityLogRecord = z.strictObject({
    id: zLogRecordId,
    source: z.literal('activity'),
    time: zTimestamp,
    account_id: zAccountId,
    data: zActivityEventData
});

/**
 * The call, as `listRequests` of the contract of keys returns it.
 */
export const zRequestLogRecordData = z.object({
    request_id: z.string().check(z.maxLength(64)),
    operation: z.string().check(z.maxLength(100)),
    status: zResponseStatus
});

/**
 * A call of the address API.
 */
export const zRequestLogRecord = z.strictObject({
    id: zLogRecordId,
    source: z.literal('requests'),
    time: zTimestamp,
    account_id: zAccountId,
    data: zRequestLogRecordData
});

/**
 * A test record.
 */
export const zTestLogRecord = z.strictObject({
    id: zLogRecordId,
    source: z.literal('test'),
    time: zTimestamp,
    account_id: zAccountId,
    data: zTestEventData
});

/**
 * A record of a log, as it is sent: a line of JSON to an endpoint and in an object of S3, the `event` for Splunk, and the
 * `message` for Datadog. It can come more than once, with the same `id`.
 *
 */
export const zLogRecord = z.discriminatedUnion('source', [
    zActivityLogRecord,
    zRequestLogRecord,
    zTestLogRecord
]);

/**
 * What came of a test record.
 */
export const zLogStreamTest = z.strictObject({
    succeeded: z.boolean(),
    status: z.nullable(zResponseStatus),
    duration_ms: z.int().check(z.gte(0), z.lte(60000)),
    response_body: z.string().check(z.maxLength(4096)),
    failure: z.nullable(z.string().check(z.maxLength(300))),
    problem_field: z.nullable(z.enum([
        'url',
        'secret',
        'access_key_id',
        'region',
        'bucket',
        'index'
    ])),
    record: zLogRecord
});

/**
 * Records that were sent together.
 */
export const zLogStreamBatch = z.strictObject({
    batch_id: z.int().check(z.gte(1), z.lte(999999999999999)),
    source: zLogSource,
    attempted: zTimestamp,
    duration_ms: z.int().check(z.gte(0), z.lte(60000)),
    record_count: z.int().check(z.gte(1), z.lte(10000)),
    byte_count: z.int().check(z.gte(1), z.lte(100000000)),
    status: z.nullable(zResponseStatus),
    response_body: z.string().check(z.maxLength(1000)),
    failure: z.nullable(z.string().check(z.maxLength(300)))
});

/**
 * What was sent to a stream last.
 */
export const zLogStreamBatches = z.strictObject({
    batches: z.array(zLogStreamBatch).check(z.maxLength(50)),
    failures: z.array(zLogStreamBatch).check(z.maxLength(20))
});

/**
 * ID of the endpoint.
 */
export const zEndpointId2 = zEndpointId;

/**
 * Returns only deliveries in this state.
 */
export const zDeliveryState2 = zDeliveryState;

/**
 * Returns only events of this type.
 */
export const zDeliveryEventType = zEventType;

/**
 * Returns only events at or after this time.
 */
export const zDeliveryStart = zTimestamp;

/**
 * Returns only events before this time.
 */
export const zDeliveryEnd = zTimestamp;

/**
 * The `next` of the previous page. If omitted, returns the newest deliveries.
 */
export const zDeliveryCursor2 = zDeliveryCursor;

/**
 * Entries per page.
 */
export const zDeliveryPageSize = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * ID of the event, which deliveries have as `webhook-id`.
 */
export const zEventIdInPath = zEventId;

/**
 * ID of the stream.
 */
export const zLogStreamId2 = zLogStreamId;

/**
 * The endpoints.
 */
export const zListWebhookEndpointsResponse = zWebhookEndpoints;

export const zCreateWebhookEndpointBody2 = zCreateWebhookEndpointBody;

/**
 * The endpoint, with its secret.
 */
export const zCreateWebhookEndpointResponse = zCreatedWebhookEndpoint;

export const zDeleteWebhookEndpointPath = z.object({
    id: zEndpointId
});

/**
 * It was deleted.
 */
export const zDeleteWebhookEndpointResponse = z.void();

export const zGetWebhookEndpointPath = z.object({
    id: zEndpointId
});

/**
 * The endpoint.
 */
export const zGetWebhookEndpointResponse = zWebhookEndpoint;

export const zUpdateWebhookEndpointBody2 = zUpdateWebhookEndpointBody;

export const zUpdateWebhookEndpointPath = z.object({
    id: zEndpointId
});

/**
 * The endpoint.
 */
export const zUpdateWebhookEndpointResponse = zWebhookEndpoint;

export const zStartWebhookSecretRotationBody = zStartSecretRotationBody;

export const zStartWebhookSecretRotationPath = z.object({
    id: zEndpointId
});

/**
 * The endpoint, with its new secret.
 */
export const zStartWebhookSecretRotationResponse = zCreatedWebhookEndpoint;

export const zPauseWebhookEndpointPath = z.object({
    id: zEndpointId
});

/**
 * The endpoint.
 */
export const zPauseWebhookEndpointResponse = zWebhookEndpoint;

export const zResumeWebhookEndpointPath = z.object({
    id: zEndpointId
});

/**
 * The endpoint.
 */
export const zResumeWebhookEndpointResponse = zWebhookEndpoint;

export const zSendWebhookTestPath = z.object({
    id: zEndpointId
});

/**
 * The delivery, which is sent soon.
 */
export const zSendWebhookTestResponse = zWebhookDelivery;

export const zListWebhookDeliveriesPath = z.object({
    id: zEndpointId
});

export const zListWebhookDeliveriesQuery = z.object({
    state: z.optional(zDeliveryState),
    event_type: z.optional(zEventType),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp),
    cursor: z.optional(zDeliveryCursor),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListWebhookDeliveriesResponse = zWebhookDeliveryPage;

export const zGetWebhookDeliveryPath = z.object({
    id: zEndpointId,
    event_id: zEventId
});

/**
 * The delivery.
 */
export const zGetWebhookDeliveryResponse = zWebhookDeliveryDetail;

export const zReplayWebhookDeliveryPath = z.object({
    id: zEndpointId,
    event_id: zEventId
});

/**
 * The delivery, which is sent soon.
 */
export const zReplayWebhookDeliveryResponse = zWebhookDelivery;

export const zReplayWebhookDeliveriesBody = zReplayBody;

export const zReplayWebhookDeliveriesPath = z.object({
    id: zEndpointId
});

/**
 * How many deliveries are sent again.
 */
export const zReplayWebhookDeliveriesResponse = zReplayed;

/**
 * The streams.
 */
export const zListLogStreamsResponse = zLogStreams;

export const zCreateLogStreamBody2 = zCreateLogStreamBody;

/**
 * The stream.
 */
export const zCreateLogStreamResponse = zLogStream;

export const zDeleteLogStreamPath = z.object({
    id: zLogStreamId
});

/**
 * It was deleted.
 */
export const zDeleteLogStreamResponse = z.void();

export const zGetLogStreamPath = z.object({
    id: zLogStreamId
});

/**
 * The stream.
 */
export const zGetLogStreamResponse = zLogStream;

export const zUpdateLogStreamBody2 = zUpdateLogStreamBody;

export const zUpdateLogStreamPath = z.object({
    id: zLogStreamId
});

/**
 * The stream.
 */
export const zUpdateLogStreamResponse = zLogStream;

export const zPauseLogStreamPath = z.object({
    id: zLogStreamId
});

/**
 * The stream.
 */
export const zPauseLogStreamResponse = zLogStream;

export const zResumeLogStreamPath = z.object({
    id: zLogStreamId
});

/**
 * The stream.
 */
export const zResumeLogStreamResponse = zLogStream;

export const zSendLogStreamTestPath = z.object({
    id: zLogStreamId
});

/**
 * How the destination has responded.
 */
export const zSendLogStreamTestResponse = zLogStreamTest;

export const zListLogStreamBatchesPath = z.object({
    id: zLogStreamId
});

/**
 * The batches.
 */
export const zListLogStreamBatchesResponse = zLogStreamBatches;

export const zPostActivityRecordedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostKeyCreatedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostKeyRotatedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostKeyPausedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostKeyResumedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostKeyDeletedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostKeyRecoveredWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostMemberInvitedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostMemberJoinedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostMemberChangedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostMemberRemovedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostContactAddedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostContactChangedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostContactDeletedWebhookRequest = z.object({
    body: zActivityEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostOrderPaidWebhookRequest = z.object({
    body: zOrderWebhookEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostOrderPaymentFailedWebhookRequest = z.object({
    body: zOrderWebhookEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostOrderRefundedWebhookRequest = z.object({
    body: zOrderWebhookEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostOrderCanceledWebhookRequest = z.object({
    body: zOrderWebhookEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostSubscriptionRenewedWebhookRequest = z.object({
    body: zSubscriptionRenewedEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostSubscriptionEndedWebhookRequest = z.object({
    body: zSubscriptionEndedEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostSubscriptionUsageReachedWebhookRequest = z.object({
    body: zSubscriptionUsageEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostUsageLimitReachedWebhookRequest = z.object({
    body: zUsageLimitEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostSpendingCapReachedWebhookRequest = z.object({
    body: zSpendingCapEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostListFinishedWebhookRequest = z.object({
    body: zListEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostListPausedWebhookRequest = z.object({
    body: zListEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostListFailedWebhookRequest = z.object({
    body: zListEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});

export const zPostWebhookTestWebhookRequest = z.object({
    body: zTestEvent,
    path: z.optional(z.never()),
    query: z.optional(z.never())
});
