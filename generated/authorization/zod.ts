// Generated from openapi/authorization by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * ID of a person.
 */
export const zUserId = z.guid();

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * What staff can do while acting as another person. `read-only`, the default: they see what the person
 * sees. `full`: they can do what the person can, except with credentials, sessions, new secrets, and
 * ownership of the account.
 *
 */
export const zActingAccess = z.enum(['read-only', 'full']);

/**
 * Path of a GET operation that requires an access token, without a query. Any other operation is
 * rejected.
 *
 */
export const zFirstCallPath = z.string().check(z.minLength(6), z.maxLength(120), z.regex(/^\/api(\/[A-Za-z0-9_-]+)+$/));

/**
 * Which account, and for staff which person, the token is for.
 */
export const zCreateTokenBody = z.strictObject({
    user_id: z.optional(zUserId),
    account_id: z.optional(zAccountId),
    reason: z.optional(zReason),
    access: z.optional(zActingAccess),
    first_calls: z.optional(z.array(zFirstCallPath).check(z.maxLength(4)))
});

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

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
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * Whom staff are acting as, and until when.
 */
export const zActing = z.strictObject({
    user_id: zUserId,
    username: zEmail,
    access: zActingAccess,
    until: zTimestamp,
    staff_username: zEmail
});

/**
 * A successful response to a first call.
 */
export const zFirstResponse = z.strictObject({
    path: zFirstCallPath,
    status: z.literal(200),
    content_type: z.string().check(z.minLength(1), z.maxLength(100)),
    body: z.string().check(z.minLength(1), z.maxLength(65536))
});

/**
 * An access token and what it is for.
 */
export const zAccessToken = z.strictObject({
    access_token: z.string().check(z.minLength(1), z.maxLength(4096)),
    expiration: zTimestamp,
    token_type: z.literal('Bearer'),
    user_id: zUserId,
    account_id: z.nullable(zAccountId),
    roles: z.array(zRole).check(z.maxLength(20)),
    acting: z.nullable(zActing),
    closes: z.optional(zTimestamp),
    first_responses: z.optional(z.array(zFirstResponse).check(z.maxLength(4)))
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
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * Unique name of an organization; part of the address that its members log in at.
 */
export const zOrganizationName = z.string().check(z.minLength(3), z.maxLength(63), z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, 'Use lower-case letters, digits and hyphens, and no hyphen at either end.'));

/**
 * An account of the logged-in person, as a chooser shows it.
 */
export const zOwnAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    default: z.boolean(),
    organization_name: z.optional(zOrganizationName)
});

/**
 * The accounts of the logged-in person.
 */
export const zOwnAccountList = z.strictObject({
    accounts: z.array(zOwnAccount).check(z.maxLength(1000))
});

/**
 * ID of a set-up link.
 */
export const zSetUpLinkId = z.guid();

/**
 * Whom it is for. Activity has it.
 */
export const zSetUpLinkLabel = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * A set-up link, without its secret.
 */
export const zSetUpLink = z.strictObject({
    link_id: zSetUpLinkId,
    label: zSetUpLinkLabel,
    created: zTimestamp,
    expires_at: zTimestamp,
    last_used: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)))
});

/**
 * The set-up links of an account.
 */
export const zSetUpLinkList = z.strictObject({
    set_up_links: z.array(zSetUpLink).check(z.maxLength(2))
});

/**
 * A new set-up link.
 */
export const zCreateSetUpLinkBody = z.strictObject({
    label: zSetUpLinkLabel
});

/**
 * The secret of a set-up link, which is after the `#` of its address.
 */
export const zSetUpSecret = z.string().check(z.maxLength(50), z.regex(/^gp_set_[\w-]{43}$/));

/**
 * A new set-up link with its secret.
 */
export const zNewSetUpLink = z.strictObject({
    secret: zSetUpSecret,
    set_up_link: zSetUpLink
});

/**
 * The secret of a set-up link, or nothing.
 */
export const zStartSetUpSessionBody = z.strictObject({
    secret: z.optional(zSetUpSecret)
});

/**
 * What a set-up session is for.
 */
export const zSetUpSession = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    link_id: zSetUpLinkId,
    label: zSetUpLinkLabel,
    expires_at: zTimestamp
});

/**
 * An account that is being closed.
 */
export const zClosing = z.strictObject({
    requested: zTimestamp,
    requested_by: z.nullable(zEmail),
    erased_from: zTimestamp
});

/**
 * Whether the account is being closed.
 */
export const zClosingState = z.strictObject({
    closing: z.nullable(zClosing)
});

/**
 * The account's name, as a confirmation.
 */
export const zCloseAccountBody = z.strictObject({
    account_label: zAccountLabel
});

/**
 * Name of a license, for display.
 */
export const zLicenseLabel = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * A subscription that would end.
 */
export const zClosingSubscription = z.strictObject({
    license_label: zLicenseLabel,
    expiration: z.nullable(zTimestamp),
    lookups_left: z.int().check(z.gte(0), z.lte(1000000000000))
});

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * An order that isn't paid yet.
 */
export const zClosingOrder = z.strictObject({
    order_id: zOrderId,
    total_amount: zCents,
    placed: zTimestamp
});

/**
 * Why an account can't be closed yet. `unpaid-order`: an order that is used, in its grace period, isn't paid.
 * `payment-in-progress`: a payment isn't finished. `open-dispute`: a bank disputes a payment. `organization`: the
 * account owns an organization, which has to be deleted first.
 *
 */
export const zClosingObstacle = z.enum([
    'unpaid-order',
    'payment-in-progress',
    'open-dispute',
    'organization'
]);

/**
 * What closing the account would end.
 */
export const zClosingPreview = z.strictObject({
    account_label: zAccountLabel,
    erased_from: zTimestamp,
    key_count: z.int().check(z.gte(0), z.lte(100000)),
    subscriptions: z.array(zClosingSubscription).check(z.maxLength(1000)),
    unused_amount: zCents,
    open_orders: z.array(zClosingOrder).check(z.maxLength(100)),
    list_count: z.int().check(z.gte(0), z.lte(1000000)),
    member_count: z.int().check(z.gte(0), z.lte(100000)),
    notified: z.array(zEmail).check(z.maxLength(50)),
    notified_total: z.int().check(z.gte(0), z.lte(100000)),
    obstacles: z.array(zClosingObstacle).check(z.maxLength(4))
});

/**
 * A part of an email address, or a whole `user_id`.
 */
export const zTeamSearchText = z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * A role that an account owner can grant to a member of the account.
 */
export const zCustomerRole = z.enum([
    'account-owner',
    'account-owner-restricted',
    'billing-viewer',
    'billing-editor',
    'api-key-viewer',
    'api-key-editor'
]);

/**
 * Roles of a member in an account. A member without roles stays on the team but can do nothing.
 */
export const zMemberRoles = z.array(zCustomerRole).check(z.maxLength(6));

/**
 * A person of an account.
 */
export const zTeamMember = z.strictObject({
    user_id: zUserId,
    email_address: zEmail,
    roles: zMemberRoles,
    invitation_accepted: zTimestamp,
    expiration: z.nullable(zTimestamp)
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
 * One page of the team of an account.
 */
export const zTeamMemberPage = z.strictObject({
    identities: z.array(zTeamMember).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize,
    members: zTotal,
    invited: zTotal
});

/**
 * Which accounts to list.
 */
export const zListTeamMembersOfAccountsBody = z.strictObject({
    account_ids: z.array(zAccountId).check(z.minLength(1), z.maxLength(50))
});

/**
 * The first 1,000 members, by email address.
 */
export const zTeamMembers = z.array(zTeamMember).check(z.maxLength(1000));

/**
 * An account and its team.
 */
export const zAccountTeam = z.strictObject({
    account_id: zAccountId,
    total: zTotal,
    identities: zTeamMembers
});

/**
 * The teams of several accounts.
 */
export const zAccountTeamList = z.strictObject({
    accounts: z.array(zAccountTeam).check(z.maxLength(50))
});

/**
 * A person who grants and revokes roles in an account.
 */
export const zAccountOwner = z.strictObject({
    email_address: zEmail
});

/**
 * The owners of an account.
 */
export const zAccountOwnerList = z.strictObject({
    owners: z.array(zAccountOwner).check(z.maxLength(1000))
});

/**
 * ID of an invitation. It is not the token of the link.
 */
export const zInvitationId = z.guid();

/**
 * Roles the person will have in the account. Duplicates count once.
 */
export const zInvitedRoles = z.array(zCustomerRole).check(z.minLength(1), z.maxLength(6));

/**
 * An invitation that was not accepted yet.
 */
export const zInvitation = z.strictObject({
    invitation_id: zInvitationId,
    email_address: zEmail,
    roles: zInvitedRoles,
    created: zTimestamp,
    expiration: zTimestamp
});

/**
 * The invitations of an account.
 */
export const zInvitationList = z.strictObject({
    invitations: z.array(zInvitation).check(z.maxLength(1000))
});

/**
 * Whom to invite, with which roles.
 */
export const zCreateInvitationBody = z.strictObject({
    email_address: zEmail,
    roles: zInvitedRoles
});

/**
 * Token of the link, 256 random bits in base64url.
 */
export const zInvitationToken = z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * Proof that the invitation was received.
 */
export const zAcceptInvitationBody = z.strictObject({
    token: z.optional(zInvitationToken)
});

/**
 * The account that a person has joined.
 */
export const zAcceptedInvitation = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    roles: zMemberRoles
});

