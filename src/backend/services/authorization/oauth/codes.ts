import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import {
  findProgram,
  isLoopbackCallback,
  isOwnResource,
  withParameters,
} from '#domain/authorization/programs.ts'
import { DAY } from '#domain/time/durations.ts'
import type { operations } from '#generated/authorization/types.ts'
import { AUTHORIZATION_CODE_LIFETIME } from '#generated/durations.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { newId } from '#kernel/random.ts'
import { limitReached, lockRowsOf } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isKept, isPersonal, requireHeld } from '../api-tokens/settings.ts'
import { apiTokens, authorizationCodes } from '../tables.ts'

/** Used codes stay this long, in milliseconds, so that a second use ends their token. */
const KEPT = DAY

/** Handlers of `openapi/authorization/oauth.yaml`. */
export const authorizationCodeHandlers = {
  async createAuthorizationCode({ db, body, caller, kernel, now, limit, recordActivity }) {
    const { client_id: clientId, loopback_uri: redirectUri, code_challenge: challenge, ...others } = body
    const { code_challenge_method: _S256, state, resource = kernel.publicUrl(), ...permission } = others
    const { name, account_id: accountId, roles, ...rest } = permission
    assertAllRead(rest)
    requireRequest('client_id', findProgram(clientId) !== undefined)
    requireRequest('loopback_uri', isLoopbackCallback(redirectUri))
    requireRequest('resource', isOwnResource(resource, kernel.publicUrl()))
    const { userId } = caller
    const [membership] = await db
      .select({ roles: memberships.roles })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.accountId, accountId)))
    if (!membership) throw problem('not-your-account', { fields: ['account_id'] })
    const chosen = requireHeld(roles, membership.roles)
    await lockRowsOf(db, apiTokens, userId)
    if ((await countTokens(db, userId, now)) >= limit.max) throw limitReached(limit)
    const [code, tokenId] = [randomSecret(), newId(now)]
    const expiresAt = new Date(now.getTime() + AUTHORIZATION_CODE_LIFETIME)
    await db.insert(authorizationCodes).values({
      ...{ codeHash: hashSecret(code), clientId, redirectUri, challenge, resource },
      ...{ userId, accountId, roles: chosen, name, tokenId, created: now, expiresAt },
    })
    await recordActivity(tokenId, { accountId, facts: { token_id: tokenId } })
    return {
      status: 201,
      body: {
        token_id: tokenId,
        redirect_to: withParameters(redirectUri, { code, iss: kernel.publicUrl(), state }),
        expires_at: expiresAt.toISOString(),
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'createAuthorizationCode'>

/** How many tokens a person has, with those that codes wait for. */
async function countTokens(db: Queries, userId: string, now: Date): Promise<number> {
  const { used, expiresAt } = authorizationCodes
  const isWaiting = and(eq(authorizationCodes.userId, userId), isNull(used), gt(expiresAt, now))
  const tokens = await db.$count(apiTokens, and(eq(apiTokens.userId, userId), isPersonal, isKept))
  return tokens + (await db.$count(authorizationCodes, isWaiting))
}

function requireRequest(field: string, isValid: boolean): void {
  if (!isValid) throw problem('authorization-request-invalid', { fields: [field] })
}

export const purgeCodesJob = purgeJob('purge-authorization-codes', authorizationCodes, ago =>
  lt(authorizationCodes.expiresAt, ago(KEPT)),
)
