import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { CLOSING_ROLE, memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { FoundApiToken, WhichApiToken } from '#kernel/access/api-tokens/api-tokens.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { apiTokens } from '../tables.ts'

/** The mark of an account that is being closed restricts its tokens as it does its members. */
const isOf = ({ roles }: { roles: readonly string[] }, role: string) =>
  roles.includes(role) || role === CLOSING_ROLE

/**
 * Finds a token that works now, by its hash or its id, with its roles in each of its accounts that its maker still
 * belongs to: those that were chosen for it, as far as its maker has them. One statement.
 */
export async function findApiToken(
  db: Queries,
  which: Exclude<WhichApiToken, { setUpSessionHash: string }>,
  now: Date,
  lock?: 'share',
): Promise<FoundApiToken | undefined> {
  const locked = lock ? sql` for share` : sql``
  const rolesOfMaker = sql<Record<string, string[]> | null>`(
    select jsonb_object_agg(held.account_id, held.roles) from (
      select m.account_id, case when m.closing then m.roles || ${CLOSING_ROLE}::text else m.roles end as roles
      from ${memberships} m
      where m.user_id = ${apiTokens.userId} and m.account_id = any(${apiTokens.accountIds})${locked}) held)`
  const { tokenHash, previousHash, previousExpiresAt } = apiTokens
  const isThis =
    'tokenId' in which
      ? eq(apiTokens.tokenId, which.tokenId)
      : or(eq(tokenHash, which.tokenHash), and(eq(previousHash, which.tokenHash), gt(previousExpiresAt, now)))
  const matching = db
    .select({ token: apiTokens, rolesOfMaker })
    .from(apiTokens)
    .innerJoin(people, and(eq(people.userId, apiTokens.userId), isNull(people.disabled)))
    .where(and(isThis, isNull(apiTokens.revoked), gt(apiTokens.expiresAt, now)))
  const [found] = lock ? await matching.for(lock) : await matching
  if (!found?.rolesOfMaker) return undefined
  const { token } = found
  const held = found.rolesOfMaker
  const rolesByAccount = new Map(
    token.accountIds.flatMap(accountId => {
      const roles = held[accountId]
      return roles ? [[accountId, roles.filter(role => isOf(token, role))] as const] : []
    }),
  )
  const { tokenId, kind, name, userId, networks } = token
  return { tokenId, kind, name, userId, networks, rolesByAccount }
}