/**
 * Which invitation to return; without a token, the remembered one.
 */
export const zFindInvitationBody = z.strictObject({
    token: z.optional(zInvitationToken)
});

/**
 * An invitation as the invited person sees it.
 */
export const zFoundInvitation = z.strictObject({
    account_label: zAccountLabel,
    email_address: zEmail,
    roles: zMemberRoles,
    expiration: zTimestamp,
    has_login: z.boolean(),
    accepted: z.boolean()
});

/**
 * Which invitation to send again.
 */
export const zResendInvitationBody = z.strictObject({
    invitation_id: zInvitationId
});

/**
 * The lines to check.
 */
export const zCheckInvitationsBody = z.strictObject({
    email_addresses: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.minLength(1), z.maxLength(200))
});

/**
 * What would come of inviting a line.
 */
export const zInvitationVerdict = z.strictObject({
    email_address: z.nullable(zEmail),
    verdict: z.enum([
        'ready',
        'on-account',
        'invited',
        'invalid',
        'disposable',
        'plus-not-allowed',
        'repeated',
        'no-seat'
    ])
});

/**
 * Seats that no member and no open invitation holds now.
 */
export const zSeatsLeft = z.int().check(z.gte(0), z.lte(100000));

/**
 * What would come of inviting each line.
 */
export const zInvitationVerdictList = z.strictObject({
    verdicts: z.array(zInvitationVerdict).check(z.minLength(1), z.maxLength(200)),
    seats_left: zSeatsLeft
});

/**
 * Whom to invite, all with the same roles.
 */
export const zCreateInvitationsBody = z.strictObject({
    email_addresses: z.array(zEmail).check(z.minLength(1), z.maxLength(100)),
    roles: zInvitedRoles
});

/**
 * What came of an address.
 */
export const zInvitationResult = z.strictObject({
    email_address: zEmail,
    outcome: z.enum([
        'invited',
        'already-invited',
        'rejected'
    ]),
    invitation: z.nullable(zInvitation),
    rejected_with: z.nullable(zErrorItem)
});

/**
 * What came of each address.
 */
export const zInvitationResultList = z.strictObject({
    results: z.array(zInvitationResult).check(z.minLength(1), z.maxLength(100)),
    seats_left: zSeatsLeft
});

/**
 * Other roles for a member.
 */
export const zSetRolesBody = z.strictObject({
    roles: zMemberRoles,
    instead_of: zMemberRoles
});

/**
 * What a person may do in the active account.
 */
export const zPersonRoles = z.strictObject({
    user_id: zUserId,
    roles: z.array(zRole).check(z.minLength(1), z.maxLength(20))
});

/**
 * ID of an organization. It begins with `org_`, so that it never equals the words `idp` and `accounts`, which can be in its place in a path.
 */
export const zOrganizationId = z.string().check(z.minLength(10), z.maxLength(44), z.regex(/^org_[a-z0-9]{6,40}$/));

/**
 * Lets an account join an organization. Anyone who has it can add their account, until it is regenerated.
 */
export const zOrganizationKey = z.string().check(z.length(27), z.regex(/^ok_[A-Za-z0-9]{24}$/));

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
 * An account of an organization.
 */
export const zOrganizationAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    key_access: z.nullable(zOrganizationKeyAccess)
});

/**
 * Accounts that share a single sign-on.
 */
export const zOrganization = z.strictObject({
    organization_id: zOrganizationId,
    organization_name: zOrganizationName,
    organization_key: zOrganizationKey,
    idp_activated: z.boolean(),
    owner: z.boolean(),
    accounts: z.array(zOrganizationAccount).check(z.minLength(1), z.maxLength(1000))
});

/**
 * A new organization.
 */
export const zCreateOrganizationBody = z.strictObject({
    organization_name: zOrganizationName
});

/**
 * Another name for the organization.
 */
export const zRenameOrganizationBody = z.strictObject({
    organization_name: zOrganizationName
});

/**
 * An account as a chooser shows it.
 */
export const zAccountListEntry = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel
});

/**
 * A list of accounts.
 */
export const zAccountList = z.strictObject({
    accounts: z.array(zAccountListEntry).check(z.maxLength(1000))
});

/**
 * Proof that the account may join.
 */
export const zJoinOrganizationBody = z.strictObject({
    organization_key: zOrganizationKey
});

/**
 * What the organization can do with the account's keys.
 */
export const zOrganizationKeyAccessBody = z.strictObject({
    key_access: zOrganizationKeyAccess
});

/**
 * Whether a name is free.
 */
export const zOrganizationNameCheck = z.strictObject({
    is_available: z.boolean()
});

/**
 * What an owner sees of an organization before their account joins it.
 */
export const zOrganizationPreview = z.strictObject({
    organization_name: zOrganizationName,
    idp_activated: z.boolean()
});

/**
 * An email domain, in lower case and, where it has other letters, in the form of DNS.
 */
export const zDomainName = z.string().check(z.minLength(4), z.maxLength(240), z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, 'Enter a domain in lower case, such as northwind.example.'));

/**
 * An email domain of an organization.
 */
export const zOrganizationDomain = z.strictObject({
    domain: zDomainName,
    record_name: z.string().check(z.minLength(1), z.maxLength(253)),
    record_value: z.string().check(z.minLength(1), z.maxLength(100)),
    created: zTimestamp,
    verified: z.nullable(zTimestamp)
});

/**
 * A time in which domains count without being verified.
 */
export const zDomainGracePeriod = z.strictObject({
    ends: zTimestamp,
    domains: z.array(zDomainName).check(z.minLength(1), z.maxLength(20))
});

/**
 * The domains of an organization.
 */
export const zOrganizationDomainList = z.strictObject({
    domains: z.array(zOrganizationDomain).check(z.maxLength(20)),
    grace_period: z.nullable(zDomainGracePeriod)
});

/**
 * A domain to add.
 */
export const zOrganizationDomainBody = z.strictObject({
    domain: zDomainName
});

/**
 * ID of an identity provider. A person who logs in with it is identified by this ID and the provider's subject.
 */
export const zIdentityProviderId = z.guid();

/**
 * Display name of the identity provider.
 */
export const zIdentityProviderName = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * Whether the active account holds the configuration and can therefore change it.
 */
export const zIdentityProviderOwner = z.boolean();

/**
 * `IDP_STATE_CONFIGURED`: set up, for test logins only. `IDP_STATE_ACTIVE`: members log in with it.
 * `IDP_STATE_UNDEFINED`: not set up. `IDP_STATE_UNKNOWN`: not known at the moment.
 *
 */
export const zIdentityProviderState = z.enum([
    'IDP_STATE_UNKNOWN',
    'IDP_STATE_UNDEFINED',
    'IDP_STATE_CONFIGURED',
    'IDP_STATE_ACTIVE'
]);

/**
 * What to enter at the identity provider before it can be set up here. The address is the same for both types and, with SAML, is also our entity ID.
 */
export const zCallbackInfo = z.strictObject({
    callback_name: z.string().check(z.minLength(1), z.maxLength(100)),
    callback_url: z.string().check(z.minLength(1), z.maxLength(500))
});

/**
 * An activation that no owner has confirmed yet.
 */
export const zActivationConfirmation = z.strictObject({
    deadline: zTimestamp
});

/**
 * Issuer, in responses exactly as its tokens name it; its discovery document is below this address. In development, it may
 * be one of this machine without https, such as Example ID; elsewhere, such an issuer can't be reached.
 *
 */
export const zOidcIssuer = z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^(https:\/\/[A-Za-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?(\/[^\s?#<>"\x00-\x1f\x7f]*)?$/, 'Enter an address that begins with https.'));

/**
 * Id that the identity provider has given to the portal.
 */
export const zOidcClientId = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[\x21-\x7e]+$/, 'Leave out spaces.'));

/**
 * Scopes to request from the identity provider, separated by spaces; always includes `openid`.
 */
export const zOidcScopes = z.string().check(z.minLength(6), z.maxLength(500), z.regex(/^((?!openid )[\x21\x23-\x5b\x5d-\x7e]+ )*openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'Separate the scopes by single spaces, with openid among them.'));

/**
 * Whether the email address and the name come from the ID token; otherwise they come from the userinfo endpoint.
 */
export const zOidcIdTokenMapping = z.boolean();

/**
 * Configuration of OpenID Connect. The client ID is named `clientId` here and `client_id` in the bodies
 * of `createOidcProvider` and `updateOidcProvider`; the value is the same. The client secret is not
 * returned.
 *
 */
export const zOidcConfig = z.strictObject({
    issuer: zOidcIssuer,
    clientId: zOidcClientId,
    scopes: zOidcScopes,
    is_id_token_mapping: zOidcIdTokenMapping
});

/**
 * An identity provider that speaks OpenID Connect.
 */
export const zOidcIdentityProvider = z.strictObject({
    idp_id: zIdentityProviderId,
    account_id: zAccountId,
    name: zIdentityProviderName,
    owner: zIdentityProviderOwner,
    state: zIdentityProviderState,
    type: z.literal('PROVIDER_TYPE_OIDC'),
    callback_info: zCallbackInfo,
    confirmation: z.nullable(zActivationConfirmation),
    config: zOidcConfig
});

/**
 * The part of the metadata that describes the identity provider, with its certificates.
 */
export const zSamlMetadataXml = z.string().check(z.minLength(1), z.maxLength(50000), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.'));

/**
 * How requests reach the identity provider.
 */
export const zSamlBinding = z.enum(['HTTP-Redirect', 'HTTP-POST']);

/**
 * Format of the NameID to request. A transient NameID changes with each login and needs an attribute as well.
 */
export const zSamlNameIdFormat = z.enum([
    'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
]);

/**
 * Attribute that identifies people when the NameID is transient; otherwise ignored.
 */
export const zSamlAttributeName = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\s\x00-\x1f\x7f<>]+$/, 'Leave out spaces.'));

