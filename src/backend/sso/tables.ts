import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/storage/tables.ts'
import type { OidcSettings, SamlSettings } from './provider-settings.ts'

/** Settings are in the schema of the service whose contract describes them, logins in that of the other one. */
const authorization = pgSchema('authorization')
const identity = pgSchema('identity')

/** Accounts that share a single sign-on. */
export const organizations = authorization.table('organizations', {
  organizationId: text('organization_id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Account that registered it and governs it. */
  ownerAccountId: integer('owner_account_id').notNull().unique(),
  /** What lets another account join: sealed to be shown again, hashed to be looked up. */
  sealedKey: text('sealed_key').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  created: moment('created').notNull(),
})

/** Who has a name, or had it so lately that nobody else gets it. */
export const organizationNames = authorization.table('organization_names', {
  name: text('name').primaryKey(),
  organizationId: text('organization_id').notNull(),
  ownerAccountId: integer('owner_account_id').notNull(),
  /** Until when a name of the past is kept; null for the one in use. */
  until: moment('until'),
})

/** An account belongs to one organization at most. */
export const organizationAccounts = authorization.table(
  'organization_accounts',
  {
    accountId: integer('account_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    joined: moment('joined').notNull(),
  },
  table => [index('organization_accounts_organization').on(table.organizationId)],
)

/** What the people of an organization log in with. */
export const identityProviders = authorization.table('identity_providers', {
  idpId: uuid('idp_id').primaryKey(),
  organizationId: text('organization_id').notNull().unique(),
  name: text('name').notNull(),
  settings: jsonb('settings').$type<OidcSettings | SamlSettings>().notNull(),
  /** Client secret of OpenID Connect. */
  sealedSecret: text('sealed_secret'),
  /** Counts the changes of the settings: what began with others does not end with these. */
  revision: integer('revision').notNull().default(1),
  active: boolean('active').notNull().default(false),
  /** When an owner last logged in with these very settings. */
  tested: moment('tested'),
  created: moment('created').notNull(),
})

/** Who is whom: a person is known by an identity provider and its own name for them. */
export const ssoLogins = identity.table(
  'sso_logins',
  {
    idpId: uuid('idp_id').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    /** Whether the person was logged in here when the two were first put together. */
    proven: boolean('proven').notNull(),
    created: moment('created').notNull(),
    lastUsed: moment('last_used').notNull(),
  },
  table => [primaryKey({ columns: [table.idpId, table.subject] }), index('sso_logins_user').on(table.userId)],
)

/** What a SAML assertion said, kept for the browser that comes back with the code. */
export const samlLogins = identity.table(
  'saml_logins',
  {
    /** The login that it answers; there is one answer to each. */
    stateHash: text('state_hash').primaryKey(),
    codeHash: text('code_hash').notNull(),
    sealedIdentity: text('sealed_identity').notNull(),
    expiration: moment('expiration').notNull(),
  },
  table => [index('saml_logins_expiration').on(table.expiration)],
)

/** Assertions that were taken, so that none is taken twice while it would be good. */
export const samlAssertions = identity.table(
  'saml_assertions',
  {
    idpId: uuid('idp_id').notNull(),
    assertionId: text('assertion_id').notNull(),
    expiration: moment('expiration').notNull(),
  },
  table => [primaryKey({ columns: [table.idpId, table.assertionId] })],
)

/** The key that requests to SAML providers are signed with; the private half is sealed. */
export const samlKeys = identity.table('saml_keys', {
  kid: text('kid').primaryKey(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  certificate: text('certificate').notNull(),
  created: moment('created').notNull(),
})
