import { and, eq, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, hostnames, keyLimits } from '../tables.ts'
import {
  creatorOf,
  isGone,
  type JoinedKey,
  joinedColumns,
  type KeyContext,
  type KeyQuery,
  limitOf,
  memberOf,
  orderOf,
  pageOf,
  requireNotDeleted,
  toCommonWire,
  totalOf,
} from './keys.ts'
import { ofPeople } from './portal-key.ts'

export type EmbeddedKeyRow = typeof embeddedKeys.$inferSelect

export type Domains = Record<string, boolean>

/** Hostnames of a key, and whether each is authorized: one value, so a page of keys takes one statement. */
export const domainsOf = sql<Domains | null>`(
  select json_object_agg(${hostnames.hostname}, ${hostnames.isAuthorized})
  from ${hostnames} where ${hostnames.keyId} = ${embeddedKeys.keyId})`

/** Embedded keys with the columns that the API returns; `total` is for a list. */
export function selectEmbeddedKeys(db: Queries, total: SQL<number> = sql`0`.mapWith(Number)) {
  return db
    .select({ key: embeddedKeys, ...joinedColumns, domains: domainsOf, total })
    .from(embeddedKeys)
    .leftJoin(keyLimits, limitOf(embeddedKeys))
    .leftJoin(people, creatorOf(embeddedKeys))
    .leftJoin(memberships, memberOf(embeddedKeys))
}

/** One page of the keys that match a condition, each with the total number of matches. */
export function readEmbeddedKeyPage(db: Queries, where: SQL | undefined, query: KeyQuery) {
  const keysOfPage = pageOf(db, embeddedKeys, where, query)
  return selectEmbeddedKeys(db, totalOf(db, embeddedKeys, where))
    .innerJoin(keysOfPage, eq(keysOfPage.keyId, embeddedKeys.keyId))
    .orderBy(...orderOf(embeddedKeys, query))
}

/** The key in the path, locked until the transaction ends, as in `findSecretKey`. */
export async function findEmbeddedKey(
  { db, params, caller, now }: KeyContext,
  past?: 'even past its deadline',
): Promise<EmbeddedKeyRow> {
  const [key] = await db
    .select()
    .from(embeddedKeys)
    .where(and(eq(embeddedKeys.keyId, params.id), eq(embeddedKeys.accountId, accountOf(caller)), ofPeople))
    .for('update')
  if (!key || (isGone(key, now) && !past)) throw problem('not-found')
  return key
}

export async function findCurrentEmbeddedKey(context: KeyContext): Promise<EmbeddedKeyRow> {
  const key = await findEmbeddedKey(context)
  requireNotDeleted(key)
  return key
}

/** Changes the key in the path, records that in the activity log, and returns the updated key. */
export async function changeEmbeddedKey(
  context: KeyContext,
  changes: Partial<EmbeddedKeyRow>,
  facts: Record<string, unknown> = {},
): Promise<EmbeddedKey> {
  const { db, params } = context
  await db.update(embeddedKeys).set(changes).where(eq(embeddedKeys.keyId, params.id))
  return noteEmbeddedKey(context, facts)
}

/** Records a change to the key in the activity log, and returns the updated key. */
export async function noteEmbeddedKey(
  context: KeyContext,
  facts: Record<string, unknown> = {},
): Promise<EmbeddedKey> {
  await context.recordActivity(context.params.id, { facts })
  return readEmbeddedKey(context)
}

/** The key in the path as the API returns it. */
export async function readEmbeddedKey({ db, params }: Pick<KeyContext, 'db' | 'params'>) {
  const [row] = await selectEmbeddedKeys(db).where(eq(embeddedKeys.keyId, params.id))
  if (!row) throw problem('not-found')
  return toEmbeddedWire(row)
}

export function toEmbeddedWire(row: JoinedKey & { domains: Domains | null }): EmbeddedKey {
  return {
    ...toCommonWire(row),
    active: !row.key.paused,
    domain: toDomain(row.domains),
  }
}

/** Hostnames in alphabetical order. */
export function toDomain(domains: Domains | null): EmbeddedKey['domain'] {
  return Object.entries(domains ?? {})
    .map(([hostname, isAuthorized]) => ({
      hostname,
      state: isAuthorized ? ('authorized' as const) : ('deactivated' as const),
    }))
    .toSorted((a, b) => (a.hostname < b.hostname ? -1 : 1))
}