/**
 * Configuration of SAML 2.0. The address that the metadata came from is not stored. The flag
 * `signed_request` of the bodies is named `with_signed_request` here.
 *
 */
export const zSamlConfig = z.strictObject({
    metadata_xml: zSamlMetadataXml,
    binding: zSamlBinding,
    with_signed_request: z.boolean(),
    name_id_format: zSamlNameIdFormat,
    transient_mapping_attribute_name: z.nullable(zSamlAttributeName)
});

/**
 * An identity provider that speaks SAML 2.0.
 */
export const zSamlIdentityProvider = z.strictObject({
    idp_id: zIdentityProviderId,
    account_id: zAccountId,
    name: zIdentityProviderName,
    owner: zIdentityProviderOwner,
    state: zIdentityProviderState,
    type: z.literal('PROVIDER_TYPE_SAML'),
    callback_info: zCallbackInfo,
    confirmation: z.nullable(zActivationConfirmation),
    certificate_expiration: zTimestamp,
    config: zSamlConfig
});

/**
 * Placeholder for an identity provider that is not set up yet.
 */
export const zUndefinedIdentityProvider = z.strictObject({
    idp_id: z.null(),
    account_id: zAccountId,
    name: z.null(),
    owner: zIdentityProviderOwner,
    state: z.literal('IDP_STATE_UNDEFINED'),
    type: z.literal('PROVIDER_TYPE_UNDEFINED'),
    callback_info: zCallbackInfo,
    confirmation: z.null(),
    config: z.null()
});

/**
 * The identity provider of an organization; its type says what the configuration holds.
 */
export const zIdentityProvider = z.discriminatedUnion('type', [
    zOidcIdentityProvider,
    zSamlIdentityProvider,
    zUndefinedIdentityProvider
]);

/**
 * Where the metadata can be loaded from.
 */
export const zSamlMetadataUrl = z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?([\/?][^\s#<>"\x00-\x1f\x7f]*)?$/, 'Enter an address that begins with https.'));

/**
 * Whether requests to the identity provider are signed.
 */
export const zSamlSignedRequest = z.boolean();

/**
 * A SAML identity provider. Exactly one of `metadata_xml` and `metadata_url` is given.
 */
export const zCreateSamlProviderBody = z.strictObject({
    name: zIdentityProviderName,
    metadata_xml: z.optional(zSamlMetadataXml),
    metadata_url: z.optional(zSamlMetadataUrl),
    name_id_format: zSamlNameIdFormat,
    binding: zSamlBinding,
    signed_request: z.optional(zSamlSignedRequest),
    with_signed_request: z.optional(zSamlSignedRequest),
    transient_mapping_attribute_name: z.optional(zSamlAttributeName)
});

/**
 * The new configuration of a SAML identity provider. Exactly one of `metadata_xml` and `metadata_url` is given.
 */
export const zUpdateSamlProviderBody = z.strictObject({
    name: zIdentityProviderName,
    metadata_xml: z.optional(zSamlMetadataXml),
    metadata_url: z.optional(zSamlMetadataUrl),
    name_id_format: zSamlNameIdFormat,
    binding: zSamlBinding,
    signed_request: z.optional(zSamlSignedRequest),
    with_signed_request: z.optional(zSamlSignedRequest),
    transient_mapping_attribute_name: z.optional(zSamlAttributeName)
});

/**
 * An OpenID Connect identity provider.
 */
export const zCreateOidcProviderBody = z.strictObject({
    name: zIdentityProviderName,
    issuer: zOidcIssuer,
    client_id: zOidcClientId,
    client_secret: z.string().check(z.minLength(1), z.maxLength(1024), z.regex(/^[\x20-\x7e]+$/)),
    scopes: z._default(z.optional(zOidcScopes), 'openid email profile'),
    is_id_token_mapping: z._default(z.optional(zOidcIdTokenMapping), false)
});

/**
 * The new configuration of an OpenID Connect identity provider.
 */
export const zUpdateOidcProviderBody = z.strictObject({
    name: zIdentityProviderName,
    issuer: zOidcIssuer,
    client_id: zOidcClientId,
    client_secret: z.optional(z.string().check(z.maxLength(1024), z.regex(/^[\x20-\x7e]*$/))),
    scopes: zOidcScopes,
    is_id_token_mapping: zOidcIdTokenMapping
});

/**
 * The metadata to inspect. Exactly one of `metadata_xml` and `metadata_url` is given.
 */
export const zCheckSamlMetadataBody = z.strictObject({
    metadata_xml: z.optional(zSamlMetadataXml),
    metadata_url: z.optional(zSamlMetadataUrl)
});

/**
 * Where requests go in one binding.
 */
export const zSamlEndpoint = z.strictObject({
    binding: zSamlBinding,
    location: z.string().check(z.minLength(1), z.maxLength(2000))
});

/**
 * A certificate that signatures are checked with.
 */
export const zSamlCertificate = z.strictObject({
    subject: z.string().check(z.maxLength(500)),
    fingerprint: z.string().check(z.length(95), z.regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)),
    not_before: zTimestamp,
    not_after: zTimestamp
});

/**
 * A value as the identity provider gives it, shortened if it is long.
 */
export const zReportedText = z.string().check(z.minLength(1), z.maxLength(500));

/**
 * What metadata of an identity provider contain.
 */
export const zSamlInspection = z.strictObject({
    metadata_xml: zSamlMetadataXml,
    entity_id: z.string().check(z.minLength(1), z.maxLength(1024)),
    sign_on_endpoints: z.array(zSamlEndpoint).check(z.minLength(1), z.maxLength(2)),
    certificates: z.array(zSamlCertificate).check(z.minLength(1), z.maxLength(20)),
    wants_signed_requests: z.boolean(),
    name_id_formats: z.array(zReportedText).check(z.maxLength(20))
});

/**
 * The issuer to inspect.
 */
export const zCheckOidcIssuerBody = z.strictObject({
    issuer: zOidcIssuer
});

/**
 * `issuer-mismatch`: it calls itself by another address. `endpoint-missing`: an endpoint or the keys are
 * missing, or the login is not at an https address. `algorithm-unsupported`: it signs with none of the
 * algorithms that we check. `authentication-unsupported`: clients cannot authenticate with a secret.
 * `code-flow-unsupported`: it offers no authorization code.
 *
 */
export const zOidcProblem = z.enum([
    'issuer-mismatch',
    'endpoint-missing',
    'algorithm-unsupported',
    'authentication-unsupported',
    'code-flow-unsupported'
]);

/**
 * What the discovery document of an issuer says.
 */
export const zOidcInspection = z.strictObject({
    issuer: z.nullable(zReportedText),
    authorization_endpoint: z.nullable(zReportedText),
    token_endpoint: z.nullable(zReportedText),
    userinfo_endpoint: z.nullable(zReportedText),
    jwks_uri: z.nullable(zReportedText),
    signing_algorithms: z.array(zReportedText).check(z.maxLength(30)),
    client_authentication: z.array(zReportedText).check(z.maxLength(30)),
    scopes: z.array(zReportedText).check(z.maxLength(100)),
    problems: z.array(zOidcProblem).check(z.maxLength(5))
});

/**
 * The members of an organization who depend on its identity provider.
 */
export const zProviderDependents = z.strictObject({
    without_other_login: z.int().check(z.gte(0), z.lte(1000000))
});

/**
 * An owner of an account of the organization.
 */
export const zRecoveryOwner = z.strictObject({
    user_id: zUserId,
    username: zEmail,
    account_id: zAccountId,
    obstacle: z.nullable(z.enum([
        'disabled',
        'no-password',
        'no-second-factor'
    ]))
});

/**
 * Who can log in if the identity provider fails.
 */
export const zRecoveryOwners = z.strictObject({
    ready: z.boolean(),
    owners: z.array(zRecoveryOwner).check(z.minLength(0), z.maxLength(500))
});

/**
 * ID of the login.
 */
export const zSsoLoginId = z.guid();

/**
 * `pending`: a rehearsal that has not returned.
 */
export const zSsoLoginOutcome = z.enum([
    'passed',
    'failed',
    'pending'
]);

/**
 * Why a login failed; null if it has not. People who log in see only a general message.
 *
 */
export const zSsoFailure = z.nullable(z.enum([
    'issuer-mismatch',
    'clock-skew',
    'audience-mismatch',
    'assertion-unsigned',
    'assertion-encrypted',
    'certificate-expired',
    'signature-invalid',
    'algorithm-unsupported',
    'email-missing',
    'email-unverified',
    'client-secret-invalid',
    'redirect-not-registered',
    'provider-unreachable',
    'replayed',
    'no-matching-member',
    'other-accounts',
    'staff',
    'user-disabled',
    'owner-required',
    'destination-mismatch',
    'subject-missing',
    'declined',
    'response-invalid',
    'team-full',
    'groups-missing',
    'person-renamed'
]));

/**
 * `groups-missing`: the provider left out the person's groups, because there are too many, or encrypted them. A
 * member keeps their roles; no one joins with the default roles in place of those of mapped groups. `relinked`: the
 * provider has another ID for the person now, and SCIM, the verified domain, or their login here proved that it's
 * the same person.
 *
 */
export const zSsoNote = z.enum(['groups-missing', 'relinked']);

/**
 * A person of the organization.
 */
export const zSsoPerson = z.strictObject({
    user_id: zUserId,
    username: zEmail
});

/**
 * A claim or an attribute, by the name that the provider gives it.
 */
export const zReceivedValue = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    value: z.string().check(z.minLength(0), z.maxLength(300))
});

