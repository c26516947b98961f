// Generated from openapi/authorization by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * Id of a person.
 */
export const zUserId = z.guid();

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Which account, and for staff which person, the token is for.
 */
export const zCreateTokenBody = z.strictObject({
    user_id: z.optional(zUserId),
    account_id: z.optional(zAccountId)
});

/**
 * What a person may do. `self` covers one's own profile and credentials and needs no account; the
 * others hold for the active account.
 *
 */
export const zRole = z.enum([
    'self',
    'account-owner',
    'account-owner-restricted',
    'billing-viewer',
    'billing-editor',
    'api-key-viewer',
    'api-key-editor'
]);

/**
 * An access token and what it stands for.
 */
export const zAccessToken = z.strictObject({
    access_token: z.string().check(z.minLength(1), z.maxLength(4096)),
    expiration: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
    token_type: z.literal('Bearer'),
    account_id: z.nullable(zAccountId),
    roles: z.array(zRole).check(z.maxLength(20))
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
 * A public Ed25519 key (RFC 8037).
 */
export const zJsonWebKey = z.strictObject({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string().check(z.length(43)),
    kid: z.string().check(z.minLength(1), z.maxLength(64)),
    use: z.literal('sig'),
    alg: z.literal('EdDSA')
});

/**
 * A JSON Web Key Set (RFC 7517).
 */
export const zJsonWebKeySet = z.strictObject({
    keys: z.array(zJsonWebKey).check(z.minLength(1), z.maxLength(10))
});

/**
 * An account as a chooser shows it.
 */
export const zAccountListEntry = z.strictObject({
    account_id: zAccountId,
    account_label: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * Accounts of a person.
 */
export const zAccountList = z.strictObject({
    accounts: z.array(zAccountListEntry).check(z.maxLength(1000))
});

export const zCreateTokenBody2 = zCreateTokenBody;

/**
 * The token. It is to be kept in memory only.
 */
export const zCreateTokenResponse = zAccessToken;

/**
 * The key set.
 */
export const zGetJwksResponse = zJsonWebKeySet;

/**
 * The accounts.
 */
export const zListAccountsResponse = zAccountList;
