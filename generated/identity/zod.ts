// Generated from openapi/identity by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * First name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zFirstName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-\x9f<>@\/\\]*$/, 'Enter a valid first name.'));

/**
 * Last name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zLastName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-\x9f<>@\/\\]*$/, 'Enter a valid last name.'));

/**
 * Telephone number as it was typed, with or without an extension; empty when it is not known. US numbers
 * with or without the country code, all others with a plus sign and their code.
 *
 */
export const zPhone = z.string().check(z.maxLength(40), z.regex(/^$|^(\(?(\+?1[ ().-]*)?[2-9]([ ().-]*[0-9]){2}[ ().-]*[2-9]([ ().-]*[0-9]){6}|\(?\+[2-9]([ ().-]*[0-9]){6,14})( ?([Xx]|[Ee][Xx][Tt]\.?) ?[0-9]{1,6})?$/, 'Enter a valid phone number.'));

/**
 * Position in the company, without special characters; empty when it is not known.
 */
export const zPosition = z.string().check(z.maxLength(100), z.regex(/^$|^[^\x00-\x1f\x7f-\x9f<>{}[\]|\\^~`@#$%*=+"]*$/, 'Remove special characters.'));

/**
 * Company; empty when it is not known.
 */
export const zCompany = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid company name.'));

/**
 * Address of a website, with or without `https://`; empty when it is not known.
 */
export const zWebsite = z.string().check(z.maxLength(200), z.regex(/^$|^([Hh][Tt]{2}[Pp][Ss]?:\/\/)?([^\s\x00-,.\/:-@[-`{-©]+\.)+([Xx][Nn]--[A-Za-z0-9-]{1,59}|[^\s\x00-@[-`{-©]{2,63})(:[0-9]{1,5})?([\/?#][^\s\x00-\x1f\x7f-\x9f<>]*)?$/, 'Enter a valid website.'));

/**
 * Who a person is. Unknown fields are empty.
 */
export const zProfile = z.strictObject({
    first_name: zFirstName,
    last_name: zLastName,
    phone: zPhone,
    position: zPosition,
    company: zCompany,
    website: zWebsite
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
 * The whole profile. An omitted field becomes empty.
 */
export const zUpdateProfileBody = z.strictObject({
    first_name: z.optional(zFirstName),
    last_name: z.optional(zLastName),
    phone: z.optional(zPhone),
    position: z.optional(zPosition),
    company: z.optional(zCompany),
    website: z.optional(zWebsite)
});

/**
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * A new password. Length makes it strong, so there is a minimum length and no rule about kinds of
 * characters. Spaces count, and pasting is fine.
 *
 */
export const zNewPassword = z.string().check(z.minLength(15), z.maxLength(128));

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
 * What a person gives to sign up.
 */
export const zSignUpBody = z.strictObject({
    username: zEmail,
    password: zNewPassword,
    open_account: z.boolean(),
    trial_plan_id: z.optional(zTrialPlanId)
});

/**
 * ID of a person.
 */
export const zUserId = z.guid();

/**
 * The person who logged in.
 */
export const zLoggedIn = z.strictObject({
    user_id: zUserId,
    confirmed: z.boolean()
});

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * Where a confirmation email went, and when the next one can be requested.
 */
export const zConfirmationSent = z.strictObject({
    username: zEmail,
    resend_available: zTimestamp
});

/**
 * The bot protection, as a page needs it.
 */
export const zBotProtection = z.strictObject({
    provider: z.enum([
        'none',
        'turnstile',
        'test'
    ]),
    site_key: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
    script_url: z.nullable(z.url().check(z.maxLength(500)))
});

/**
 * Proof that the email was read.
 */
export const zConfirmEmailBody = z.strictObject({
    token: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    new_password: z.optional(zNewPassword)
});

/**
 * Result of the confirmation.
 */
export const zConfirmation = z.strictObject({
    account_opened: z.boolean(),
    status: z.enum(['confirmed', 'already-confirmed']),
    username: zEmail
});

/**
 * The person to send the email to again.
 */
export const zResendConfirmationEmailBody = z.strictObject({
    user_id: zUserId
});

/**
 * The six digits that the authenticator app shows, or a recovery code. Spaces and dashes don't count.
 */
export const zFactorCode = z.string().check(z.minLength(6), z.maxLength(40), z.regex(/^[0-9A-Za-z \-]+$/, 'Enter the six digits that the app shows, or a recovery code.'));

/**
 * What a person gives to log in.
 */
export const zLogInBody = z.strictObject({
    username: zEmail,
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    code: z.optional(zFactorCode)
});

/**
 * What a person may do. `self` covers one's own profile and credentials and needs no account;
 * `internal-admin` belongs to staff and to no account; the others apply to the active account.
 *
 */
export const zRole = z.enum([
    'self',
    'account-owner',
    'account-owner-restricted',
    'billing-viewer',
    'billing-editor',
    'api-key-viewer',
    'api-key-editor',
    'internal-admin'
]);

/**
 * A person with their login.
 */
export const zUserInfo = z.strictObject({
    user_id: zUserId,
    username: zEmail,
    pending_username: z.nullable(z.email({ pattern: EMAIL }).check(z.maxLength(254))),
    confirmed: z.boolean(),
    role: zRole
});

/**
 * The new login address.
 */
export const zChangeUsernameBody = z.strictObject({
    username: zEmail
});

/**
 * How a person can confirm their identity.
 */
export const zLoginMethods = z.strictObject({
    password: z.boolean(),
    second_factor: z.boolean(),
    passkey_count: z.int().check(z.gte(0), z.lte(20))
});

/**
 * The password, and the code if needed.
 */
export const zConfirmLoginBody = z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    code: z.optional(zFactorCode)
});

/**
 * Id that the device gave the passkey, in base64url.
 */
export const zCredentialId = z.string().check(z.minLength(16), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The client data of the call, in base64url.
 */
export const zClientData = z.string().check(z.minLength(16), z.maxLength(4000), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The user handle that the device stores, in base64url.
 */
export const zUserHandle = z.string().check(z.minLength(1), z.maxLength(90), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The browser's response when a passkey has signed the challenge.
 */
export const zPasskeySignature = z.strictObject({
    credential_id: zCredentialId,
    client_data: zClientData,
    authenticator_data: z.string().check(z.minLength(16), z.maxLength(4000), z.regex(/^[A-Za-z0-9_-]+$/)),
    signature: z.string().check(z.minLength(16), z.maxLength(8000), z.regex(/^[A-Za-z0-9_-]+$/)),
    user_handle: z.optional(zUserHandle)
});

/**
 * ID of a session. It grants no access.
 */
export const zSessionId = z.guid();

/**
 * What the browser sent about itself at the login. Callers can put anything there.
 */
export const zSessionDevice = z.strictObject({
    browser: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
    system: z.nullable(z.string().check(z.minLength(1), z.maxLength(40)))
});

/**
 * A login in one browser.
 */
export const zSession = z.strictObject({
    session_id: zSessionId,
    current: z.boolean(),
    method: z.enum([
        'password',
        'third-party',
        'single-sign-on',
        'passkey'
    ]),
    device: zSessionDevice,
    ip_address: z.string().check(z.minLength(2), z.maxLength(60)),
    created: zTimestamp,
    last_used: z.iso.datetime({ offset: true }).check(z.maxLength(40))
});

/**
 * Where a person is logged in.
 */
export const zSessionList = z.strictObject({
    sessions: z.array(zSession).check(z.maxLength(100))
});

/**
 * Result for the other sessions.
 */
export const zSessionsEnded = z.strictObject({
    ended: z.int().check(z.gte(0), z.lte(1000000))
});

/**
 * Whether a login needs a code as well as the password.
 */
export const zSecondFactor = z.strictObject({
    enabled: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    last_used: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    recovery_code_count: z.int().check(z.gte(0), z.lte(10))
});

/**
 * What an authenticator app shares with us.
 */
export const zSecondFactorSecret = z.strictObject({
    secret: z.string().check(z.minLength(32), z.maxLength(64), z.regex(/^[A-Z2-7]+$/)),
    uri: z.string().check(z.minLength(20), z.maxLength(600)),
    expiration: zTimestamp
});

/**
 * The six digits that the authenticator app shows.
 */
export const zAppCode = z.string().check(z.minLength(6), z.maxLength(7), z.regex(/^[0-9]{3} ?[0-9]{3}$/, 'Enter the six digits that the app shows.'));

/**
 * Proof that the app has the secret.
 */
export const zConfirmSecondFactorBody = z.strictObject({
    code: zAppCode
});

/**
 * Codes that each replace the app once.
 */
export const zRecoveryCodes = z.strictObject({
    recovery_codes: z.tuple([
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)),
        z.string().check(z.length(19), z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/))
    ])
});

/**
 * Our ID of a passkey, not that of the device.
 */
export const zPasskeyId = z.guid();

/**
 * The person's name for it.
 */
export const zPasskeyName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * A key of a device or a password manager.
 */
export const zPasskey = z.strictObject({
    passkey_id: zPasskeyId,
    name: zPasskeyName,
    synced: z.boolean(),
    created: zTimestamp,
    last_used: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)))
});

/**
 * The passkeys of a person.
 */
export const zPasskeyList = z.strictObject({
    passkeys: z.array(zPasskey).check(z.maxLength(20))
});

/**
 * The browser's response when it has made a passkey.
 */
export const zCreatePasskeyBody = z.strictObject({
    name: zPasskeyName,
    credential_id: zCredentialId,
    client_data: zClientData,
    attestation: z.string().check(z.minLength(16), z.maxLength(20000), z.regex(/^[A-Za-z0-9_-]+$/)),
    transports: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[a-z-]+$/))).check(z.maxLength(10)))
});

/**
 * The new name.
 */
export const zRenamePasskeyBody = z.strictObject({
    name: zPasskeyName
});

/**
 * 256 random bits in base64url.
 */
export const zPasskeyChallenge = z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The domain that passkeys are for.
 */
export const zRelyingPartyId = z.string().check(z.minLength(1), z.maxLength(253), z.regex(/^[a-z0-9.-]+$/));

/**
 * What the browser needs to create a passkey.
 */
export const zPasskeyRegistration = z.strictObject({
    challenge: zPasskeyChallenge,
    rp_id: zRelyingPartyId,
    user_handle: zUserHandle,
    username: zEmail,
    algorithms: z.array(z.int().check(z.gte(-1000), z.lte(-1))).check(z.minLength(1), z.maxLength(10)),
    known: z.array(zCredentialId).check(z.maxLength(20))
});

/**
 * What the browser needs to look for a passkey.
 */
export const zPasskeyLogin = z.strictObject({
    challenge: zPasskeyChallenge,
    rp_id: zRelyingPartyId
});

/**
 * The person an error report is about.
 */
export const zSelfProfile = z.strictObject({
    email_address: zEmail,
    first_name: zFirstName
});

/**
 * The current password and the new one.
 */
export const zChangePasswordBody = z.strictObject({
    old_password: z.string().check(z.minLength(1), z.maxLength(128)),
    new_password: zNewPassword
});

/**
 * A login that is being deleted.
 */
export const zLoginDeletion = z.strictObject({
    requested: zTimestamp,
    erased_from: zTimestamp
});

/**
 * Whether the login is being deleted.
 */
export const zLoginDeletionState = z.strictObject({
    deletion: z.nullable(zLoginDeletion)
});

/**
 * The email address of the login, as a confirmation.
 */
export const zDeleteOwnLoginBody = z.strictObject({
    username: zEmail
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
 * An account that the person would leave.
 */
export const zLeftAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    state: z.enum([
        'member',
        'only-owner',
        'closing'
    ])
});

/**
 * A service account that would stop.
 */
export const zStoppedServiceAccount = z.strictObject({
    account_label: zAccountLabel,
    name: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Why a login can't be deleted yet. `only-owner`: an account that isn't being closed would have no owner. `staff`: the
 * person is a member of staff.
 *
 */
export const zLoginDeletionObstacle = z.enum(['only-owner', 'staff']);

/**
 * What deleting the login would end.
 */
export const zLoginDeletionPreview = z.strictObject({
    username: zEmail,
    erased_from: zTimestamp,
    accounts: z.array(zLeftAccount).check(z.maxLength(1000)),
    token_count: z.int().check(z.gte(0), z.lte(50)),
    service_accounts: z.array(zStoppedServiceAccount).check(z.maxLength(50)),
    service_account_count: z.int().check(z.gte(0), z.lte(100000)),
    obstacles: z.array(zLoginDeletionObstacle).check(z.maxLength(2))
});

/**
 * A new account. All fields are optional.
 */
export const zCreateOwnAccountBody = z.strictObject({
    account_name: z.optional(zAccountLabel),
    trial_plan_id: z.optional(zTrialPlanId)
});

/**
 * The account that was opened.
 */
export const zOwnAccountCreated = z.strictObject({
    account_id: zAccountId
});

/**
 * When the person last logged in with it; null before the first time.
 */
export const zCredentialLastUsed = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * A username with a password.
 */
export const zPasswordCredential = z.strictObject({
    type: z.literal('password'),
    username: zEmail,
    confirmed: z.boolean(),
    change_required: z.boolean(),
    created: zTimestamp,
    last_used: zCredentialLastUsed
});

/**
 * Service that vouches for a person: google, microsoft, g2 and others. New ones can be added at any
 * time, and each can be turned off.
 *
 */
export const zProviderKey = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/**
 * A login with another service.
 */
export const zThirdPartyCredential = z.strictObject({
    type: z.literal('third-party'),
    provider: zProviderKey,
    email_address: zEmail,
    created: zTimestamp,
    last_used: zCredentialLastUsed
});

/**
 * One way to log in.
 */
export const zCredential = z.discriminatedUnion('type', [
    zPasswordCredential,
    zThirdPartyCredential
]);

/**
 * What a person can log in with.
 */
export const zCredentialList = z.strictObject({
    credentials: z.array(zCredential).check(z.maxLength(20))
});

/**
 * The password login to add.
 */
export const zAssociateUsernameBody = z.strictObject({
    username: zEmail,
    password: zNewPassword
});

/**
 * Code from the redirect, percent-decoded. It works once.
 */
export const zLoginCode = z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/));

/**
 * Path of the callback page that the browser returned to, with only the state in its query. It must be
 * the path of the `redirect_uri` that the login started with.
 *
 */
export const zCallbackPath = z.string().check(z.minLength(68), z.maxLength(200), z.regex(/^\/account\/callback\/[a-z0-9-]+\?state=[A-Za-z0-9_-]{43}$/, 'Start the login again.'));

/**
 * The `iss` that came with the code (RFC 9207): the service that issued it. Required if the service
 * announces that it sends it, so that the code of one service is never sent to another.
 *
 */
export const zResponseIssuer = z.string().check(z.minLength(10), z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"\\?#]+$/));

/**
 * Response of the other service, and whether to open an account.
 */
export const zSignUpWithThirdPartyBody = z.strictObject({
    provider: zProviderKey,
    code: zLoginCode,
    request_path: zCallbackPath,
    iss: z.optional(zResponseIssuer),
    open_account: z.boolean(),
    trial_plan_id: z.optional(zTrialPlanId)
});

/**
 * Our page that the browser returns to, with scheme and host and without a query. Addresses of
 * other sites are rejected.
 *
 */
export const zCallbackUri = z.string().check(z.minLength(10), z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"\\?#]+$/));

/**
 * The service to log in with, and the return address.
 */
export const zStartThirdPartyLoginBody = z.strictObject({
    provider: zProviderKey,
    redirect_uri: zCallbackUri
});

/**
 * Where to send the browser to log in.
 */
export const zLoginRedirect = z.strictObject({
    auth_url: z.string().check(z.minLength(10), z.maxLength(4096), z.regex(/^https?:\/\/[^\s<>"\\]+$/))
});

/**
 * A service to log in with.
 */
export const zLoginProvider = z.strictObject({
    provider: zProviderKey,
    label: z.string().check(z.minLength(1), z.maxLength(40))
});

/**
 * Services to log in with.
 */
export const zLoginProviderList = z.strictObject({
    providers: z.array(zLoginProvider).check(z.maxLength(20))
});

/**
 * Response of the other service.
 */
export const zCompleteThirdPartyLoginBody = z.strictObject({
    provider: zProviderKey,
    code: zLoginCode,
    request_path: zCallbackPath,
    iss: z.optional(zResponseIssuer)
});

/**
 * Response of the other service, for a logged-in person.
 */
export const zAssociateThirdPartyBody = z.strictObject({
    provider: zProviderKey,
    code: zLoginCode,
    request_path: zCallbackPath,
    iss: z.optional(zResponseIssuer)
});

/**
 * The person who forgot the password.
 */
export const zRequestPasswordResetBody = z.strictObject({
    username: zEmail
});

/**
 * The address as sent, and when another email can be requested. It does not reveal whether the address is known.
 */
export const zPasswordResetRequested = z.strictObject({
    username: zEmail,
    resend_available: zTimestamp
});

/**
 * Proof that the email was read, and the new password.
 */
export const zCompletePasswordResetBody = z.strictObject({
    token: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)),
    password: zNewPassword,
    username: zEmail
});

/**
 * Whom the email went to, and its code.
 */
export const zRedeemLinkCodeBody = z.strictObject({
    email_address: zEmail,
    link_code: z.string().check(z.minLength(8), z.maxLength(40))
});

/**
 * The link of an email.
 */
export const zRedeemedLink = z.strictObject({
    mailed_link: z.string().check(z.minLength(2), z.maxLength(2000), z.regex(/^\/[^\/\\]/))
});

/**
 * Whether staff have turned the login off.
 */
export const zUserDisabled = z.boolean();

/**
 * The state of a login.
 */
export const zUserStatus = z.strictObject({
    user_disabled: zUserDisabled
});

/**
 * Email address of a person.
 */
export const zFindSsoOrganizationBody = z.strictObject({
    email_address: zEmail
});

/**
 * Name of an organization, as in the address of its login page.
 */
export const zSsoOrganizationName = z.string().check(z.minLength(3), z.maxLength(63), z.regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens.'));

/**
 * The organization to log in through.
 */
export const zSsoOrganization = z.strictObject({
    organization: zSsoOrganizationName
});

/**
 * The organization to log in through, the return address, and what the provider named if it started the login.
 */
export const zStartSsoLoginBody = z.strictObject({
    organization: zSsoOrganizationName,
    redirect_uri: zCallbackUri,
    iss: z.optional(z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"\\]+$/, 'Start the login again.'))),
    login_hint: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\x00-\x1f\x7f]+$/, 'Start the login again.')))
});

/**
 * Our page that the browser returned to, with only the state in its query. Up to the query it must be
 * the `redirect_uri` that the login started with.
 *
 */
export const zSsoReturnUri = z.string().check(z.minLength(58), z.maxLength(600), z.regex(/^https?:\/\/[^\s<>"\\?#]+\?state=[A-Za-z0-9_-]{43}$/, 'Start the login again.'));

/**
 * Response of the identity provider.
 */
export const zCompleteSsoLoginBody = z.strictObject({
    organization: zSsoOrganizationName,
    redirect_uri: zSsoReturnUri,
    code: z.optional(zLoginCode),
    iss: z.optional(z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"\\]+$/, 'Start the login again.'))),
    error: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-zA-Z0-9_.-]+$/, 'Start the login again.'))),
    error_description: z.optional(z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[^\x00-\x1f\x7f]+$/, 'Start the login again.')))
});

/**
 * Position and company of the person. Unknown fields are empty.
 */
export const zUserRecordProfile = z.strictObject({
    company: zCompany,
    phone: zPhone,
    position: zPosition,
    website: zWebsite
});

/**
 * A role of staff. It belongs to no account, and owners cannot grant it.
 */
export const zInternalRole = z.enum(['internal-admin']);

/**
 * A person as staff see them.
 */
export const zUserRecord = z.strictObject({
    user_id: zUserId,
    email_address: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    profile: zUserRecordProfile,
    confirmed: z.boolean(),
    user_disabled: zUserDisabled,
    roles: z.array(zInternalRole).check(z.maxLength(10))
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
 * One page of the people that were found.
 */
export const zUserRecordPage = z.strictObject({
    users: z.array(zUserRecord).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * Whose profiles to list.
 */
export const zListUserProfilesBody = z.strictObject({
    user_ids: z.array(zUserId).check(z.minLength(1), z.maxLength(100))
});

/**
 * Several people.
 */
export const zUserRecordList = z.strictObject({
    users: z.array(zUserRecord).check(z.maxLength(100))
});

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * A password for a person's next login.
 */
export const zSetUserPasswordBody = z.strictObject({
    new_password: zNewPassword
});

/**
 * The email that was sent.
 */
export const zUserPasswordReset = z.strictObject({
    email_address: zEmail,
    sent: z.enum(['reset-link', 'explanation'])
});

/**
 * A login that is being deleted, as staff see it.
 */
export const zUserDeletion = z.strictObject({
    requested: zTimestamp,
    erased_from: zTimestamp,
    held_at: z.nullable(zTimestamp),
    hold_reason: z.nullable(zReason)
});

/**
 * Whether a login is being deleted.
 */
export const zUserDeletionState = z.strictObject({
    deletion: z.nullable(zUserDeletion)
});

/**
 * How a person logs in, as staff see it.
 */
export const zUserLogin = z.strictObject({
    created: zTimestamp,
    confirmed: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    disabled: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    password: z.enum([
        'none',
        'set',
        'change-required'
    ]),
    password_set: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    password_last_used: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    second_factor: z.boolean(),
    passkey_count: z.int().check(z.gte(0), z.lte(20)),
    providers: z.array(zProviderKey).check(z.maxLength(20))
});

/**
 * Proof from the bot protection that the caller is a person. Required where the service has bot
 * protection configured. It works once.
 *
 */
export const zBotResponse = z.string().check(z.minLength(1), z.maxLength(2048));

/**
 * ID of the person, from the emailed link.
 */
export const zIdentityId = zUserId;

/**
 * ID of the session.
 */
export const zSessionId2 = zSessionId;

/**
 * ID of the passkey.
 */
export const zPasskeyId2 = zPasskeyId;

/**
 * A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
 * returns the first response again, so retries have only one effect.
 *
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * ID of the person.
 */
export const zPathUserId = zUserId;

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Why staff do it, for the activity log.
 */
export const zStaffReason = zReason;

/**
 * The profile.
 */
export const zGetProfileResponse = zProfile;

export const zUpdateProfileBody2 = zUpdateProfileBody;

/**
 * The updated profile.
 */
export const zUpdateProfileResponse = zProfile;

export const zSignUpBody2 = zSignUpBody;

export const zSignUpQuery = z.object({
    bot_response: z.optional(z.string().check(z.minLength(1), z.maxLength(2048)))
});

export const zSignUpResponse = z.union([
    zLoggedIn,
    zConfirmationSent
]);

/**
 * The bot protection.
 */
export const zGetBotProtectionResponse = zBotProtection;

export const zConfirmEmailBody2 = zConfirmEmailBody;

export const zConfirmEmailPath = z.object({
    id: zUserId
});

/**
 * The address is confirmed. The first time, the person is logged in and the cookie is set.
 */
export const zConfirmEmailResponse = zConfirmation;

export const zResendConfirmationEmailBody2 = zResendConfirmationEmailBody;

/**
 * An email is on its way.
 */
export const zResendConfirmationEmailResponse = zConfirmationSent;

export const zLogOutQuery = z.object({
    everywhere: z._default(z.optional(z.boolean()), false)
});

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
 * The logged-in person.
 */
export const zGetOwnCredentialsResponse = zUserInfo;

export const zChangeUsernameBody2 = zChangeUsernameBody;

/**
 * Accepted. An email is on its way to the new address.
 */
export const zChangeUsernameResponse = zUserInfo;

/**
 * The ways to confirm.
 */
export const zGetLoginMethodsResponse = zLoginMethods;

export const zConfirmLoginBody2 = zConfirmLoginBody;

/**
 * Confirmed; the session has a new cookie.
 */
export const zConfirmLoginResponse = z.void();

export const zConfirmLoginWithPasskeyBody = zPasskeySignature;

/**
 * Confirmed; the session has a new cookie.
 */
export const zConfirmLoginWithPasskeyResponse = z.void();

/**
 * How many sessions have ended.
 */
export const zRevokeOtherSessionsResponse = zSessionsEnded;

/**
 * The sessions.
 */
export const zListSessionsResponse = zSessionList;

export const zRevokeSessionPath = z.object({
    id: zSessionId
});

/**
 * The session has ended.
 */
export const zRevokeSessionResponse = z.void();

/**
 * There is no second factor.
 */
export const zRemoveSecondFactorResponse = z.void();

/**
 * The second factor.
 */
export const zGetSecondFactorResponse = zSecondFactor;

export const zConfirmSecondFactorBody2 = zConfirmSecondFactorBody;

/**
 * The second factor is on.
 */
export const zConfirmSecondFactorResponse = zRecoveryCodes;

/**
 * The secret, shown only once.
 */
export const zCreateSecondFactorResponse = zSecondFactorSecret;

/**
 * The codes.
 */
export const zCreateRecoveryCodesResponse = zRecoveryCodes;

/**
 * The passkeys.
 */
export const zListPasskeysResponse = zPasskeyList;

export const zCreatePasskeyBody2 = zCreatePasskeyBody;

/**
 * The passkey.
 */
export const zCreatePasskeyResponse = zPasskey;

export const zRemovePasskeyPath = z.object({
    id: zPasskeyId
});

/**
 * The passkey was removed.
 */
export const zRemovePasskeyResponse = z.void();

export const zRenamePasskeyBody2 = zRenamePasskeyBody;

export const zRenamePasskeyPath = z.object({
    id: zPasskeyId
});

/**
 * The passkey with its new name.
 */
export const zRenamePasskeyResponse = zPasskey;

/**
 * The challenge, and what it is for.
 */
export const zStartPasskeyRegistrationResponse = zPasskeyRegistration;

export const zLogInWithPasskeyBody = zPasskeySignature;

/**
 * Logged in; the cookie is set.
 */
export const zLogInWithPasskeyResponse = zLoggedIn;

/**
 * The challenge.
 */
export const zStartPasskeyLoginResponse = zPasskeyLogin;

/**
 * The person a report is about.
 */
export const zGetSelfProfileResponse = zSelfProfile;

export const zChangePasswordBody2 = zChangePasswordBody;

/**
 * The new password is set.
 */
export const zChangePasswordResponse = z.void();

/**
 * Restored.
 */
export const zRestoreOwnLoginResponse = z.void();

/**
 * The deletion, or that there is none.
 */
export const zGetLoginDeletionResponse = zLoginDeletionState;

export const zDeleteOwnLoginBody2 = zDeleteOwnLoginBody;

/**
 * The deletion. The session is over.
 */
export const zDeleteOwnLoginResponse = zLoginDeletion;

/**
 * The preview.
 */
export const zGetLoginDeletionPreviewResponse = zLoginDeletionPreview;

export const zCreateOwnAccountBody2 = zCreateOwnAccountBody;

export const zCreateOwnAccountHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The account is open.
 */
export const zCreateOwnAccountResponse = zOwnAccountCreated;

/**
 * The credentials.
 */
export const zListCredentialsResponse = zCredentialList;

export const zAssociateUsernameBody2 = zAssociateUsernameBody;

/**
 * The updated credential.
 */
export const zAssociateUsernameResponse = zPasswordCredential;

export const zRemoveThirdPartyQuery = z.object({
    provider: zProviderKey,
    email_address: zEmail
});

/**
 * The login was removed.
 */
export const zRemoveThirdPartyResponse = z.void();

export const zStartThirdPartyLoginBody2 = zStartThirdPartyLoginBody;

/**
 * Where to send the browser; the cookie is set.
 */
export const zStartThirdPartyLoginResponse = zLoginRedirect;

export const zSignUpWithThirdPartyBody2 = zSignUpWithThirdPartyBody;

export const zSignUpWithThirdPartyQuery = z.object({
    bot_response: z.optional(z.string().check(z.minLength(1), z.maxLength(2048)))
});

/**
 * Signed up and logged in; the cookie is set.
 */
export const zSignUpWithThirdPartyResponse = zLoggedIn;

/**
 * The services.
 */
export const zListLoginProvidersResponse = zLoginProviderList;

export const zCompleteThirdPartyLoginBody2 = zCompleteThirdPartyLoginBody;

/**
 * Logged in; the cookie is set.
 */
export const zCompleteThirdPartyLoginResponse = zLoggedIn;

export const zAssociateThirdPartyBody2 = zAssociateThirdPartyBody;

/**
 * The login is linked.
 */
export const zAssociateThirdPartyResponse = zThirdPartyCredential;

export const zRequestPasswordResetBody2 = zRequestPasswordResetBody;

/**
 * Accepted. An email is on its way if the address can get one.
 */
export const zRequestPasswordResetResponse = zPasswordResetRequested;

export const zCompletePasswordResetBody2 = zCompletePasswordResetBody;

/**
 * The new password is set.
 */
export const zCompletePasswordResetResponse = z.void();

export const zRedeemLinkCodeBody2 = zRedeemLinkCodeBody;

/**
 * The link; the code is used up.
 */
export const zRedeemLinkCodeResponse = zRedeemedLink;

export const zGetUserStatusPath = z.object({
    id: zUserId
});

/**
 * The state of the login.
 */
export const zGetUserStatusResponse = zUserStatus;

export const zFindSsoOrganizationBody2 = zFindSsoOrganizationBody;

/**
 * The organization.
 */
export const zFindSsoOrganizationResponse = zSsoOrganization;

export const zStartSsoLoginBody2 = zStartSsoLoginBody;

/**
 * Where to send the browser; the cookie is set.
 */
export const zStartSsoLoginResponse = zLoginRedirect;

export const zCompleteSsoLoginBody2 = zCompleteSsoLoginBody;

/**
 * Logged in; the cookie is set.
 */
export const zCompleteSsoLoginResponse = zLoggedIn;

export const zSearchUsersQuery = z.object({
    text: z.string().check(z.minLength(2), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/)),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zSearchUsersResponse = zUserRecordPage;

export const zListUserProfilesBody2 = zListUserProfilesBody;

/**
 * The people that exist.
 */
export const zListUserProfilesResponse = zUserRecordList;

export const zDeactivateUserPath = z.object({
    id: zUserId
});

export const zDeactivateUserQuery = z.object({
    reason: zReason
});

/**
 * The updated person.
 */
export const zDeactivateUserResponse = zUserRecord;

export const zActivateUserPath = z.object({
    id: zUserId
});

export const zActivateUserQuery = z.object({
    reason: zReason
});

/**
 * The updated person.
 */
export const zActivateUserResponse = zUserRecord;

export const zSetUserPasswordBody2 = zSetUserPasswordBody;

export const zSetUserPasswordPath = z.object({
    id: zUserId
});

/**
 * The password works for the next login.
 */
export const zSetUserPasswordResponse = z.void();

export const zSendUserPasswordResetPath = z.object({
    id: zUserId
});

/**
 * The email is on its way.
 */
export const zSendUserPasswordResetResponse = zUserPasswordReset;

export const zGetUserDeletionPath = z.object({
    id: zUserId
});

/**
 * The deletion, or that there is none.
 */
export const zGetUserDeletionResponse = zUserDeletionState;

export const zReleaseUserDeletionPath = z.object({
    id: zUserId
});

export const zReleaseUserDeletionQuery = z.object({
    reason: zReason
});

/**
 * Released.
 */
export const zReleaseUserDeletionResponse = z.void();

export const zHoldUserDeletionPath = z.object({
    id: zUserId
});

export const zHoldUserDeletionQuery = z.object({
    reason: zReason
});

/**
 * The deletion.
 */
export const zHoldUserDeletionResponse = zUserDeletion;

export const zGetUserLoginPath = z.object({
    id: zUserId
});

/**
 * The login methods.
 */
export const zGetUserLoginResponse = zUserLogin;

export const zRevokeUserSessionsPath = z.object({
    id: zUserId
});

export const zRevokeUserSessionsQuery = z.object({
    reason: zReason
});

/**
 * How many sessions have ended.
 */
export const zRevokeUserSessionsResponse = zSessionsEnded;

export const zListUserSessionsPath = z.object({
    id: zUserId
});

/**
 * The sessions.
 */
export const zListUserSessionsResponse = zSessionList;

export const zRevokeUserSessionPath = z.object({
    id: zUserId,
    session_id: zSessionId
});

export const zRevokeUserSessionQuery = z.object({
    reason: zReason
});

/**
 * The session has ended.
 */
export const zRevokeUserSessionResponse = z.void();