/**
 * A login with the identity provider, or a rehearsal of one.
 */
export const zSsoLogin = z.strictObject({
    login_id: zSsoLoginId,
    kind: z.enum(['login', 'rehearsal']),
    outcome: zSsoLoginOutcome,
    failure: zSsoFailure,
    notes: z.array(zSsoNote).check(z.minLength(0), z.maxLength(10)),
    person: z.nullable(zSsoPerson),
    received: z.array(zReceivedValue).check(z.minLength(0), z.maxLength(40)),
    time: zTimestamp
});

/**
 * How we read what the provider sent.
 */
export const zSsoMapping = z.strictObject({
    subject: z.nullable(z.string().check(z.minLength(1), z.maxLength(1024))),
    email: z.nullable(z.string().check(z.minLength(1), z.maxLength(1024))),
    name: z.nullable(z.string().check(z.minLength(1), z.maxLength(500)))
});

/**
 * A role that people can get without a group. It is never an owner role.
 */
export const zMemberRole = z.enum([
    'billing-viewer',
    'billing-editor',
    'api-key-viewer',
    'api-key-editor'
]);

/**
 * Someone who would join the account at their first login.
 */
export const zSsoJoiner = z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(1024)),
    roles: z.array(zMemberRole).check(z.minLength(0), z.maxLength(4))
});

/**
 * A member, and whether they could log in with the identity provider.
 */
export const zSsoMember = z.strictObject({
    user_id: zUserId,
    username: zEmail,
    outcome: z.enum([
        'enters',
        'keeps-password',
        'locked-out'
    ]),
    obstacle: z.nullable(z.enum([
        'address-unconfirmed',
        'other-domain',
        'disabled',
        'other-accounts',
        'staff'
    ]))
});

/**
 * A rehearsal, and what today's members could expect.
 */
export const zSsoRehearsal = z.strictObject({
    login: zSsoLogin,
    mapping: zSsoMapping,
    joins: z.nullable(zSsoJoiner),
    people: z.array(zSsoMember).check(z.minLength(0), z.maxLength(500)),
    invited: z.array(zEmail).check(z.minLength(0), z.maxLength(500))
});

/**
 * Our page that the browser returns to, with scheme and host and without a query. Addresses of
 * other sites are rejected.
 *
 */
export const zCallbackUri = z.string().check(z.minLength(10), z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"\\?#]+$/));

/**
 * Where the window returns to.
 */
export const zStartSsoRehearsalBody = z.strictObject({
    redirect_uri: zCallbackUri
});

/**
 * Where the window goes.
 */
export const zStartedSsoRehearsal = z.strictObject({
    auth_url: z.nullable(z.string().check(z.minLength(10), z.maxLength(4096), z.regex(/^https?:\/\/[^\s<>"\\]+$/)))
});

/**
 * Our page that the browser returned to, with only the state in its query. Up to the query it must be
 * the `redirect_uri` that the login started with.
 *
 */
export const zSsoReturnUri = z.string().check(z.minLength(58), z.maxLength(600), z.regex(/^https?:\/\/[^\s<>"\\?#]+\?state=[A-Za-z0-9_-]{43}$/, 'Start the login again.'));

/**
 * Code from the redirect, percent-decoded. It works once.
 */
export const zLoginCode = z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/));

/**
 * What the window returned with.
 */
export const zCompleteSsoRehearsalBody = z.strictObject({
    redirect_uri: zSsoReturnUri,
    code: z.optional(zLoginCode),
    iss: z.optional(z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"\\]+$/, 'Start the test login again.'))),
    error: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-zA-Z0-9_.-]+$/, 'Start the test login again.')))
});

/**
 * A page of logins.
 */
export const zSsoLoginPage = z.strictObject({
    total: zTotal,
    logins: z.array(zSsoLogin).check(z.minLength(0), z.maxLength(100))
});

/**
 * A person whom the provider knows by another ID now.
 */
export const zSsoRelink = z.strictObject({
    login_id: zSsoLoginId,
    person: zSsoPerson,
    subject: z.string().check(z.minLength(1), z.maxLength(1024)),
    former_subject: z.string().check(z.minLength(1), z.maxLength(1024)),
    email: z.nullable(z.string().check(z.minLength(1), z.maxLength(1024))),
    name: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
    time: zTimestamp
});

/**
 * The people who wait to be relinked.
 */
export const zSsoRelinks = z.strictObject({
    relinks: z.array(zSsoRelink).check(z.minLength(0), z.maxLength(100))
});

/**
 * What happens to people who are logged in.
 */
export const zActivateIdentityProviderBody = z.strictObject({
    sessions: z._default(z.optional(z.enum(['kept', 'ended'])), 'kept')
});

/**
 * ID of a provisioning token, which is no secret.
 */
export const zProvisioningTokenId = z.guid();

/**
 * The last four characters of the token, to tell tokens apart.
 */
export const zTokenSuffix = z.string().check(z.length(4), z.regex(/^[A-Za-z0-9_-]{4}$/));

/**
 * A token of the identity provider, without its secret.
 */
export const zProvisioningToken = z.strictObject({
    token_id: zProvisioningTokenId,
    suffix: zTokenSuffix,
    created: zTimestamp,
    expiration: z.nullable(zTimestamp),
    last_used: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)))
});

/**
 * What to enter at the identity provider.
 */
export const zProvisioning = z.strictObject({
    base_url: z.string().check(z.maxLength(300)),
    tokens: z.array(zProvisioningToken).check(z.maxLength(10))
});

/**
 * A new token.
 */
export const zCreateProvisioningTokenBody = z.strictObject({
    expiration: z.nullable(zTimestamp)
});

/**
 * The token, shown once.
 */
export const zProvisioningSecret = z.string().check(z.length(48), z.regex(/^scim_[A-Za-z0-9_-]{43}$/));

/**
 * A token with its secret.
 */
export const zNewProvisioningToken = z.strictObject({
    token_id: zProvisioningTokenId,
    token: zProvisioningSecret,
    suffix: zTokenSuffix,
    created: zTimestamp,
    expiration: z.nullable(zTimestamp)
});

/**
 * A group of the identity provider, and the roles of its people.
 */
export const zGroupRoles = z.strictObject({
    group: z.string().check(z.minLength(1), z.maxLength(200)),
    roles: z.array(zCustomerRole).check(z.minLength(1), z.maxLength(6))
});

/**
 * The roles of people who join through the identity provider.
 */
export const zRoleMapping = z.strictObject({
    joins_at_login: z.boolean(),
    default_roles: z.array(zMemberRole).check(z.maxLength(4)),
    groups: z.array(zGroupRoles).check(z.maxLength(100))
});

/**
 * Another mapping.
 */
export const zSetRoleMappingBody = z.strictObject({
    joins_at_login: z.boolean(),
    default_roles: z.array(zMemberRole).check(z.maxLength(4)),
    groups: z.array(zGroupRoles).check(z.maxLength(100))
});

/**
 * ID of an entry of the rejected calls.
 */
export const zProvisioningFailureId = z.guid();

/**
 * Why the call was rejected. Expect values that you don't know.
 *
 * - `token-expired`: the token has expired.
 * - `too-many-requests`: more calls in a minute than a token can make.
 * - `malformed-body`, `body-too-large`, `unsupported-media-type`: the body can't be read.
 * - `invalid-value`, `invalid-path`, `invalid-filter`, `no-target`, `read-only`: the call breaks a rule of SCIM.
 * - `no-address`: the user has no valid email address.
 * - `foreign-domain`: the address is in no domain of the organization.
 * - `person-elsewhere`: the person uses other accounts, has not confirmed their address, or is disabled.
 * - `owner-stays`: an owner whom only the portal can remove.
 * - `team-full`: the account has no seat left.
 * - `user-exists`, `group-exists`, `unknown-member`, `not-found`: what the provider knows isn't what is stored here.
 * - `too-many-resources`: the organization has as many users or groups as it can have.
 * - `version-changed`: the resource has changed since the provider read it.
 * - `not-stored`: the call was applied, without these values, because they aren't stored or can't be.
 * - `internal-error`: our fault; the provider tries again.
 *
 */
