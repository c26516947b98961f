import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { EmbeddedKey, operations } from '#generated/security/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type embeddedKeys, keyLimits, type secretKeys } from '../tables.ts'

export type KeyContext = Pick<
  Context<{ id: string }>,
  'db' | 'params' | 'caller' | 'now' | 'recordActivity' | 'nothingChanged'
>

/** What the check for room needs of a call that adds a key. */
export type CapacityContext = Pick<Context, 'db' | 'limit' | 'now'>

/** The tables of secret and embedded keys, for what they have in common. */
export type KeyTable = typeof secretKeys | typeof embeddedKeys

export type KeyQuery = Required<
  Pick<
    NonNullable<operations['listSecretKeys']['parameters']['query']>,
    'state' | 'sort' | 'direction' | 'page' | 'page_size'
  >
>

/** The columns of a key's limit and creator; join them by `limitOf`, `creatorOf` and `memberOf`. */
export const joinedColumns = {
  limit: keyLimits,
  creator: people.username,
  memberId: memberships.userId,
}

export const limitOf = (table: KeyTable) => eq(keyLimits.keyId, table.keyId)
export const creatorOf = (table: KeyTable) => eq(people.userId, table.createdBy)
export const memberOf = (table: KeyTable) =>
  and(eq(memberships.accountId, table.accountId), eq(memberships.userId, table.createdBy))

/** The API fields that both kinds have. */
export function toCommonWire({ key, limit, creator, memberId }: JoinedKey) {
  return {
    key_id: key.keyId,
    created: key.created.toISOString(),
    label: key.label,
    description: key.description,
    recovery_deadline: key.recoveryDeadline?.toISOString() ?? null,
    version: key.version,
    last_used: key.lastUsed?.toISOString() ?? null,
    expires: key.expires?.toISOString() ?? null,
    licenses: key.licenses,
    limit: limit && toLimitState(limit),
    created_by:
      key.createdBy === null
        ? null
        : { user_id: key.createdBy, username: creator, is_member: memberId !== null },
  } satisfies Partial<EmbeddedKey>
}

/** What secret and embedded keys have in common, as it is stored. */
export type CommonRow = Omit<typeof embeddedKeys.$inferSelect, 'isManaged'>

/** Hostnames of a key, and whether each is authorized. */
export type Domains = Record<string, boolean>

export interface JoinedKey {
  key: CommonRow
  limit: typeof keyLimits.$inferSelect | null
  creator: string | null
  memberId: string | null
}

export function toLimitState({
  maxLookups,
  lookupsUsed,
  since,
}: Pick<typeof keyLimits.$inferSelect, 'maxLookups' | 'lookupsUsed' | 'since'>) {
  return {
    max_lookups: maxLookups,
    lookups_used: lookupsUsed,
    limit_reached: lookupsUsed >= maxLookups,
    since: since.toISOString(),
  }
}

export function inState(table: KeyTable, state: KeyQuery['state'], now: Date): SQL | undefined {
  const notDeleted = isNull(table.recoveryDeadline)
  switch (state) {
    case 'deleted':
      return and(isNotNull(table.recoveryDeadline), gt(table.recoveryDeadline, now))
    case 'paused':
      return and(notDeleted, eq(table.paused, true))
    case 'expired':
      return and(notDeleted, isNotNull(table.expires), lte(table.expires, now))
    case 'active':
      return and(notDeleted, eq(table.paused, false), or(isNull(table.expires), gt(table.expires, now)))
    default:
      return notDeleted
  }
}

/** The order of a list. It matches an index, so that reading a page doesn't sort the account's keys. */
export function orderOf(table: KeyTable, { sort, direction }: Pick<KeyQuery, 'sort' | 'direction'>): SQL[] {
  const order = direction === 'asc' ? asc : desc
  if (sort === 'label') return [order(sql`lower(${table.label})`), order(table.keyId)]
  if (sort === 'used') {
    const nulls = direction === 'asc' ? sql`nulls first` : sql`nulls last`
    return [sql`${order(table.lastUsed)} ${nulls}`, order(table.keyId)]
  }
  return [order(table.created), order(table.keyId)]
}

/** The pattern for `ilike` that finds a text anywhere. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export function contains(table: KeyTable, text: string): SQL | undefined {
  const pattern = patternOf(text)
  return or(
    ilike(table.label, pattern),
    ilike(table.description, pattern),
    ilike(sql`${table.keyId}::text`, pattern),
  )
}

/** The number of rows that match a condition, as a part of the statement that reads one page of them. */
export function totalOf(db: Queries, table: KeyTable, where: SQL | undefined): SQL<number> {
  return sql`(${db.select({ total: count() }).from(table).where(where)})`.mapWith(Number)
}

/**
 * The ids of one page. They are selected before any join, so that skipping earlier pages costs only one index
 * entry per key.
 */
export function pageOf(db: Queries, table: KeyTable, where: SQL | undefined, query: KeyQuery) {
  return db
    .select({ keyId: table.keyId })
    .from(table)
    .where(where)
    .orderBy(...orderOf(table, query))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .as('page')
}

/** Throws 409 when someone else has edited the key since; the row must be locked. */
export function requireVersion(key: { version: number }, version: number): void {
  if (key.version !== version) throw problem('key-changed')
}

/** Throws 409 for a deleted key: it can only be recovered. */
export function requireNotDeleted(key: { recoveryDeadline: Date | null }): void {
  if (key.recoveryDeadline) throw problem('key-pending')
}

/** Whether a key is past its recovery deadline, so that it can no longer be found. */
export function isGone({ recoveryDeadline }: { recoveryDeadline: Date | null }, now: Date): boolean {
  return recoveryDeadline !== null && recoveryDeadline <= now
}
