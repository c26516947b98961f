import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ActingAccess } from '#domain/contract/operation.ts'
import type { ApiTokenKind } from '#kernel/access/api-tokens/api-tokens.ts'
import { kernel, timestampColumn } from '#kernel/storage/tables.ts'

export const authorization = pgSchema('authorization')

/** People who were invited to an account. Only the hash of the link's token is stored. */
export const invitations = authorization.table(
  'invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** In lower case. */
    emailAddress: text('email_address').notNull(),
    roles: text('roles').array().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration').notNull(),
    accepted: timestampColumn('accepted'),
    /** The person who accepted it. */
    userId: uuid('user_id'),
  },
  table => [
    // A person whom two owners invite at once is invited once.
    uniqueIndex('invitations_pending')
      .on(table.accountId, table.emailAddress)
      .where(sql`${table.accepted} is null`),
    index('invitations_email').on(table.emailAddress),
  ],
)

/** Staff who act as another person: when, where, why, and with which access. */
export const actings = kernel.table(
  'actings',
  {
    actingId: uuid('acting_id').primaryKey(),
    /** Session of the member of staff; one acting at a time. */
    sessionId: uuid('session_id').notNull(),
    staffUserId: uuid('staff_user_id').notNull(),
    subjectUserId: uuid('subject_user_id').notNull(),
    /** Account of the latest token. */
    accountId: integer('account_id'),
    reason: text('reason').notNull(),
    access: text('access').$type<ActingAccess>().notNull(),
    started: timestampColumn('started').notNull(),
    until: timestampColumn('until').notNull(),
    /** When it was stopped early. */
    ended: timestampColumn('ended'),
  },
  table => [
    uniqueIndex('actings_open').on(table.sessionId).where(sql`${table.ended} is null`),
    index('actings_staff').on(table.staffUserId, table.started),
    index('actings_subject').on(table.subjectUserId, table.started),
  ],
)

/** The tokens that programs call the account API with, of people and of service accounts. Only hashes are stored. */
export const apiTokens = authorization.table(
  'api_tokens',
  {
    tokenId: uuid('token_id').primaryKey(),
    kind: text('kind').$type<ApiTokenKind>().notNull(),
    /** Who made it, and bounds its roles. */
    userId: uuid('user_id').notNull(),
    /** The account of a service account; null for a person's token. */
    accountId: integer('account_id'),
    /** The accounts that it works in; one, for a service account. */
    accountIds: integer('account_ids').array().notNull(),
    name: text('name').notNull(),
    roles: text('roles').array().notNull(),
    networks: text('networks').array().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The last characters of the secret. */
    suffix: text('suffix').notNull(),
    /** The secret before the last rotation, and until when it works. */
    previousHash: text('previous_hash').unique(),
    previousExpiresAt: timestampColumn('previous_expires_at'),
    created: timestampColumn('created').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    lastUsed: timestampColumn('last_used'),
    lastNetwork: text('last_network'),
    revoked: timestampColumn('revoked'),
    /** The end that its maker got an email about in advance. */
    remindedOf: timestampColumn('reminded_of'),
    version: integer('version').notNull().default(1),
  },
  table => [
    uniqueIndex('api_tokens_person_name')
      .on(table.userId, sql`lower(${table.name})`)
      .where(sql`${table.revoked} is null and ${table.accountId} is null`),
    uniqueIndex('api_tokens_account_name')
      .on(table.accountId, sql`lower(${table.name})`)
      .where(sql`${table.revoked} is null and ${table.accountId} is not null`),
    index('api_tokens_expires').on(table.expiresAt).where(sql`${table.revoked} is null`),
    index('api_tokens_revoked').on(table.revoked).where(sql`${table.revoked} is not null`),
  ],
)

/**
 * Codes that programs exchange for an API token (OAuth). Only hashes are stored. A used one stays for a while, because a
 * second use ends the token.
 */
export const authorizationCodes = authorization.table(
  'authorization_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** SHA-256 of the program's verifier, in base64url. */
    challenge: text('challenge').notNull(),
    /** The server that the token is for. */
    resource: text('resource').notNull(),
    userId: uuid('user_id').notNull(),
    accountId: integer('account_id').notNull(),
    roles: text('roles').array().notNull(),
    /** Name of the token. */
    name: text('name').notNull(),
    /** The id that the token gets. */
    tokenId: uuid('token_id').notNull(),
    created: timestampColumn('created').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    used: timestampColumn('used'),
  },
  table => [
    index('authorization_codes_account').on(table.accountId),
    index('authorization_codes_user').on(table.userId),
    index('authorization_codes_expires').on(table.expiresAt),
  ],
)

/** Links for people in IT who set up single sign-on without a login. Only hashes of the secrets are stored. */
export const setUpLinks = authorization.table(
  'set_up_links',
  {
    linkId: uuid('link_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** The owner who made it: it works as long as they are one. */
    userId: uuid('user_id').notNull(),
    label: text('label').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    created: timestampColumn('created').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    lastUsed: timestampColumn('last_used'),
    revoked: timestampColumn('revoked'),
  },
  table => [index('set_up_links_account').on(table.accountId, table.created)],
)

/** Sessions that were started with set-up links. */
export const setUpSessions = authorization.table(
  'set_up_sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => setUpLinks.linkId, { onDelete: 'cascade' }),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  table => [
    index('set_up_sessions_link').on(table.linkId),
    index('set_up_sessions_expires').on(table.expiresAt),
  ],
)

/** What staff have noted about an account. Customers never see it. */
export const accountNotes = authorization.table(
  'account_notes',
  {
    noteId: bigint('note_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    /** The member of staff. */
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    created: timestampColumn('created').notNull(),
  },
  table => [index('account_notes_account').on(table.accountId, table.noteId)],
)