export const zProvisioningFailureReason = z.enum([
    'token-expired',
    'too-many-requests',
    'malformed-body',
    'body-too-large',
    'unsupported-media-type',
    'invalid-value',
    'invalid-path',
    'invalid-filter',
    'no-target',
    'read-only',
    'no-address',
    'foreign-domain',
    'person-elsewhere',
    'owner-stays',
    'team-full',
    'user-exists',
    'group-exists',
    'unknown-member',
    'not-found',
    'too-many-resources',
    'version-changed',
    'not-stored',
    'internal-error'
]);

/**
 * A value that the identity provider sent.
 */
export const zSentValue = z.strictObject({
    name: z.string().check(z.maxLength(200)),
    value: z.string().check(z.maxLength(300))
});

/**
 * A call of the identity provider that was rejected, or not applied as a whole.
 */
export const zProvisioningFailure = z.strictObject({
    failure_id: zProvisioningFailureId,
    time: zTimestamp,
    operation: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+$/)),
    token_suffix: zTokenSuffix,
    status: z.int().check(z.gte(200), z.lte(599)),
    failure: zProvisioningFailureReason,
    detail: z.string().check(z.maxLength(1000)),
    sent: z.array(zSentValue).check(z.maxLength(40)),
    replayable: z.boolean(),
    replayed: z.nullable(zTimestamp)
});

/**
 * A page of rejected calls.
 */
export const zProvisioningFailurePage = z.strictObject({
    total: zTotal,
    failures: z.array(zProvisioningFailure).check(z.maxLength(100))
});

/**
 * What came of a call that was performed again.
 */
export const zProvisioningReplay = z.strictObject({
    status: z.int().check(z.gte(200), z.lte(599)),
    failure: z.nullable(zProvisioningFailureReason),
    detail: z.nullable(z.string().check(z.maxLength(1000))),
    replayed: z.nullable(zTimestamp)
});

/**
 * ID of a token, which is no secret.
 */
export const zApiTokenId = z.guid();

/**
 * What a person calls it. Activity has the name.
 */
export const zApiTokenName = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * The roles that were chosen for it.
 */
export const zChosenRoles = z.array(zCustomerRole).check(z.maxLength(6));

/**
 * Those of its roles that its maker no longer has in any of its accounts, so that it doesn't have them.
 */
export const zLostRoles = z.array(zCustomerRole).check(z.maxLength(6));

/**
 * Addresses and ranges that it works from; from anywhere, if there is none.
 */
export const zApiTokenNetworks = z.array(z.string().check(z.minLength(2), z.maxLength(64), z.regex(/^[0-9A-Fa-f.:\/]+$/, 'Enter an IP address or a range such as 203.0.113.0/24.'))).check(z.maxLength(20));

/**
 * The last four characters of the secret, to tell secrets apart.
 */
export const zApiTokenSuffix = z.string().check(z.length(4), z.regex(/^[0-9A-Za-z]{4}$/));

/**
 * When a program last called with it, to the minute; null for never.
 */
export const zTokenLastUsed = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * The network of the last call: the IPv4 /24 or IPv6 /64; null for never.
 */
export const zLastNetwork = z.nullable(z.string().check(z.maxLength(64)));

/**
 * Until when the secret before the last rotation works; null if it doesn't.
 */
export const zPreviousExpiresAt = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)));

/**
 * A person's API token, without its secret.
 */
export const zPersonalToken = z.strictObject({
    token_id: zApiTokenId,
    name: zApiTokenName,
    accounts: z.array(zAccountListEntry).check(z.maxLength(50)),
    roles: zChosenRoles,
    lost_roles: zLostRoles,
    networks: zApiTokenNetworks,
    suffix: zApiTokenSuffix,
    state: z.enum([
        'active',
        'expired',
        'stopped'
    ]),
    created: zTimestamp,
    expires_at: zTimestamp,
    last_used: zTokenLastUsed,
    last_network: zLastNetwork,
    previous_expires_at: zPreviousExpiresAt
});

/**
 * A person's API tokens.
 */
export const zPersonalTokenList = z.strictObject({
    access_tokens: z.array(zPersonalToken).check(z.maxLength(50))
});

/**
 * The accounts that it works in.
 */
export const zChosenAccounts = z.array(zAccountId).check(z.minLength(1), z.maxLength(50));

/**
 * A new token.
 */
export const zCreateAccessTokenBody = z.strictObject({
    name: zApiTokenName,
    account_ids: zChosenAccounts,
    roles: zChosenRoles,
    networks: zApiTokenNetworks,
    expires_at: z.optional(zTimestamp)
});

/**
 * The token, shown once: its kind, 32 random bytes in letters and digits, and a checksum (CRC-32) of all that in six
 * of them.
 *
 */
export const zAccessTokenSecret = z.string().check(z.length(56), z.regex(/^gp_pat_[0-9A-Za-z]{49}$/));

/**
 * A token with its secret.
 */
export const zNewPersonalToken = z.strictObject({
    secret: zAccessTokenSecret,
    access_token: zPersonalToken
});

/**
 * What the token is from now on.
 */
export const zUpdateAccessTokenBody = z.strictObject({
    name: zApiTokenName,
    account_ids: zChosenAccounts,
    roles: zChosenRoles,
    networks: zApiTokenNetworks,
    expires_at: zTimestamp
});

/**
 * How a secret is replaced.
 */
export const zRotateTokenBody = z.strictObject({
    overlap_hours: z.int().check(z.gte(0), z.lte(168)),
    expires_at: z.optional(zTimestamp)
});

/**
 * An account that a token works in.
 */
export const zTokenAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    roles: z.array(zCustomerRole).check(z.maxLength(6))
});

/**
 * The API token of a call.
 */
export const zCurrentToken = z.strictObject({
    token_id: zApiTokenId,
    kind: z.enum(['personal', 'service']),
    name: zApiTokenName,
    expires_at: zTimestamp,
    networks: zApiTokenNetworks,
    accounts: z.array(zTokenAccount).check(z.maxLength(50))
});

/**
 * The request of a program, and what the person allows it.
 */
export const zCreateAuthorizationCodeBody = z.strictObject({
    client_id: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:\/-]+$/, 'Start again from the program.')),
    loopback_uri: z.string().check(z.minLength(1), z.maxLength(200)),
    code_challenge: z.string().check(z.length(43), z.regex(/^[\w-]{43}$/, 'Start again from the program.')),
    code_challenge_method: z.literal('S256'),
    state: z.optional(z.string().check(z.minLength(1), z.maxLength(512), z.regex(/^[\x20-\x7e]+$/, 'Start again from the program.'))),
    resource: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    name: zApiTokenName,
    account_id: zAccountId,
    roles: zChosenRoles
});

/**
 * Where the program gets its code.
 */
export const zNewAuthorizationCode = z.strictObject({
    token_id: zApiTokenId,
    redirect_to: z.string().check(z.minLength(1), z.maxLength(2000)),
    expires_at: zTimestamp
});

/**
 * The person who was logged in.
 */
export const zActivityPerson = z.strictObject({
    user_id: zUserId,
    username: zEmail
});

/**
 * Grows with each change.
 */
export const zServiceAccountVersion = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * A service account, without its secret.
 */
export const zServiceAccount = z.strictObject({
    token_id: zApiTokenId,
    name: zApiTokenName,
    maker: z.nullable(zActivityPerson),
    roles: zChosenRoles,
    lost_roles: zLostRoles,
    networks: zApiTokenNetworks,
    suffix: zApiTokenSuffix,
    state: z.enum([
        'active',
        'expired',
        'stopped'
    ]),
    created: zTimestamp,
    expires_at: zTimestamp,
    last_used: zTokenLastUsed,
    last_network: zLastNetwork,
    previous_expires_at: zPreviousExpiresAt,
    version: zServiceAccountVersion
});

/**
 * The service accounts of an account.
 */
export const zServiceAccountList = z.strictObject({
    service_accounts: z.array(zServiceAccount).check(z.maxLength(50))
});

/**
 * The roles that are chosen for it.
 */
export const zServiceAccountRoles = z.array(zCustomerRole).check(z.minLength(1), z.maxLength(6));

/**
 * A new service account.
 */
export const zCreateServiceAccountBody = z.strictObject({
    name: zApiTokenName,
    roles: zServiceAccountRoles,
    networks: zApiTokenNetworks,
    expires_at: z.optional(zTimestamp)
});

/**
 * The token, shown once: its kind, 32 random bytes in letters and digits, and a checksum (CRC-32) of all that in six
 * of them.
 *
 */
export const zServiceAccountSecret = z.string().check(z.length(56), z.regex(/^gp_svc_[0-9A-Za-z]{49}$/));

/**
 * A service account with its secret.
 */
export const zNewServiceAccount = z.strictObject({
    secret: zServiceAccountSecret,
    service_account: zServiceAccount
});

/**
 * What the service account is from now on.
 */
export const zUpdateServiceAccountBody = z.strictObject({
    name: zApiTokenName,
    roles: zServiceAccountRoles,
    networks: zApiTokenNetworks,
    expires_at: zTimestamp,
    version: zServiceAccountVersion
});

/**
 * The text.
 */
export const zFoundTokenText = z.string().check(z.minLength(1), z.maxLength(1000));

