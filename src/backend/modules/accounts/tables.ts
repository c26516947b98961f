import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { kernel, timestampColumn } from '#kernel/storage/tables.ts'
import { wordsOf } from '#kernel/storage/words.ts'
import { DEFAULT_MAX_USERS } from './limits.ts'

/** The tables of this folder are in the schema of the service whose contract describes accounts. */
const authorization = pgSchema('authorization')

export const accounts = authorization.table(
  'accounts',
  {
    accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 41000 }),
    label: text('label').notNull(),
    created: timestampColumn('created').notNull(),
    /** Seats without a paid plan; `seatsOf` of subscriptions adds what plans bring. */
    maxUsers: integer('max_users').notNull().default(DEFAULT_MAX_USERS),
    /** Of the latest change of these seats, if staff gave it an id so that they can undo it. */
    seatsChange: uuid('seats_change'),
    /** Since when it is being closed, or was; null for one that is open. Its keys are rejected. */
    closed: timestampColumn('closed'),
  },
  table => [index('accounts_words').using('gin', wordsOf(table.label))],
)

/** Who belongs to which account, with which roles. */
export const memberships = kernel.table(
  'memberships',
  {
    accountId: integer('account_id').notNull(),
    userId: uuid('user_id').notNull(),
    roles: text('roles').array().notNull(),
    created: timestampColumn('created').notNull(),
    /** Whether a new login of the person starts here. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Whether the account is being closed, so that its members can only read. */
    closing: boolean('closing').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('memberships_user').on(table.userId),
    uniqueIndex('memberships_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)

/** Roles of staff, which apply in any account. */
export const internalRoles = kernel.table(
  'internal_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').notNull(),
    created: timestampColumn('created').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.role] })],
)

/** Closings of accounts. One that was restored stays, so that staff can see it. */
export const closings = authorization.table(
  'closings',
  {
    closingId: uuid('closing_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    requested: timestampColumn('requested').notNull(),
    /** The owner who requested it; null once the account is erased. */
    requestedBy: uuid('requested_by'),
    /** From when on it is erased. */
    erasedFrom: timestampColumn('erased_from').notNull(),
    /** When owners and contacts were reminded. */
    reminded: timestampColumn('reminded'),
    restored: timestampColumn('restored'),
    /** Since when staff hold it, and why. */
    held: timestampColumn('held'),
    holdReason: text('hold_reason'),
    /** When its erasure has begun, and when it was done. */
    erasing: timestampColumn('erasing'),
    erased: timestampColumn('erased'),
  },
  table => [
    uniqueIndex('closings_open').on(table.accountId).where(sql`${table.restored} is null`),
    index('closings_due')
      .on(table.erasedFrom)
      .where(sql`${table.restored} is null and ${table.erased} is null and ${table.held} is null`),
  ],
)
