import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  OrganizationKeyAccess,
  ReceivedValue,
  SsoJoiner,
  SsoLogin,
  SsoMapping,
  SsoNote,
} from '#generated/authorization/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import type { FailureReason } from './failure.ts'
import type { OidcSettings, SamlSettings } from './providers/settings.ts'

/** Settings are in the schema of the service whose contract describes them, logins in that of identity. */
const authorization = pgSchema('authorization')
const identity = pgSchema('identity')

/** Accounts that share a single sign-on. */
export const organizations = authorization.table('organizations', {
  organizationId: text('organization_id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Account that registered it and governs it. */
  ownerAccountId: integer('owner_account_id').notNull().unique(),
  /** The key for another account to join: sealed to show it again, hashed to look it up. */
  sealedKey: text('sealed_key').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  created: timestampColumn('created').notNull(),
  /**
   * Until when the domains of its owners' addresses count as its own without being verified. Only organizations from
   * before domains had to be verified have it.
   */
  graceEnds: timestampColumn('grace_ends'),
})

/** Names in use, and former names that are still reserved. */
export const organizationNames = authorization.table('organization_names', {
  name: text('name').primaryKey(),
  organizationId: text('organization_id').notNull(),
  ownerAccountId: integer('owner_account_id').notNull(),
  /** Until when a former name is reserved; null for the one in use. */
  until: timestampColumn('until'),
})

/** An account belongs to at most one organization. */
export const organizationAccounts = authorization.table(
  'organization_accounts',
  {
    accountId: integer('account_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    joined: timestampColumn('joined').notNull(),
    /** What the account lets the organization do with its keys; nothing is read of it for the one that registered it. */
    keyAccess: text('key_access').$type<OrganizationKeyAccess>().notNull().default('none'),
  },
  table => [index('organization_accounts_organization').on(table.organizationId)],
)

/** What the people of an organization log in with. */
export const identityProviders = authorization.table(
  'identity_providers',
  {
    idpId: uuid('idp_id').primaryKey(),
    organizationId: text('organization_id').notNull().unique(),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<OidcSettings | SamlSettings>().notNull(),
    /** Client secret of OpenID Connect. */
    sealedSecret: text('sealed_secret'),
    /** Counts changes to the settings: a login that started with other settings can't finish with these. */
    revision: integer('revision').notNull().default(1),
    active: boolean('active').notNull().default(false),
    /** When an owner last logged in with exactly these settings. */
    tested: timestampColumn('tested'),
    /** Until when an owner has to confirm the activation by a login; null once confirmed. */
    confirmUntil: timestampColumn('confirm_until'),
    created: timestampColumn('created').notNull(),
  },
  // A response that no request asked for names nothing but its issuer.
  table => [index('identity_providers_entity').on(sql`(${table.settings} ->> 'entityId')`)],
)

/** Email domains of organizations. */
export const organizationDomains = authorization.table(
  'organization_domains',
  {
    organizationId: text('organization_id').notNull(),
    domain: text('domain').notNull(),
    /** What the TXT record has to hold. */
    token: text('token').notNull(),
    created: timestampColumn('created').notNull(),
    verified: timestampColumn('verified'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.domain] }),
    // Two organizations cannot both own a domain.
    uniqueIndex('organization_domains_verified').on(table.domain).where(isNotNull(table.verified)),
  ],
)

/** Emails to owners about the domains that their organization has to verify, so that each is sent once. */
export const domainReminders = authorization.table(
  'domain_reminders',
  {
    organizationId: text('organization_id').notNull(),
    /** How many days before the end of the period; 0 at its end. */
    days: integer('days').notNull(),
    sent: timestampColumn('sent').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.days] })],
)

/** Emails to owners about a certificate that expires, so that each is sent once. */
export const certificateReminders = authorization.table(
  'certificate_reminders',
  {
    idpId: uuid('idp_id').notNull(),
    /** When the certificate expires: a new one is announced again. */
    expiration: timestampColumn('expiration').notNull(),
    /** How many days before. */
    days: integer('days').notNull(),
    sent: timestampColumn('sent').notNull(),
  },
  table => [primaryKey({ columns: [table.idpId, table.expiration, table.days] })],
)

/** Links people to identity providers: the provider and its id for a person identify them. */
export const ssoLogins = identity.table(
  'sso_logins',
  {
    idpId: uuid('idp_id').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    /** Whether the person was logged in here when the two were linked. */
    proven: boolean('proven').notNull(),
    created: timestampColumn('created').notNull(),
    lastUsed: timestampColumn('last_used').notNull(),
  },
  table => [primaryKey({ columns: [table.idpId, table.subject] }), index('sso_logins_user').on(table.userId)],
)

/** What a SAML assertion said, stored for the browser that returns with the code. */
export const samlLogins = identity.table(
  'saml_logins',
  {
    /** The login that it answers; each has one response. */
    stateHash: text('state_hash').primaryKey(),
    codeHash: text('code_hash').notNull(),
    sealedIdentity: text('sealed_identity').notNull(),
    expiration: timestampColumn('expiration').notNull(),
  },
  table => [index('saml_logins_expiration').on(table.expiration)],
)

/** Accepted assertions, so that none is accepted twice while it is valid. */
export const samlAssertions = identity.table(
  'saml_assertions',
  {
    idpId: uuid('idp_id').notNull(),
    assertionId: text('assertion_id').notNull(),
    expiration: timestampColumn('expiration').notNull(),
  },
  table => [primaryKey({ columns: [table.idpId, table.assertionId] })],
)

/** The key that signs requests to SAML providers; the private half is sealed. */
export const samlKeys = identity.table('saml_keys', {
  kid: text('kid').primaryKey(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  certificate: text('certificate').notNull(),
  created: timestampColumn('created').notNull(),
})

/** Logins with an identity provider and rehearsals, for the owners of the organization. Without secrets. */
export const ssoRecords = identity.table(
  'sso_records',
  {
    loginId: uuid('login_id').primaryKey(),
    idpId: uuid('idp_id').notNull(),
    /** Revision of the settings that it used. */
    revision: integer('revision').notNull(),
    kind: text('kind').$type<SsoLogin['kind']>().notNull(),
    outcome: text('outcome').$type<SsoLogin['outcome']>().notNull(),
    failure: text('failure').$type<FailureReason>(),
    notes: text('notes').array().$type<SsoNote[]>().notNull().default([]),
    /** The person whom the provider vouched for. */
    userId: uuid('user_id'),
    /** The owner who rehearses. */
    startedBy: uuid('started_by'),
    mapping: jsonb('mapping').$type<SsoMapping>(),
    received: jsonb('received').$type<ReceivedValue[]>().notNull(),
    /** The roles of a person who would join by the rehearsed login. */
    joinsWith: text('joins_with').array().$type<SsoJoiner['roles']>(),
    /** When an owner dismissed the request to relink the person. */
    dismissed: timestampColumn('dismissed'),
    created: timestampColumn('created').notNull(),
  },
  table => [index('sso_records_provider').on(table.idpId, table.created, table.loginId)],
)
