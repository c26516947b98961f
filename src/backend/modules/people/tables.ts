import { bigint, boolean, index, integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { wordsOf } from '#kernel/storage/words.ts'

/** The tables of this folder are in the schema of the service whose contract describes logins. */
const identity = pgSchema('identity')

export const people = identity.table(
  'people',
  {
    userId: uuid('user_id').primaryKey(),
    /** Email address in lower case. */
    username: text('username').notNull().unique(),
    /** Null for a person who only logs in other ways. */
    passwordHash: text('password_hash'),
    passwordSet: timestampColumn('password_set'),
    passwordLastUsed: timestampColumn('password_last_used'),
    /** Whether staff have set the password, so that the person must choose another one. */
    changeRequired: boolean('change_required').notNull().default(false),
    created: timestampColumn('created').notNull(),
    confirmed: timestampColumn('confirmed'),
    /** When staff disabled the login. */
    disabled: timestampColumn('disabled'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    position: text('position').notNull().default(''),
    company: text('company').notNull().default(''),
    website: text('website').notNull().default(''),
  },
  table => [
    index('people_words').using(
      'gin',
      wordsOf(table.username, table.firstName, table.lastName, table.company),
    ),
  ],
)

/** Address changes that people have not confirmed yet; at most one for each person. */
export const usernameChanges = identity.table(
  'username_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The new address, in lower case. Two people may wait for the same one. */
    username: text('username').notNull(),
    /** A password to set with the address, for a person who has none. */
    passwordHash: text('password_hash'),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration').notNull(),
    used: timestampColumn('used'),
  },
  table => [index('username_changes_user').on(table.userId)],
)

/** Secrets that people's authenticator apps share with us. No login requires one that is not confirmed. */
export const secondFactors = identity.table('second_factors', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  created: timestampColumn('created').notNull(),
  confirmed: timestampColumn('confirmed'),
  /** The thirty-second step of the last code, counted from 1970: that code and earlier ones are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  lastUsed: timestampColumn('last_used'),
  /** Wrong codes since the last right one. */
  failures: integer('failures').notNull().default(0),
})

/** Codes for a login without the app. Only their hashes are kept; a used code is deleted. */
export const recoveryCodes = identity.table(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Public halves of the passkeys that people log in with. */
export const passkeys = identity.table(
  'passkeys',
  {
    passkeyId: uuid('passkey_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Id that the device assigned. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, by its own count; a count that goes back reveals a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    created: timestampColumn('created').notNull(),
    lastUsed: timestampColumn('last_used'),
  },
  table => [index('passkeys_user').on(table.userId)],
)

/** Challenges for browsers to sign, by their hashes, until they are used or expire. */
export const passkeyChallenges = identity.table(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** The person who adds a passkey with it; null for a login, which finds out who it is. */
    userId: uuid('user_id'),
    expiration: timestampColumn('expiration').notNull(),
  },
  table => [index('passkey_challenges_expiration').on(table.expiration)],
)

/** Logins with other services. The service and its own id for a person identify them. */
export const thirdPartyLogins = identity.table(
  'third_party_logins',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    /** Address that the service last reported, in lower case; it does not identify the person. */
    emailAddress: text('email_address').notNull(),
    created: timestampColumn('created').notNull(),
    lastUsed: timestampColumn('last_used'),
  },
  table => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('third_party_logins_user').on(table.userId),
  ],
)

/** Logins that their people have deleted, until they are erased. One that is restored has no row. */
export const loginDeletions = identity.table(
  'login_deletions',
  {
    userId: uuid('user_id').primaryKey(),
    requested: timestampColumn('requested').notNull(),
    /** From when on it is erased. */
    erasedFrom: timestampColumn('erased_from').notNull(),
    /** The accounts that the person has left by it, whose logs name them. */
    accountIds: integer('account_ids').array().notNull(),
    reminded: timestampColumn('reminded'),
    /** Since when, and why, staff keep it from being erased. */
    held: timestampColumn('held'),
    holdReason: text('hold_reason'),
    /** When its erasure has begun: the person is gone, and what is left of them is looked for by their former address. */
    erasing: timestampColumn('erasing'),
    username: text('username').notNull(),
  },
  table => [index('login_deletions_due').on(table.erasedFrom)],
)
