// Generated from openapi/identity by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * E-mail address. Upper and lower case mean the same.
 */
export const zEmail = z.email().check(z.minLength(3), z.maxLength(254));

/**
 * A new password. Length is what makes it strong, so there is a minimum and no rule about the kinds of
 * characters. Spaces count, and pasting is fine.
 *
 */
export const zNewPassword = z.string().check(z.minLength(15), z.maxLength(128));

/**
 * What a person gives to sign up.
 */
export const zSignUpBody = z.strictObject({
    username: zEmail,
    password: zNewPassword,
    open_account: z.boolean()
});

/**
 * Where a confirmation mail went, and when the next one may be asked for.
 */
export const zConfirmationSent = z.strictObject({
    username: zEmail,
    resend_available: z.iso.datetime({ offset: true }).check(z.maxLength(40))
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
 * Id of a person.
 */
export const zUserId = z.guid();

/**
 * Proof that the mail was read.
 */
export const zConfirmEmailBody = z.strictObject({
    token: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * What the confirmation came to.
 */
export const zConfirmation = z.strictObject({
    status: z.enum(['confirmed', 'already-confirmed']),
    username: zEmail
});

/**
 * Whose mail to send again.
 */
export const zResendConfirmationEmailBody = z.strictObject({
    user_id: zUserId
});

/**
 * What a person gives to log in.
 */
export const zLogInBody = z.strictObject({
    username: zEmail,
    password: z.string().check(z.minLength(1), z.maxLength(128))
});

/**
 * Who has logged in.
 */
export const zLoggedIn = z.strictObject({
    user_id: zUserId,
    confirmed: z.boolean()
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
 * A person as the login knows them.
 */
export const zUserInfo = z.strictObject({
    user_id: zUserId,
    username: zEmail,
    pending_username: z.nullable(z.email().check(z.maxLength(254))),
    confirmed: z.boolean(),
    role: zRole
});

/**
 * Id of the person, from the mailed link.
 */
export const zIdentityId = zUserId;

export const zSignUpBody2 = zSignUpBody;

export const zSignUpQuery = z.object({
    bot_response: z.optional(z.string().check(z.minLength(1), z.maxLength(2048)))
});

/**
 * Taken. A mail is on its way if the address can get one.
 */
export const zSignUpResponse = zConfirmationSent;

export const zConfirmEmailBody2 = zConfirmEmailBody;

export const zConfirmEmailPath = z.object({
    id: zUserId
});

/**
 * The address is confirmed.
 */
export const zConfirmEmailResponse = zConfirmation;

export const zResendConfirmationEmailBody2 = zResendConfirmationEmailBody;

/**
 * A mail is on its way.
 */
export const zResendConfirmationEmailResponse = zConfirmationSent;

/**
 * Logged out.
 */
export const zLogOutResponse = z.void();

export const zLogInBody2 = zLogInBody;

/**
 * Logged in; the cookie is set.
 */
export const zLogInResponse = zLoggedIn;

/**
 * The signed-in person.
 */
export const zGetOwnCredentialsResponse = zUserInfo;
