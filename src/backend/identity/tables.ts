import { boolean, index, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/tables.ts'

export const identity = pgSchema('identity')

export const people = identity.table('people', {
  userId: uuid('user_id').primaryKey(),
  /** E-mail address in lower case. */
  username: text('username').notNull().unique(),
  /** Null for somebody who logs in in other ways alone. */
  passwordHash: text('password_hash'),
  passwordSet: moment('password_set'),
  passwordLastUsed: moment('password_last_used'),
  /** Whether staff have set the password, so that the person has to choose another one. */
  changeRequired: boolean('change_required').notNull().default(false),
  pendingUsername: text('pending_username'),
  created: moment('created').notNull(),
  confirmed: moment('confirmed'),
  /** Since when staff have switched the login off. */
  disabled: moment('disabled'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  position: text('position').notNull().default(''),
  company: text('company').notNull().default(''),
  website: text('website').notNull().default(''),
})

/** Links of confirmation mails. Only the hash of a token is kept. */
export const confirmations = identity.table(
  'confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The password given together with this link; it becomes the person's when the link is confirmed. */
    passwordHash: text('password_hash').notNull(),
    openAccount: boolean('open_account').notNull(),
    created: moment('created').notNull(),
    expiration: moment('expiration').notNull(),
    /** Hash of the secret of the browser that signed up; its cookie stands for the password. */
    browserHash: text('browser_hash'),
  },
  table => [index('confirmations_user').on(table.userId)],
)

/** Logins that went to another service and may come back; each ends once, whatever comes of it. */
export const loginAttempts = identity.table(
  'login_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Hash of the cookie of the browser that it began in. */
    browserHash: text('browser_hash').notNull(),
    /** Whom it went to. */
    provider: text('provider').notNull(),
    /** Where it comes back to. */
    redirectUri: text('redirect_uri').notNull(),
    /** What the protocol needs to check the answer, sealed: a nonce and the verifier of PKCE, say. */
    sealedSecrets: text('sealed_secrets').notNull(),
    created: moment('created').notNull(),
    expiration: moment('expiration').notNull(),
    used: moment('used'),
  },
  table => [index('login_attempts_expiration').on(table.expiration)],
)

/** Logins with other services. A person is known by the service and its own id for them. */
export const thirdPartyLogins = identity.table(
  'third_party_logins',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    /** Address that the service last named, in lower case; it says nothing about who the person is. */
    emailAddress: text('email_address').notNull(),
    created: moment('created').notNull(),
    lastUsed: moment('last_used'),
  },
  table => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('third_party_logins_user').on(table.userId),
  ],
)
