import { boolean, index, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/tables.ts'
import type { OidcSettings, SamlSettings } from './provider-settings.ts'

export const authorization = pgSchema('authorization')

export const accounts = authorization.table('accounts', {
  accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 41000 }),
  label: text('label').notNull(),
  created: moment('created').notNull(),
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
