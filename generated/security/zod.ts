// Generated from openapi/security by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * Id of a key; with secret keys, the public half of what a call sends.
 */
export const zKeyId = z.guid();

/**
 * When the key was created.
 */
export const zCreated = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * What people call the key.
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
 * Whether the key is switched off for now.
 */
export const zPaused = z.boolean();

/**
 * When the key was switched off; null while it is on.
 */
export const zDeactivated = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * Set on a deleted key, which can be recovered until then; null on all others.
 */
export const zRecoveryDeadline = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * A secret key, its token masked.
 */
export const zSecretKey = z.strictObject({
    key_id: zKeyId,
    created: zCreated,
    label: zKeyLabel,
    description: zKeyDescription,
    token: zMaskedToken,
    paused: zPaused,
    deactivated: zDeactivated,
    recovery_deadline: zRecoveryDeadline
});

/**
 * One page of a list of secret keys.
 */
export const zSecretKeyPage = z.strictObject({
    secret_keys: z.array(zSecretKey).check(z.maxLength(100)),
    total: z.int().check(z.gte(0), z.lte(10000000)),
    page: z.int().check(z.gte(1), z.lte(100000)),
    page_size: z.int().check(z.gte(1), z.lte(100))
});

/**
 * One reason for a failure, as the error catalogue has it.
 */
export const zErrorItem = z.strictObject({
    id: z.nullable(z.int().check(z.gte(1), z.lte(9999999999))),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    fields: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    status: z.int().check(z.gte(400), z.lte(599))
});

/**
 * Why the request failed. One entry for each field that is wrong, else a single entry.
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
    created: zCreated,
    label: zKeyLabel,
    description: zKeyDescription,
    token: zSecretToken,
    paused: zPaused,
    deactivated: zDeactivated,
    recovery_deadline: zRecoveryDeadline
});

/**
 * What people call the key and what it is for.
 */
export const zUpdateSecretKeyBody = z.strictObject({
    label: zKeyLabel,
    description: zKeyDescription
});

/**
 * The whole token of a key.
 */
export const zRevealedToken = z.strictObject({
    token: zSecretToken
});

/**
 * Id of the key.
 */
export const zSecretKeyId = zKeyId;

export const zListSecretKeysQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    state: z._default(z.optional(z.enum([
        'current',
        'active',
        'paused',
        'deleted'
    ])), 'current'),
    sort: z._default(z.optional(z.enum(['label', 'created'])), 'created'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListSecretKeysResponse = zSecretKeyPage;

export const zCreateSecretKeyBody2 = zCreateSecretKeyBody;

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

export const zUpdateSecretKeyBody2 = zUpdateSecretKeyBody;

export const zUpdateSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The key as it now is.
 */
export const zUpdateSecretKeyResponse = zSecretKey;

export const zPauseSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The key as it now is.
 */
export const zPauseSecretKeyResponse = zSecretKey;

export const zResumeSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The key as it now is.
 */
export const zResumeSecretKeyResponse = zSecretKey;

export const zRecoverSecretKeyPath = z.object({
    id: zKeyId
});

/**
 * The key as it now is.
 */
export const zRecoverSecretKeyResponse = zSecretKey;

export const zRevealSecretKeyTokenPath = z.object({
    id: zKeyId
});

/**
 * The whole token.
 */
export const zRevealSecretKeyTokenResponse = zRevealedToken;
