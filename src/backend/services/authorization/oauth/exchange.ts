import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { accounts, memberships } from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import { API_TOKEN_LIFETIME } from '#generated/durations.ts'
import { hashOfApiToken } from '#kernel/access/api-tokens/api-tokens.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { type RecorderServices, recorderOf } from '#kernel/contract/activity.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Limit } from '#kernel/contract/contract.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { hasCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { change } from '../api-tokens/access-tokens.ts'
import { apiTokenCreated } from '../api-tokens/mails.ts'
import { isKept, isPersonal, newSecret } from '../api-tokens/settings.ts'
import { apiTokens, authorizationCodes } from '../tables.ts'

type Services = Pick<Kernel, 'queries' | 'publicUrl'> & RecorderServices

/** What a program sends with the code. */
export interface Exchange {
  clientId: string
  code: string
  redirectUri: string
  verifier: string
  /** The server that it wants a token for, if it says so again. */
  resource: string | undefined
}

export interface IssuedToken {
  secret: string
  roles: string[]
  /** Seconds until it ends. */
  lifetime: number
}

const NAME_LENGTH = 64

/** How many tokens a person may have, as the contract says for creating one. */
function tokenLimitOf({ operations }: Pick<Kernel, 'operations'>): Limit {
  const limit = operations.get('createAccessToken')?.operation['x-limit']
  if (!limit) throw new Error('createAccessToken has a limit')
  return limit
}

/**
 * Makes the token that a code stands for. Undefined, with the reason for the program's log, for a code that is unknown,
 * over, or not of this program. Whatever comes of it, the code is used up; one that was used before ends its token.
 */
export function exchangeCode(
  kernel: Services,
  exchange: Exchange,
  request: FastifyRequest,
): Promise<{ token: IssuedToken } | { reason: string }> {
  return kernel.queries.transaction(async db => {
    const now = kernel.clock.now()
    const codeHash = hashSecret(exchange.code)
    const isThis = eq(authorizationCodes.codeHash, codeHash)
    const [code] = await db.select().from(authorizationCodes).where(isThis).for('update')
    if (!code) return { reason: 'The code is unknown. Log in again.' }
    if (code.used) {
      await revoke(kernel, db, { which: eq(apiTokens.tokenId, code.tokenId), request })
      return { reason: 'The code was used before, so its token is revoked. Log in again.' }
    }
    await db.update(authorizationCodes).set({ used: now }).where(isThis)
    if (code.expiresAt <= now) return { reason: 'The code has expired. Log in again.' }
    if (!isOf(code, exchange)) return { reason: 'The code is for another request. Log in again.' }
    const person = await findPerson(db, code.userId)
    const [account] = await db
      .select({ label: accounts.label })
      .from(memberships)
      .innerJoin(accounts, eq(accounts.accountId, memberships.accountId))
      .where(and(eq(memberships.userId, code.userId), eq(memberships.accountId, code.accountId)))
    if (!person || person.disabled || !account) return { reason: 'The person has left the account.' }
    const limit = tokenLimitOf(kernel)
    const owner = [apiTokens.userId, code.userId] as const
    if (!(await hasCapacity(db, apiTokens, { owner, limit, where: and(isPersonal, isKept) })))
      return { reason: `You can have ${limit.max} API tokens. Revoke one first.` }
    const { secret, stored } = newSecret('personal')
    const end = new Date(now.getTime() + API_TOKEN_LIFETIME)
    const name = await freeName(db, code.userId, code.name)
    await db.insert(apiTokens).values({
      ...{ tokenId: code.tokenId, kind: 'personal' as const, userId: code.userId, name, ...stored },
      ...{ accountIds: [code.accountId], roles: code.roles, networks: [], created: now, expiresAt: end },
    })
    const facts = { kind: 'personal' as const, name, accounts: [account.label], end }
    await queueMail(db, apiTokenCreated.to(person.username, facts, kernel), now)
    return { token: { secret, roles: code.roles, lifetime: Math.floor(API_TOKEN_LIFETIME / 1000) } }
  })
}

/** Whether a code was made for this program, at this address, with the challenge of this verifier. */
function isOf(code: typeof authorizationCodes.$inferSelect, exchange: Exchange): boolean {
  return (
    code.clientId === exchange.clientId &&
    code.redirectUri === exchange.redirectUri &&
    // S256: the same hash as that of secrets.
    code.challenge === hashSecret(exchange.verifier) &&
    (exchange.resource === undefined || exchange.resource === code.resource)
  )
}

/** The name, with a number if another token of the person has it. Call it once their tokens are locked. */
async function freeName(db: Queries, userId: string, name: string): Promise<string> {
  const rows = await db
    .select({ name: sql<string>`lower(${apiTokens.name})` })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isPersonal, isKept))
  const taken = new Set(rows.map(row => row.name))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const candidate = name.slice(0, NAME_LENGTH - suffix.length) + suffix
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}

/** Ends a personal token at once, as `revokeAccessToken` does. A text that is no token of ours changes nothing. */
export async function revokeSecret(kernel: Services, secret: string, request: FastifyRequest): Promise<void> {
  const tokenHash = hashOfApiToken(secret)
  if (!tokenHash) return
  await kernel.queries.transaction(db =>
    revoke(kernel, db, { which: eq(apiTokens.tokenHash, tokenHash), request, isItself: true }),
  )
}

/** Revokes a personal token that works, which may have called for that itself, and records it in its accounts. */
async function revoke(
  kernel: Services,
  db: Queries,
  { which, request, isItself = false }: { which: SQL; request: FastifyRequest; isItself?: boolean },
): Promise<void> {
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(which, isPersonal, isKept))
    .for('update')
  if (!row) return
  const { tokenId, kind, name, userId } = row
  await change(db, tokenId, { revoked: kernel.clock.now() })
  const record = recorderOf(kernel, { request, db, operationId: 'revokeAccessToken' })
  for (const accountId of row.accountIds)
    await record(tokenId, {
      ...{ accountId, userId, facts: { token_id: tokenId, name } },
      ...(isItself && { token: { tokenId, kind, name } }),
    })
}