/**
 * The scanner's name for this kind of token.
 */
export const zFoundTokenType = z.string().check(z.maxLength(200));

/**
 * A text that looks like a token, and where it was found.
 */
export const zFoundToken = z.object({
    token: zFoundTokenText,
    type: zFoundTokenType,
    url: z.string().check(z.maxLength(2000)),
    source: z.optional(z.string().check(z.maxLength(100)))
});

/**
 * What was found.
 */
export const zFoundTokens = z.array(zFoundToken).check(z.minLength(1), z.maxLength(100));

/**
 * What a token is.
 */
export const zFoundTokenResult = z.strictObject({
    token_hash: z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/)),
    token_type: zFoundTokenType,
    label: z.enum(['true_positive', 'false_positive'])
});

/**
 * What each token is, in the order of the report.
 */
export const zFoundTokenResults = z.array(zFoundTokenResult).check(z.maxLength(100));

/**
 * Kind of an action.
 */
export const zActivityKind = z.enum([
    'keys',
    'team',
    'sign-in',
    'profile',
    'account',
    'single-sign-on',
    'contacts',
    'billing',
    'subscriptions',
    'staff'
]);

/**
 * Number of an entry. Newer entries have higher numbers.
 */
export const zActivityId = z.int().check(z.gte(1), z.lte(999999999999999));

/**
 * An API token, by the name that it had then. That of a service account stands for no person.
 */
export const zActivityToken = z.strictObject({
    token_id: zApiTokenId,
    kind: z.enum([
        'personal',
        'service',
        'set-up'
    ]),
    name: zApiTokenName
});

/**
 * An item of the account.
 */
export const zActivityResource = z.strictObject({
    kind: z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/)),
    resource_id: z.string().check(z.maxLength(200))
});

/**
 * The caller's client. Null for unknown values.
 */
export const zActivityDevice = z.strictObject({
    browser: z.nullable(z.string().check(z.maxLength(40))),
    system: z.nullable(z.string().check(z.maxLength(40)))
});

/**
 * An action.
 */
export const zActivity = z.strictObject({
    activity_id: zActivityId,
    created: zTimestamp,
    kind: z.nullable(zActivityKind),
    operation: z.string().check(z.minLength(1), z.maxLength(60)),
    summary: z.string().check(z.maxLength(1000)),
    person: z.nullable(zActivityPerson),
    token: z.nullable(zActivityToken),
    by_staff: z.boolean(),
    reason: z.nullable(zReason),
    resource: z.nullable(zActivityResource),
    network: z.string().check(z.maxLength(64)),
    device: zActivityDevice,
    request_id: z.string().check(z.maxLength(64)),
    undo: z.enum([
        'none',
        'available',
        'done',
        'superseded',
        'missing-role'
    ]),
    undoes: z.nullable(zActivityId)
});

/**
 * A page of the activity log.
 */
export const zActivityPage = z.strictObject({
    activity: z.array(zActivity).check(z.maxLength(500)),
    next: z.nullable(z.string().check(z.maxLength(29))),
    scope: z.enum(['account', 'own'])
});

/**
 * A part of an account's name, or its number.
 */
export const zAccountSearchText = z.string().check(z.minLength(2), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * An account that matches a text.
 */
export const zAccountMatch = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    created: zTimestamp
});

/**
 * One page of accounts that match a text.
 */
export const zAccountMatchPage = z.strictObject({
    accounts: z.array(zAccountMatch).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * An account of a person, with the person's roles there.
 */
export const zUserAccount = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    roles: zMemberRoles
});

/**
 * The accounts of a person, as staff see them.
 */
export const zUserAccountList = z.strictObject({
    accounts: z.array(zUserAccount).check(z.maxLength(1000))
});

/**
 * First name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zFirstName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-\x9f<>@\/\\]*$/, 'Enter a valid first name.'));

/**
 * Last name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zLastName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-\x9f<>@\/\\]*$/, 'Enter a valid last name.'));

/**
 * A member of an account, as staff see it.
 */
export const zAccountUser = z.strictObject({
    user_id: zUserId,
    email_address: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    user_disabled: z.boolean(),
    roles: zMemberRoles,
    joined: zTimestamp
});

/**
 * One page of the members of an account.
 */
