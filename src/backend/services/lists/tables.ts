import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Metered } from '#backend/services/security/public.ts'
import type { CreateListBody, List } from '#generated/lists/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const schema = pgSchema('lists')

/** Lists of addresses. What they have is in the tables below, which go with them. */
export const lists = schema.table(
  'lists',
  {
    listId: uuid('list_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** The person who created it; null for a program. */
    createdBy: uuid('created_by'),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    uploaded: integer('uploaded').notNull().default(0),
    /** How its file is to be read, as far as the caller has said. */
    format: jsonb('format').$type<NonNullable<CreateListBody['format']>>().notNull(),
    notify: boolean('notify').notNull(),
    state: text('state').$type<List['state']>().notNull(),
    version: integer('version').notNull().default(1),
    created: timestampColumn('created').notNull(),
    started: timestampColumn('started'),
    finished: timestampColumn('finished'),
    rows: integer('rows').notNull().default(0),
    /** Batches of its rows. */
    batches: integer('batches').notNull().default(0),
    /** Distinct addresses that are looked up. */
    lookups: integer('lookups').notNull().default(0),
    lookedUp: integer('looked_up').notNull().default(0),
    confirmed: integer('confirmed').notNull().default(0),
    incomplete: integer('incomplete').notNull().default(0),
    notFound: integer('not_found').notNull().default(0),
    /** How it was read; null until it has been. */
    contents: jsonb('contents').$type<NonNullable<List['contents']>>(),
    /** Which columns it is to be read by, where someone has chosen them. */
    mapping: jsonb('mapping').$type<NonNullable<List['contents']>['mapping']>(),
    undone: jsonb('undone').$type<NonNullable<List['contents']>['undone']>().notNull(),
    failure: jsonb('failure').$type<NonNullable<List['failure']>>(),
    /** The key for which its lookups count, once it is started. */
    keyKind: text('key_kind').$type<Metered['kind']>(),
    keyId: uuid('key_id'),
    /** When a worker looks at it next; null if none has to. */
    due: timestampColumn('due'),
    /** Names the claim of the worker that has it, whose writes stop once another one has claimed it. */
    claim: uuid('claim'),
    /** Failures in a row. */
    attempts: integer('attempts').notNull().default(0),
  },
  table => [
    index('lists_by_account').on(table.accountId, table.created, table.listId),
    index('lists_due').on(table.due, table.listId).where(sql`${table.due} is not null`),
    index('lists_by_age').on(table.created),
  ],
)

const ofList = () =>
  uuid('list_id')
    .notNull()
    .references(() => lists.listId, { onDelete: 'cascade' })

/** The file of a list until it is started, in base64. */
export const listParts = schema.table(
  'list_parts',
  {
    listId: ofList(),
    part: integer('part').notNull(),
    content: text('content').notNull(),
  },
  table => [primaryKey({ columns: [table.listId, table.part] })],
)

/** Rows of a list in batches of a hundred, as JSON: it can hold characters that a column of JSON can't. */
export const listRows = schema.table(
  'list_rows',
  {
    listId: ofList(),
    batch: integer('batch').notNull(),
    /** Their cells. */
    rows: text('rows').notNull(),
    /** For each the place of its address among those of the list, or the problem because of which it has none. */
    places: text('places').notNull(),
  },
  table => [primaryKey({ columns: [table.listId, table.batch] })],
)

/** Distinct addresses of a list, in groups that are looked up, and counted, together. */
export const listGroups = schema.table(
  'list_groups',
  {
    listId: ofList(),
    group: integer('group').notNull(),
    /** Of each the lookup, as JSON. */
    lookups: text('lookups').notNull(),
    /** Counted ones have lookups in progress, or had when their server ended: they are looked up again, and not counted again. */
    state: text('state').$type<'waiting' | 'counted' | 'done'>().notNull(),
    /** What its lookups counted against. */
    licenseId: integer('license_id'),
    subscriptionId: integer('subscription_id'),
    /** Of each the result, as JSON, once it is done. */
    results: text('results'),
  },
  table => [
    primaryKey({ columns: [table.listId, table.group] }),
    index('list_groups_left').on(table.listId, table.group).where(sql`${table.state} <> 'done'`),
  ],
)

export type ListRow = typeof lists.$inferSelect
