import { and, eq, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { SecretKey } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { keyLimits, secretKeys } from '../tables.ts'
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

export type SecretKeyRow = typeof secretKeys.$inferSelect

/** Secret keys with the columns that the API returns; `total` is for a list. */
export function selectSecretKeys(db: Queries, total: SQL<number> = sql`0`.mapWith(Number)) {
  return db
    .select({ key: secretKeys, ...joinedColumns, total })
    .from(secretKeys)
    .leftJoin(keyLimits, limitOf(secretKeys))
    .leftJoin(people, creatorOf(secretKeys))
    .leftJoin(memberships, memberOf(secretKeys))
}

/** One page of the keys that match a condition, each with the total number of matches. */
export function readSecretKeyPage(db: Queries, where: SQL | undefined, query: KeyQuery) {
  const keysOfPage = pageOf(db, secretKeys, where, query)
  return selectSecretKeys(db, totalOf(db, secretKeys, where))
    .innerJoin(keysOfPage, eq(keysOfPage.keyId, secretKeys.keyId))
    .orderBy(...orderOf(secretKeys, query))
}

/**
 * The key in the path, locked until the transaction ends. Throws 404 for another account's key, and for one
 * past its deadline, unless the caller handles that case itself.
 */
export async function findSecretKey(
  { db, params, caller, now }: KeyContext,
  past?: 'even past its deadline',
): Promise<SecretKeyRow> {
  const [key] = await db
    .select()
    .from(secretKeys)
    .where(and(eq(secretKeys.keyId, params.id), eq(secretKeys.accountId, accountOf(caller))))
    .for('update')
  if (!key || (isGone(key, now) && !past)) throw problem('not-found')
  return key
}

export async function findCurrentSecretKey(context: KeyContext): Promise<SecretKeyRow> {
  const key = await findSecretKey(context)
  requireNotDeleted(key)
  return key
}

/** Changes the key in the path, records that in the activity log, and returns the updated key. */
export async function changeSecretKey(
  context: KeyContext,
  changes: Partial<SecretKeyRow>,
  facts: Record<string, unknown> = {},
): Promise<SecretKey> {
  const { db, params } = context
  await db.update(secretKeys).set(changes).where(eq(secretKeys.keyId, params.id))
  await context.recordActivity(params.id, { facts })
  return readSecretKey(context)
}

/** The key in the path as the API returns it. */
export async function readSecretKey({ db, params, now }: Pick<KeyContext, 'db' | 'params' | 'now'>) {
  const [row] = await selectSecretKeys(db).where(eq(secretKeys.keyId, params.id))
  if (!row) throw problem('not-found')
  return toWire(row, now)
}

export const maskToken = (tail: string) => `${'•'.repeat(12)}${tail}`

export function toWire(row: JoinedKey & { key: SecretKeyRow }, now: Date): SecretKey {
  const { key } = row
  const { previousTail, previousEnds, rotated } = key
  return {
    ...toCommonWire(row),
    token: maskToken(key.tokenTail),
    paused: key.paused,
    deactivated: key.deactivated?.toISOString() ?? null,
    allowed_ips: key.allowedIps,
    rotation:
      previousTail && previousEnds && rotated && previousEnds > now
        ? {
            started: rotated.toISOString(),
            ends: previousEnds.toISOString(),
            previous_token: maskToken(previousTail),
          }
        : null,
  }
}