export const zAccountUserPage = z.strictObject({
    users: z.array(zAccountUser).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * An identity provider, without its settings.
 */
export const zOrganizationProvider = z.strictObject({
    name: zIdentityProviderName,
    protocol: z.enum(['oidc', 'saml']),
    active: z.boolean()
});

/**
 * An email domain of an organization.
 */
export const zDomainOfOrganization = z.strictObject({
    domain: zDomainName,
    verified: z.nullable(zTimestamp)
});

/**
 * An organization as staff see it.
 */
export const zAccountOrganization = z.strictObject({
    organization_id: zOrganizationId,
    organization_name: zOrganizationName,
    owner_account_id: zAccountId,
    account_count: z.int().check(z.gte(1), z.lte(100000)),
    provider: z.nullable(zOrganizationProvider),
    domains: z.array(zDomainOfOrganization).check(z.maxLength(20)),
    provisioning_token_count: z.int().check(z.gte(0), z.lte(2))
});

/**
 * The organization that an account belongs to.
 */
export const zOrganizationOfAccount = z.strictObject({
    organization: z.nullable(zAccountOrganization)
});

/**
 * An action in an account, as staff see it.
 */
export const zAccountActivity = z.strictObject({
    activity_id: zActivityId,
    created: zTimestamp,
    kind: z.nullable(zActivityKind),
    operation: z.string().check(z.minLength(1), z.maxLength(60)),
    summary: z.string().check(z.maxLength(1000)),
    person: z.nullable(zActivityPerson),
    staff: z.nullable(zActivityPerson),
    reason: z.nullable(zReason),
    network: z.string().check(z.maxLength(64)),
    device: zActivityDevice,
    request_id: z.string().check(z.maxLength(64))
});

/**
 * A page of the activity of an account.
 */
export const zAccountActivityPage = z.strictObject({
    activity: z.array(zAccountActivity).check(z.maxLength(100)),
    next: z.nullable(z.string().check(z.maxLength(29)))
});

/**
 * Number of a note.
 */
export const zAccountNoteId = z.int().check(z.gte(1), z.lte(999999999999999));

/**
 * What staff noted.
 */
export const zAccountNoteText = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Write a few words.'));

/**
 * A note about an account.
 */
export const zAccountNote = z.strictObject({
    note_id: zAccountNoteId,
    created: zTimestamp,
    author: z.nullable(zActivityPerson),
    text: zAccountNoteText
});

/**
 * One page of the notes about an account.
 */
export const zAccountNotePage = z.strictObject({
    notes: z.array(zAccountNote).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * What to note.
 */
export const zCreateAccountNoteBody = z.strictObject({
    text: zAccountNoteText
});

/**
 * An account that is being closed, as staff see it.
 */
export const zStaffClosing = z.strictObject({
    requested: zTimestamp,
    requested_by: z.nullable(zEmail),
    erased_from: zTimestamp,
    state: z.enum([
        'closing',
        'erasing',
        'erased'
    ]),
    held_at: z.nullable(zTimestamp),
    hold_reason: z.nullable(zReason)
});

/**
 * Whether an account is being closed.
 */
export const zStaffClosingState = z.strictObject({
    closing: z.nullable(zStaffClosing)
});

/**
 * A role of staff. It belongs to no account, and owners cannot grant it.
 */
export const zInternalRole = z.enum(['internal-admin']);

/**
 * The roles of staff that a person holds.
 */
export const zInternalRoleList = z.strictObject({
    user_id: zUserId,
    roles: z.array(zInternalRole).check(z.maxLength(10))
});

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
 * same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
 * header, each call creates something.
 *
 */
export const zOptionalIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * The earlier name of `search`.
 *
 * Deprecated: Use `search`. It ends on 2027-06-30.
 *
 *
 * @deprecated
 */
export const zTeamText = zTeamSearchText;

/**
 * Returns only the people whose email address contains this text, ignoring case, and the one with this text as
 * the `user_id`.
 *
 */
export const zTeamSearch = zTeamSearchText;

/**
 * Returns only the people with this role, and the invitations that name it.
 */
export const zTeamRole = zCustomerRole;

/**
 * Returns only the members, the invitations that are open, or those that have expired. Without it, all of them
 * are in the list.
 *
 */
export const zTeamState = z.enum([
    'member',
    'invited',
    'expired'
]);

/**
 * Sort order: the email address, or when the person joined. Someone who has yet to accept comes after
 * everyone who has joined, and so first in descending order.
 *
 */
export const zTeamSort = z._default(z.enum(['email_address', 'joined']), 'email_address');

/**
 * Sort direction.
 */
export const zTeamDirection = z._default(z.enum(['asc', 'desc']), 'asc');

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * ID of the person.
 */
export const zPathUserId = zUserId;

/**
 * ID of the invitation.
 */
export const zPathInvitationId = zInvitationId;

/**
 * The role.
 */
export const zPathCustomerRole = zCustomerRole;

/**
 * ID of the organization.
 */
export const zPathOrganizationId = zOrganizationId;

/**
 * The name to check.
 */
export const zQueryOrganizationName = zOrganizationName;

/**
 * A domain of the organization.
 */
export const zPathDomain = zDomainName;

/**
 * Only logins with this outcome.
 */
export const zSsoLoginOutcome2 = zSsoLoginOutcome;

/**
 * The token's ID.
 */
export const zPathTokenId = zApiTokenId;

/**
 * Returns only the entries that contain this text, ignoring case.
 */
export const zSearch = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Returns only what this person did. People who aren't owners see only their own entries.
 */
export const zActivityUser = zUserId;

/**
 * Returns only actions of this kind.
 */
export const zActivityKind2 = zActivityKind;

/**
 * Returns only actions at or after this time.
 */
export const zActivityStart = zTimestamp;

/**
 * Returns only actions before this time.
 */
export const zActivityEnd = zTimestamp;

/**
 * The `next` of the previous page. If omitted, returns the newest entries.
 */
export const zActivityCursor = z.string().check(z.minLength(15), z.maxLength(29), z.regex(/^\d{13}-\d{1,15}$/));

/**
 * Entries per page.
 */
export const zActivityPageSize = z._default(z.int().check(z.gte(1), z.lte(500)), 50);

/**
 * Why staff do it, for the activity log.
 */
export const zStaffReason = zReason;

/**
 * The role of staff.
 */
export const zPathInternalRole = zInternalRole;

export const zCreateTokenBody2 = zCreateTokenBody;

/**
 * The token. Keep it in memory only.
 */
export const zCreateTokenResponse = zAccessToken;

/**
 * Acting has stopped.
 */
export const zStopActingResponse = z.void();

/**
 * The key set.
 */
export const zGetJwksResponse = zJsonWebKeySet;

/**
 * The accounts.
 */
export const zListAccountsResponse = zOwnAccountList;

export const zChooseDefaultAccountPath = z.object({
    id: zAccountId
});

/**
 * Chosen.
 */
export const zChooseDefaultAccountResponse = z.void();

/**
 * The links.
 */
export const zListSetUpLinksResponse = zSetUpLinkList;

export const zCreateSetUpLinkBody2 = zCreateSetUpLinkBody;

export const zCreateSetUpLinkHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

/**
 * The link with its secret.
 */
export const zCreateSetUpLinkResponse = zNewSetUpLink;

export const zRevokeSetUpLinkPath = z.object({
    id: zSetUpLinkId
});

/**
 * Revoked.
 */
export const zRevokeSetUpLinkResponse = z.void();

export const zStartSetUpSessionBody2 = zStartSetUpSessionBody;

/**
 * What the session is for.
 */
export const zStartSetUpSessionResponse = zSetUpSession;

/**
 * Restored.
 */
export const zRestoreAccountResponse = z.void();

/**
 * The closing, or that there is none.
 */
export const zGetClosingResponse = zClosingState;

export const zCloseAccountBody2 = zCloseAccountBody;

/**
 * The closing.
 */
export const zCloseAccountResponse = zClosing;

/**
 * The preview.
 */
export const zGetClosingPreviewResponse = zClosingPreview;

export const zListTeamMembersQuery = z.object({
    text: z.optional(zTeamSearchText),
    search: z.optional(zTeamSearchText),
    role: z.optional(zCustomerRole),
    state: z.optional(z.enum([
        'member',
        'invited',
        'expired'
    ])),
    sort: z._default(z.optional(z.enum(['email_address', 'joined'])), 'email_address'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'asc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListTeamMembersResponse = zTeamMemberPage;

export const zListTeamMembersOfAccountsBody2 = zListTeamMembersOfAccountsBody;

/**
 * The teams that the caller can see.
 */
export const zListTeamMembersOfAccountsResponse = zAccountTeamList;

/**
 * The owners.
 */
export const zListAccountOwnersResponse = zAccountOwnerList;

export const zRemoveTeamMemberPath = z.object({
    id: zUserId
});

/**
 * Removed.
 */
export const zRemoveTeamMemberResponse = z.void();

/**
 * The invitations.
 */
export const zListInvitationsResponse = zInvitationList;

export const zAcceptInvitationBody2 = zAcceptInvitationBody;

/**
 * The account that the person now belongs to.
 */
export const zAcceptInvitationResponse = zAcceptedInvitation;

export const zCreateInvitationBody2 = zCreateInvitationBody;

export const zCreateInvitationHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

/**
 * The invitation. The email is on its way.
 */
export const zCreateInvitationResponse = zInvitation;

export const zRevokeInvitationPath = z.object({
    id: zInvitationId
});

/**
 * Revoked.
 */
export const zRevokeInvitationResponse = z.void();

export const zFindInvitationBody2 = zFindInvitationBody;

/**
 * What the invitation is for.
 */
export const zFindInvitationResponse = zFoundInvitation;

export const zResendInvitationBody2 = zResendInvitationBody;

/**
 * The invitation with its new expiration. The email is on its way.
 */
export const zResendInvitationResponse = zInvitation;

export const zCheckInvitationsBody2 = zCheckInvitationsBody;

/**
 * One verdict for each line, in the order of the lines.
 */
export const zCheckInvitationsResponse = zInvitationVerdictList;

export const zCreateInvitationsBody2 = zCreateInvitationsBody;

/**
 * What came of each address, in the order of the addresses. The emails are on their way.
 */
export const zCreateInvitationsResponse = zInvitationResultList;

export const zSetRolesBody2 = zSetRolesBody;

export const zSetRolesPath = z.object({
    id: zUserId
});

/**
 * The member with their current roles.
 */
export const zSetRolesResponse = zTeamMember;

export const zRevokeRolePath = z.object({
    id: zUserId,
    role: zCustomerRole
});

/**
 * The member with their current roles.
 */
export const zRevokeRoleResponse = zTeamMember;

export const zGrantRolePath = z.object({
    id: zUserId,
    role: zCustomerRole
});

/**
 * The member with their current roles.
 */
export const zGrantRoleResponse = zTeamMember;

export const zListRolesPath = z.object({
    id: zUserId
});

/**
 * The roles.
 */
export const zListRolesResponse = zPersonRoles;

/**
 * The organization.
 */
export const zGetOrganizationResponse = zOrganization;

export const zCreateOrganizationBody2 = zCreateOrganizationBody;

/**
 * The organization.
 */
export const zCreateOrganizationResponse = zOrganization;

export const zDeleteOrganizationPath = z.object({
    id: zOrganizationId
});

/**
 * Deleted.
 */
export const zDeleteOrganizationResponse = z.void();

export const zRenameOrganizationBody2 = zRenameOrganizationBody;

export const zRenameOrganizationPath = z.object({
    id: zOrganizationId
});

/**
 * The updated organization.
 */
export const zRenameOrganizationResponse = zOrganization;

export const zListOrganizationAccountsPath = z.object({
    id: zOrganizationId
});

/**
 * The accounts.
 */
export const zListOrganizationAccountsResponse = zAccountList;

export const zJoinOrganizationBody2 = zJoinOrganizationBody;

/**
 * The organization that the account now belongs to.
 */
export const zJoinOrganizationResponse = zOrganization;

export const zRemoveOrganizationAccountPath = z.object({
    id: zAccountId
});

/**
 * Removed.
 */
export const zRemoveOrganizationAccountResponse = z.void();

/**
 * The organization with its new key.
 */
export const zResetOrganizationKeyResponse = zOrganization;

export const zSetOrganizationKeyAccessBody = zOrganizationKeyAccessBody;

/**
 * The organization.
 */
export const zSetOrganizationKeyAccessResponse = zOrganization;

export const zCheckOrganizationNameQuery = z.object({
    organization_name: zOrganizationName
});

/**
 * Whether the name is free.
 */
export const zCheckOrganizationNameResponse = zOrganizationNameCheck;

export const zCheckOrganizationKeyBody = zJoinOrganizationBody;

/**
 * The organization with this key.
 */
export const zCheckOrganizationKeyResponse = zOrganizationPreview;

/**
 * The domains.
 */
export const zListOrganizationDomainsResponse = zOrganizationDomainList;

export const zCreateOrganizationDomainBody = zOrganizationDomainBody;

/**
 * The domain, not verified yet.
 */
export const zCreateOrganizationDomainResponse = zOrganizationDomain;

export const zDeleteOrganizationDomainPath = z.object({
    domain: zDomainName
});

/**
 * Removed.
 */
export const zDeleteOrganizationDomainResponse = z.void();

export const zVerifyOrganizationDomainPath = z.object({
    domain: zDomainName
});

/**
 * The verified domain.
 */
export const zVerifyOrganizationDomainResponse = zOrganizationDomain;

/**
 * Deleted.
 */
export const zDeleteIdentityProviderResponse = z.void();

/**
 * The identity provider.
 */
export const zGetIdentityProviderResponse = zIdentityProvider;

export const zUpdateSamlProviderBody2 = zUpdateSamlProviderBody;

/**
 * The updated identity provider.
 */
export const zUpdateSamlProviderResponse = zSamlIdentityProvider;

export const zCreateSamlProviderBody2 = zCreateSamlProviderBody;

/**
 * The identity provider, not active yet.
 */
export const zCreateSamlProviderResponse = zSamlIdentityProvider;

export const zUpdateOidcProviderBody2 = zUpdateOidcProviderBody;

/**
 * The updated identity provider.
 */
export const zUpdateOidcProviderResponse = zOidcIdentityProvider;

export const zCreateOidcProviderBody2 = zCreateOidcProviderBody;

/**
 * The identity provider, not active yet.
 */
export const zCreateOidcProviderResponse = zOidcIdentityProvider;

export const zCheckSamlMetadataBody2 = zCheckSamlMetadataBody;

/**
 * What the metadata contain.
 */
export const zCheckSamlMetadataResponse = zSamlInspection;

export const zCheckOidcIssuerBody2 = zCheckOidcIssuerBody;

/**
 * What the discovery document says.
 */
export const zCheckOidcIssuerResponse = zOidcInspection;

/**
 * The number.
 */
export const zGetProviderDependentsResponse = zProviderDependents;

/**
 * The owners.
 */
export const zListRecoveryOwnersResponse = zRecoveryOwners;

/**
 * The rehearsal.
 */
export const zGetSsoRehearsalResponse = zSsoRehearsal;

export const zCompleteSsoRehearsalBody2 = zCompleteSsoRehearsalBody;

/**
 * The outcome.
 */
export const zCompleteSsoRehearsalResponse = zSsoRehearsal;

export const zStartSsoRehearsalBody2 = zStartSsoRehearsalBody;

/**
 * Where the window goes; the cookie is set.
 */
export const zStartSsoRehearsalResponse = zStartedSsoRehearsal;

export const zListSsoLoginsQuery = z.object({
    outcome: z.optional(zSsoLoginOutcome),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListSsoLoginsResponse = zSsoLoginPage;

/**
 * The requests.
 */
export const zListSsoRelinksResponse = zSsoRelinks;

export const zDismissSsoRelinkPath = z.object({
    id: zSsoLoginId
});

/**
 * Dismissed.
 */
export const zDismissSsoRelinkResponse = z.void();

export const zRelinkSsoLoginPath = z.object({
    id: zSsoLoginId
});

/**
 * Relinked.
 */
export const zRelinkSsoLoginResponse = z.void();

export const zActivateIdentityProviderBody2 = zActivateIdentityProviderBody;

/**
 * The identity provider, now active.
 */
export const zActivateIdentityProviderResponse = zIdentityProvider;

/**
 * The identity provider, no longer active.
 */
export const zDeactivateIdentityProviderResponse = zIdentityProvider;

/**
 * Base URL and tokens.
 */
export const zListProvisioningTokensResponse = zProvisioning;

export const zCreateProvisioningTokenBody2 = zCreateProvisioningTokenBody;

export const zCreateProvisioningTokenHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

/**
 * The token.
 */
export const zCreateProvisioningTokenResponse = zNewProvisioningToken;

export const zDeleteProvisioningTokenPath = z.object({
    id: zProvisioningTokenId
});

/**
 * Deleted.
 */
export const zDeleteProvisioningTokenResponse = z.void();

/**
 * The mapping.
 */
export const zGetRoleMappingResponse = zRoleMapping;

export const zSetRoleMappingBody2 = zSetRoleMappingBody;

/**
 * The mapping.
 */
export const zSetRoleMappingResponse = zRoleMapping;

export const zListProvisioningFailuresQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListProvisioningFailuresResponse = zProvisioningFailurePage;

export const zReplayProvisioningCallPath = z.object({
    id: zProvisioningFailureId
});

/**
 * What came of it.
 */
export const zReplayProvisioningCallResponse = zProvisioningReplay;

/**
 * The tokens.
 */
export const zListAccessTokensResponse = zPersonalTokenList;

export const zCreateAccessTokenBody2 = zCreateAccessTokenBody;

/**
 * The token.
 */
export const zCreateAccessTokenResponse = zNewPersonalToken;

export const zRevokeAccessTokenPath = z.object({
    id: zApiTokenId
});

/**
 * Revoked.
 */
export const zRevokeAccessTokenResponse = z.void();

export const zUpdateAccessTokenBody2 = zUpdateAccessTokenBody;

export const zUpdateAccessTokenPath = z.object({
    id: zApiTokenId
});

/**
 * The token.
 */
export const zUpdateAccessTokenResponse = zPersonalToken;

export const zRotateAccessTokenBody = zRotateTokenBody;

export const zRotateAccessTokenPath = z.object({
    id: zApiTokenId
});

/**
 * The token with its new secret.
 */
export const zRotateAccessTokenResponse = zNewPersonalToken;

/**
 * The token.
 */
export const zGetCurrentTokenResponse = zCurrentToken;

export const zCreateAuthorizationCodeBody2 = zCreateAuthorizationCodeBody;

/**
 * Where to send the browser.
 */
export const zCreateAuthorizationCodeResponse = zNewAuthorizationCode;

/**
 * The service accounts.
 */
export const zListServiceAccountsResponse = zServiceAccountList;

export const zCreateServiceAccountBody2 = zCreateServiceAccountBody;

/**
 * The service account with its token.
 */
export const zCreateServiceAccountResponse = zNewServiceAccount;

export const zRevokeServiceAccountPath = z.object({
    id: zApiTokenId
});

/**
 * Revoked.
 */
export const zRevokeServiceAccountResponse = z.void();

export const zUpdateServiceAccountBody2 = zUpdateServiceAccountBody;

export const zUpdateServiceAccountPath = z.object({
    id: zApiTokenId
});

/**
 * The service account.
 */
export const zUpdateServiceAccountResponse = zServiceAccount;

export const zRotateServiceAccountBody = zRotateTokenBody;

export const zRotateServiceAccountPath = z.object({
    id: zApiTokenId
});

/**
 * The service account with its new secret.
 */
export const zRotateServiceAccountResponse = zNewServiceAccount;

export const zReportFoundTokensBody = zFoundTokens;

export const zReportFoundTokensHeaders = z.object({
    'Github-Public-Key-Identifier': z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)),
    'Github-Public-Key-Signature': z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[A-Za-z0-9+\/=]+$/))
});

/**
 * What each token is.
 */
export const zReportFoundTokensResponse = zFoundTokenResults;

export const zListActivityQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    user: z.optional(zUserId),
    kind: z.optional(zActivityKind),
    start: z.optional(zTimestamp),
    end: z.optional(zTimestamp),
    cursor: z.optional(z.string().check(z.minLength(15), z.maxLength(29), z.regex(/^\d{13}-\d{1,15}$/))),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(500))), 50)
});

