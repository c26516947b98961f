import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { roleNames } from '#domain/authorization/role-names.ts'
import { HOUR } from '#domain/time/durations.ts'
import { API_TOKEN_LIFETIME, API_TOKEN_LONGEST_LIFETIME } from '#generated/durations.ts'
import { newApiToken } from '#kernel/access/api-tokens/api-tokens.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { apiTokens } from '../tables.ts'

export type TokenRow = typeof apiTokens.$inferSelect

/** Rows that are not revoked: they count, and keep their names. */
export const isKept = isNull(apiTokens.revoked)
export const isPersonal = isNull(apiTokens.accountId)

/** When a token ends. Throws 400 for a time that has passed, or is further away than a token lives. */
export function endOf(expiresAt: string | undefined, now: Date): Date {
  if (expiresAt === undefined) return new Date(now.getTime() + API_TOKEN_LIFETIME)
  const end = new Date(expiresAt)
  const fields = ['expires_at']
  if (end <= now) throw problem('expiration-passed', { fields })
  if (end.getTime() > now.getTime() + API_TOKEN_LONGEST_LIFETIME)
    throw problem('expiration-too-late', { fields })
  return end
}

/** The roles, each once. Throws 400 for one that is not among those that the person has. */
export function requireHeld<Role extends keyof typeof roleNames>(
  roles: readonly Role[],
  held: readonly string[],
): Role[] {
  const missing = roles.find(role => !held.includes(role))
  if (missing) throw problem('role-not-held', { fields: ['roles'], values: { role: roleNames[missing] } })
  return [...new Set(roles)]
}

/** Throws 409 if another token of the same owner has the name. Call it once the rows of the owner are locked. */
export async function requireFreeName(
  db: Queries,
  name: string,
  owner: { userId: string } | { accountId: number },
  tokenId?: string,
): Promise<void> {
  const isOwned =
    'userId' in owner
      ? and(eq(apiTokens.userId, owner.userId), isPersonal)
      : eq(apiTokens.accountId, owner.accountId)
  const isNamed = eq(sql`lower(${apiTokens.name})`, name.toLowerCase())
  const isOther = tokenId === undefined ? undefined : ne(apiTokens.tokenId, tokenId)
  if (!(await db.$count(apiTokens, and(isOwned, isNamed, isKept, isOther)))) return
  const error = 'userId' in owner ? 'access-token-name-taken' : 'service-account-name-taken'
  throw problem(error, { fields: ['name'] })
}

/** A secret, and what is stored of it. */
export function newSecret(kind: TokenRow['kind']) {
  const secret = newApiToken(kind)
  return { secret, stored: { tokenHash: hashSecret(secret), suffix: secret.slice(-4) } }
}

/**
 * What a rotation stores: another secret, and the one before for some hours. Throws 400 for a token that would have ended.
 */
export function rotationOf(
  row: TokenRow,
  { overlapHours, expiresAt, now }: { overlapHours: number; expiresAt: string | undefined; now: Date },
) {
  const end = expiresAt === undefined ? row.expiresAt : endOf(expiresAt, now)
  if (end <= now) throw problem('expiration-passed', { fields: ['expires_at'] })
  const { secret, stored } = newSecret(row.kind)
  const overlap = overlapHours
    ? { previousHash: row.tokenHash, previousExpiresAt: new Date(now.getTime() + overlapHours * HOUR) }
    : { previousHash: null, previousExpiresAt: null }
  return { secret, set: { ...stored, ...overlap, expiresAt: end, version: row.version + 1 } }
}
