import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DEFAULT_MAX_USERS } from '#domain/constants.ts'
import { moment } from '#kernel/storage/tables.ts'
import type { OidcSettings, SamlSettings } from './provider-settings.ts'

export const authorization = pgSchema('authorization')

export const accounts = authorization.table('accounts', {
  accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 41000 }),
  label: text('label').notNull(),
  created: moment('created').notNull(),
  /** Members and open invitations that it has room for. */
  maxUsers: integer('max_users').notNull().default(DEFAULT_MAX_USERS),
})

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

/** Who was asked to an account. Only the hash of the link's token is kept. */
export const invitations = authorization.table(
  'invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** In lower case. */
    emailAddress: text('email_address').notNull(),
    roles: text('roles').array().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    created: moment('created').notNull(),
    expiration: moment('expiration').notNull(),
    accepted: moment('accepted'),
    /** Who accepted it. */
    userId: uuid('user_id'),
  },
  table => [
    // Whom two owners invite at once is invited once.
    uniqueIndex('invitations_pending')
      .on(table.accountId, table.emailAddress)
      .where(sql`${table.accepted} is null`),
    index('invitations_email').on(table.emailAddress),
  ],
)