/**
 * The page.
 */
export const zListActivityResponse = zActivityPage;

export const zUndoActivityPath = z.object({
    id: zActivityId
});

/**
 * The entry after it was undone.
 */
export const zUndoActivityResponse = zActivity;

export const zSearchAccountsQuery = z.object({
    text: z.optional(zAccountSearchText),
    search: zAccountSearchText,
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zSearchAccountsResponse = zAccountMatchPage;

export const zListUserAccountsPath = z.object({
    id: zUserId
});

/**
 * The accounts.
 */
export const zListUserAccountsResponse = zUserAccountList;

export const zListAccountUsersPath = z.object({
    id: zAccountId
});

export const zListAccountUsersQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountUsersResponse = zAccountUserPage;

export const zGetAccountOrganizationPath = z.object({
    id: zAccountId
});

/**
 * The organization.
 */
export const zGetAccountOrganizationResponse = zOrganizationOfAccount;

export const zListAccountActivityPath = z.object({
    id: zAccountId
});

export const zListAccountActivityQuery = z.object({
    cursor: z.optional(z.string().check(z.minLength(15), z.maxLength(29), z.regex(/^\d{13}-\d{1,15}$/))),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountActivityResponse = zAccountActivityPage;

export const zListAccountNotesPath = z.object({
    id: zAccountId
});

export const zListAccountNotesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountNotesResponse = zAccountNotePage;

export const zCreateAccountNoteBody2 = zCreateAccountNoteBody;

export const zCreateAccountNoteHeaders = z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)))
});

export const zCreateAccountNotePath = z.object({
    id: zAccountId
});

/**
 * The note.
 */
export const zCreateAccountNoteResponse = zAccountNote;

export const zDeleteAccountNotePath = z.object({
    id: zAccountId,
    note_id: zAccountNoteId
});

/**
 * The note is deleted.
 */
export const zDeleteAccountNoteResponse = z.void();

export const zGetAccountClosingPath = z.object({
    id: zAccountId
});

/**
 * The closing, or that there is none.
 */
export const zGetAccountClosingResponse = zStaffClosingState;

export const zReleaseClosingPath = z.object({
    id: zAccountId
});

export const zReleaseClosingQuery = z.object({
    reason: zReason
});

/**
 * Released.
 */
export const zReleaseClosingResponse = z.void();

export const zHoldClosingPath = z.object({
    id: zAccountId
});

export const zHoldClosingQuery = z.object({
    reason: zReason
});

/**
 * The closing.
 */
export const zHoldClosingResponse = zStaffClosing;

export const zRevokeInternalRolePath = z.object({
    id: zUserId,
    role: zInternalRole
});

/**
 * The person with their current roles of staff.
 */
export const zRevokeInternalRoleResponse = zInternalRoleList;

export const zGrantInternalRolePath = z.object({
    id: zUserId,
    role: zInternalRole
});

/**
 * The person with their current roles of staff.
 */
export const zGrantInternalRoleResponse = zInternalRoleList;
