import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { operations } from '#generated/authorization/types.ts'
import type { Client } from '#kernel/access/client.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import { organizationOf, ownOrganization } from '../organization-store.ts'
import { organizations } from '../tables.ts'
import { provisioningTokens } from './tables.ts'

/** Milliseconds between two records of a token's use: to the minute is precise enough. */
const USE_RECORDED = 60_000

/** Handlers of `openapi/authorization/provisioning.yaml` for tokens. */
export const provisioningTokenHandlers = {
  async listProvisioningTokens({ db, caller, kernel, now }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const { organizationId, ownerAccountId } = organization
    if (ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    const tokens = await db
      .select()
      .from(provisioningTokens)
      .where(and(eq(provisioningTokens.organizationId, organizationId), worksAt(now)))
      .orderBy(desc(provisioningTokens.created), desc(provisioningTokens.tokenId))
    return {
      status: 200,
      body: {
        base_url: `${kernel.publicUrl()}/api/scim/v2`,
        tokens: tokens.map(({ tokenId, suffix, created, expiration, lastUsed }) => ({
          token_id: tokenId,
          suffix,
          created: created.toISOString(),
          expiration: expiration?.toISOString() ?? null,
          last_used: lastUsed?.toISOString() ?? null,
        })),
      },
    }
  },

  async createProvisioningToken({ db, body, caller, now, limit }) {
    const { organizationId } = await ownOrganization(db, caller.accountId)
    const expiration = body.expiration === null ? null : new Date(body.expiration)
    if (expiration && expiration <= now) throw problem('expiration-passed', { fields: ['expiration'] })
    await requireCapacity(db, provisioningTokens, {
      owner: [provisioningTokens.organizationId, organizationId],
      limit,
      where: worksAt(now),
    })
    const token = `scim_${randomSecret()}`
    const tokenId = newId(now)
    const suffix = token.slice(-4)
    const tokenHash = hashSecret(token)
    const row = { tokenId, organizationId, tokenHash, suffix, created: now, expiration }
    await db.insert(provisioningTokens).values(row)
    return {
      status: 201,
      body: {
        token_id: tokenId,
        token,
        suffix,
        created: now.toISOString(),
        expiration: expiration?.toISOString() ?? null,
      },
    }
  },

  async deleteProvisioningToken({ db, params, caller, recordActivity }) {
    const { organizationId } = await ownOrganization(db, caller.accountId)
    const [deleted] = await db
      .delete(provisioningTokens)
      .where(
        and(eq(provisioningTokens.tokenId, params.id), eq(provisioningTokens.organizationId, organizationId)),
      )
      .returning({ suffix: provisioningTokens.suffix })
    if (!deleted) throw problem('not-found')
    await recordActivity(params.id, { facts: deleted })
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations>,
  'listProvisioningTokens' | 'createProvisioningToken' | 'deleteProvisioningToken'
>

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

function worksAt(now: Date) {
  return or(isNull(provisioningTokens.expiration), gt(provisioningTokens.expiration, now))
}
