import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

/** A moment, a Date here and timestamptz there. */
export const timestampColumn = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  // As ISO 8601: other formats are guessed, and year 1 becomes 2001.
  fromDriver: value => new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  toDriver: value => value.toISOString(),
})

export const kernel = pgSchema('kernel')

/** The ways to log in. */
export type LoginMethod = 'password' | 'third-party' | 'single-sign-on' | 'passkey'

/** A login. Only the hash of the cookie's secret is stored. */
export const sessions = kernel.table(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Account of the last token, where the next one starts. */
    accountId: integer('account_id'),
    created: timestampColumn('created').notNull(),
    /** When the person last confirmed their identity. */
    authenticated: timestampColumn('authenticated').notNull(),
    lastUsed: timestampColumn('last_used').notNull(),
    revoked: timestampColumn('revoked'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** How the person proved who they are. */
    method: text('method').$type<LoginMethod>().notNull().default('password'),
    /** Started with a password that staff have set: the person has to choose another one first. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
  },
  table => [index('sessions_user').on(table.userId)],
)

/**
 * First answers of the operations that take an Idempotency-Key. A row without a response is a call in
 * progress, or one whose process died: from `claimedUntil` on, another call may take it over.
 */
export const idempotentResponses = kernel.table(
  'idempotent_answers',
  {
    /** The operation, the caller and the account. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Hash of the request. */
    requestHash: text('request_hash').notNull(),
    claim: uuid('claim').notNull(),
    claimedUntil: timestampColumn('claimed_until').notNull(),
    status: integer('status'),
    /** JSON, sealed if it shows a secret. */
    body: text('body'),
    expires: timestampColumn('expires').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotent_answers_expires').on(table.expires),
  ],
)

/** Keys that sign access tokens; the private half is sealed. */
export const signingKeys = kernel.table('signing_keys', {
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  created: timestampColumn('created').notNull(),
})

/** A file of an email that waits to be sent. */
export interface StoredAttachment {
  name: string
  /** Media type. */
  type: string
  /** In base64. */
  content: string
}

/** Headers of an email that differ from one to the next. */
export type MailHeaders = Partial<Record<'Reply-To' | 'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>

/** Emails to send, written in the transaction that causes them; a partition for each month (`jobs/partitions.ts`). */
export const mails = kernel.table(
  'mails',
  {
    mailId: bigint('mail_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** As `defineMail` names it. */
    kind: text('kind').notNull().default(''),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Plain text, with the links of the HTML. */
    body: text('body').notNull(),
    html: text('html').notNull().default(''),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    headers: jsonb('headers').$type<MailHeaders>().notNull().default({}),
    created: timestampColumn('created').notNull(),
    sent: timestampColumn('sent'),
    attempts: integer('attempts').notNull().default(0),
    nextAttempt: timestampColumn('next_attempt').notNull(),
    /** Why the last attempt failed, until one succeeds. */
    failure: text('failure'),
  },
  table => [
    primaryKey({ columns: [table.mailId, table.created] }),
    index('mails_unsent').on(table.nextAttempt).where(sql`${table.sent} is null`),
  ],
)

/**
 * Short codes of emails, each in place of the link that the same email has. Only the keyed hash of a code is stored; the
 * link is sealed.
 */
export const linkCodes = kernel.table(
  'link_codes',
  {
    /** What the link does and for whom: a newer link for the same takes the place of the one before. */
    subject: text('subject').primaryKey(),
    /** Whom the email went to, in lower case. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Path of the page, with the token in the fragment. */
    sealedLink: text('sealed_link').notNull(),
    /** When the link stops working; null if it never does. */
    expiration: timestampColumn('expiration'),
  },
  table => [
    index('link_codes_address').on(table.address, table.codeHash),
    index('link_codes_expiration').on(table.expiration).where(sql`${table.expiration} is not null`),
  ],
)

/** A call that takes an act back. */
export interface UndoCall {
  operation: string
  params: Record<string, string | number>
  body?: Record<string, unknown>
}

/**
 * The activity log: who did what to what, and when. Written in the transaction that does it; a partition for each month
 * (`jobs/partitions.ts`).
 */
export const activities = kernel.table(
  'activities',
  {
    activityId: bigint('activity_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    accountId: integer('account_id'),
    userId: uuid('user_id'),
    /** The member of staff who did it as that person. */
    actorUserId: uuid('actor_user_id'),
    /** In the entry of a member of staff: the person whom they acted as. */
    onBehalfOf: uuid('on_behalf_of'),
    sessionId: uuid('session_id'),
    /** The API token of the program that did it for that person, with its name then. */
    tokenId: uuid('token_id'),
    tokenKind: text('token_kind').$type<'personal' | 'service' | 'set-up'>(),
    tokenName: text('token_name'),
    /** operationId of the contract. */
    operation: text('operation').notNull(),
    /** What was done, in words, as the contract had them then. */
    summary: text('summary').notNull().default(''),
    kind: text('kind'),
    /** Whether staff did it, as themselves or as the person. */
    byStaff: boolean('by_staff').notNull().default(false),
    /** What kind of thing it was done to, and which one. */
    resource: text('resource'),
    resourceId: text('resource_id'),
    /** What it changed about it: a later entry with the same aspect supersedes this one. */
    aspect: text('aspect'),
    /** The call that takes it back. */
    undo: jsonb('undo').$type<UndoCall>(),
    /** The entry that it takes back, and the one that took it back. */
    undoes: bigint('undoes', { mode: 'number' }),
    undoneBy: bigint('undone_by', { mode: 'number' }),
    /** Id of the object. */
    subject: text('subject'),
    /** Reason that staff gave. */
    reason: text('reason'),
    requestId: text('request_id').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    created: timestampColumn('created').notNull(),
  },
  table => [
    primaryKey({ columns: [table.activityId, table.created] }),
    index('activities_by_account').on(table.accountId, table.created, table.activityId),
    index('activities_by_kind').on(table.accountId, table.kind, table.created, table.activityId),
    index('activities_by_user').on(table.userId, table.created, table.activityId),
    index('activities_by_aspect').on(table.aspect, table.activityId).where(sql`${table.aspect} is not null`),
  ],
)

/** Recurring jobs and when each is due next. The process that moves the time runs the job. */
export const jobs = kernel.table('jobs', {
  name: text('name').primaryKey(),
  due: timestampColumn('due').notNull(),
})

/** How calls to servers of other companies went, by the minute, over all replicas. */
export const outcomes = kernel.table(
  'outcomes',
  {
    /** What the company does for us. */
    name: text('name').notNull(),
    minute: timestampColumn('minute').notNull(),
    succeeded: integer('succeeded').notNull(),
    failed: integer('failed').notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.minute] })],
)

/** What callers have used of a limit, over all replicas, until a time. */
export const limitCounters = kernel.table('limit_counters', {
  /** A hash of the limit's name and of the caller, such as an address. */
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  until: timestampColumn('until').notNull(),
})

/** How often callers sent a parameter that is deprecated, by day of UTC. What they sent in it is not stored. */
export const deprecatedUses = kernel.table(
  'deprecated_uses',
  {
    day: date('day').notNull(),
    /** Whose id the sender's is: a person's, or that of a secret or embedded key. */
    sender: text('sender', { enum: ['person', 'key'] })
      .notNull()
      .default('person'),
    /** The column has its name from when only persons were counted: a process of that release still writes to it. */
    senderId: uuid('user_id').notNull(),
    /** The account that the caller acted in; zero for a person without one. */
    accountId: integer('account_id').notNull(),
    operationId: text('operation_id').notNull(),
    parameter: text('parameter').notNull(),
    calls: integer('calls').notNull(),
    last: timestampColumn('last').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.day, table.senderId, table.operationId, table.parameter] }),
    index('deprecated_uses_day').on(table.day),
  ],
)
