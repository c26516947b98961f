import { boolean, index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const identity = pgSchema('identity')

/** Links of confirmation emails. Only the hash of a token is kept. */
export const confirmations = identity.table(
  'confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The password given with this link; it becomes the person's when the link is confirmed. */
    passwordHash: text('password_hash').notNull(),
    openAccount: boolean('open_account').notNull(),
    /** The trial that the account opens with; null for the default one. */
    trialPlanId: integer('trial_plan_id'),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration').notNull(),
    /** Hash of the secret of the browser that signed up; its cookie replaces the password as proof. */
    browserHash: text('browser_hash'),
  },
  table => [index('confirmations_user').on(table.userId)],
)

/** Links to choose a new password. Only the hash of a token is kept. */
export const passwordResets = identity.table(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration').notNull(),
    used: timestampColumn('used'),
  },
  table => [index('password_resets_user').on(table.userId)],
)

/** Logins that went to another service and may return; each ends once, whatever the outcome. */
export const loginAttempts = identity.table(
  'login_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Hash of the cookie of the browser where it started. */
    browserHash: text('browser_hash').notNull(),
    /** The provider that it went to. */
    provider: text('provider').notNull(),
    /** Where it returns to. */
    redirectUri: text('redirect_uri').notNull(),
    /** What the protocol needs to check the response, sealed: for example, a nonce and the PKCE verifier. */
    sealedSecrets: text('sealed_secrets').notNull(),
    /** How many posted answers were checked, valid or not. */
    answers: integer('answers').notNull().default(0),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration').notNull(),
    used: timestampColumn('used'),
  },
  table => [index('login_attempts_expiration').on(table.expiration)],
)
