import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Client } from '#kernel/access/client.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { organizations } from '../tables.ts'
import { provisioningTokens } from './tables.ts'

/** Milliseconds between two records of a token's use: to the minute is precise enough. */
const USE_RECORDED = 60_000

/**
 * The provider behind a token, which acts in the account that registered its organization. With `lock`, the token works
 * until the transaction ends.
 */
export async function findProvisioningClient(
  authorization: string | undefined,
  { queries, clock }: Pick<Kernel, 'queries' | 'clock'>,
  lock?: 'share',
): Promise<Client | undefined> {
  const token = tokenIn(authorization)
  if (!token) return undefined
  const now = clock.now()
  const matching = queries
    .select({
      clientId: provisioningTokens.tokenId,
      accountId: organizations.ownerAccountId,
      lastUsed: provisioningTokens.lastUsed,
    })
    .from(provisioningTokens)
    .innerJoin(organizations, eq(organizations.organizationId, provisioningTokens.organizationId))
    .where(and(eq(provisioningTokens.tokenHash, hashSecret(token)), worksAt(now)))
  const [found] = lock ? await matching.for(lock) : await matching
  if (!found) return undefined
  const { lastUsed, ...client } = found
  const unrecorded = new Date(now.getTime() - USE_RECORDED)
  if (!lock && (!lastUsed || lastUsed < unrecorded))
    await queries
      .update(provisioningTokens)
      .set({ lastUsed: now })
      .where(
        and(
          eq(provisioningTokens.tokenId, client.clientId),
          or(isNull(provisioningTokens.lastUsed), lt(provisioningTokens.lastUsed, unrecorded)),
        ),
      )
  return client
}

/** The token of an `Authorization` header, valid or not. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return /^Bearer +(scim_[A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1]
}

/** The condition of tokens that are still valid. */
export function worksAt(now: Date) {
  return or(isNull(provisioningTokens.expiration), gt(provisioningTokens.expiration, now))
}
