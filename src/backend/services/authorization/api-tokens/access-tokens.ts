import { and, desc, eq } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { callingPerson } from '#backend/modules/people/public.ts'
import type { CustomerRole, operations } from '#generated/authorization/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { requireIpRanges } from '#kernel/http/network.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { lockRowsOf, requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { apiTokens } from '../tables.ts'
import { apiTokenCreated } from './mails.ts'
import { accessTokenOf, describeToken, describeTokens } from './rows.ts'
import {
  endOf,
  isKept,
  isPersonal,
  newSecret,
  requireFreeName,
  requireHeld,
  rotationOf,
  type TokenRow,
} from './settings.ts'

/** Handlers of `openapi/authorization/access-tokens.yaml`. */
export const accessTokenHandlers = {
  async listAccessTokens({ db, caller, now }) {
    const rows = await db
      .select()
      .from(apiTokens)
      .where(and(eq(apiTokens.userId, caller.userId), isPersonal, isKept))
      .orderBy(desc(apiTokens.created), desc(apiTokens.tokenId))
    const described = await describeTokens(db, rows)
    return { status: 200, body: { access_tokens: described.map(each => accessTokenOf(each, now)) } }
  },

  async createAccessToken(context) {
    const { db, body, caller, now, limit, kernel, sendMail } = context
    const { name, account_ids: accountIds, roles, networks, expires_at: expiresAt, ...rest } = body
    assertAllRead(rest)
    const { userId } = caller
    const chosen = await requireChosen(db, caller, { accountIds, roles })
    const end = endOf(expiresAt, now)
    const owner = [apiTokens.userId, userId] as const
    const ranges = requireIpRanges(networks, 'networks')
    await requireCapacity(db, apiTokens, { owner, limit, where: and(isPersonal, isKept) })
    await requireFreeName(db, name, { userId })
    const { secret, stored } = newSecret('personal')
    const values = {
      ...{ tokenId: newId(now), kind: 'personal' as const, userId, name, ...chosen, ...stored },
      ...{ networks: ranges, created: now, expiresAt: end },
    }
    const [row] = await db.insert(apiTokens).values(values).returning()
    if (!row) throw new Error('a token is created')
    await record(context, row)
    const described = await describeToken(db, row)
    const { username } = await callingPerson(db, caller)
    const labels = described.accounts.map(({ label }) => label)
    await sendMail(apiTokenCreated.to(username, { kind: 'personal', name, accounts: labels, end }, kernel))
    return { status: 201, body: { secret, access_token: accessTokenOf(described, now) } }
  },

  async updateAccessToken(context) {
    const { db, body, caller, now, params } = context
    const { name, account_ids: accountIds, roles, networks, expires_at: expiresAt, ...rest } = body
    assertAllRead(rest)
    const { tokenId } = await requireOwn(db, caller, params.id)
    const chosen = await requireChosen(db, caller, { accountIds, roles })
    const set = {
      name,
      ...chosen,
      networks: requireIpRanges(networks, 'networks'),
      expiresAt: endOf(expiresAt, now),
    }
    await requireFreeName(db, name, { userId: caller.userId }, tokenId)
    const row = await change(db, tokenId, set)
    await record(context, row)
    return { status: 200, body: accessTokenOf(await describeToken(db, row), now) }
  },

  async rotateAccessToken(context) {
    const { db, body, caller, now, params } = context
    const { overlap_hours: overlapHours, expires_at: expiresAt, ...rest } = body
    assertAllRead(rest)
    const before = await requireOwn(db, caller, params.id)
    const { secret, set } = rotationOf(before, { overlapHours, expiresAt, now })
    const row = await change(db, before.tokenId, set)
    await record(context, row)
    return { status: 200, body: { secret, access_token: accessTokenOf(await describeToken(db, row), now) } }
  },

  async revokeAccessToken(context) {
    const { db, caller, now, params } = context
    const before = await requireOwn(db, caller, params.id)
    await change(db, before.tokenId, { revoked: now })
    await record(context, before)
    return { status: 204 }
  },

  async getCurrentToken({ db, caller }) {
    if (!caller.token) throw problem('not-found')
    const [row] = await db.select().from(apiTokens).where(eq(apiTokens.tokenId, caller.token.tokenId))
    if (!row) throw problem('not-found')
    const { accounts } = await describeToken(db, row)
    return {
      status: 200,
      body: {
        token_id: row.tokenId,
        kind: row.kind,
        name: row.name,
        expires_at: row.expiresAt.toISOString(),
        networks: row.networks,
        accounts: accounts.map(({ accountId, label, roles }) => ({
          account_id: accountId,
          account_label: label,
          roles: row.roles.filter(role => roles.includes(role)) as CustomerRole[],
        })),
      },
    }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'listAccessTokens'
  | 'createAccessToken'
  | 'updateAccessToken'
  | 'rotateAccessToken'
  | 'revokeAccessToken'
  | 'getCurrentToken'
>

/** The accounts and roles of a token. Throws 400 for an account that its person is not in, and a role that they have in none. */
async function requireChosen(
  db: Queries,
  { userId }: Caller,
  { accountIds, roles }: { accountIds: readonly number[]; roles: readonly CustomerRole[] },
): Promise<{ accountIds: number[]; roles: CustomerRole[] }> {
  const own = await db
    .select({ accountId: memberships.accountId, roles: memberships.roles })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const chosen = own.filter(({ accountId }) => accountIds.includes(accountId))
  if (chosen.length < new Set(accountIds).size) throw problem('not-your-account', { fields: ['account_ids'] })
  const held = chosen.flatMap(membership => membership.roles)
  return { accountIds: chosen.map(({ accountId }) => accountId), roles: requireHeld(roles, held) }
}

/** One's own token, once other changes of one's tokens are over. Throws 404. */
async function requireOwn(db: Queries, { userId }: Caller, tokenId: string): Promise<TokenRow> {
  await lockRowsOf(db, apiTokens, userId)
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenId, tokenId), eq(apiTokens.userId, userId), isPersonal, isKept))
    .for('update')
  if (!row) throw problem('not-found')
  return row
}

export async function change(
  db: Queries,
  tokenId: string,
  set: Partial<typeof apiTokens.$inferInsert>,
): Promise<TokenRow> {
  const [row] = await db.update(apiTokens).set(set).where(eq(apiTokens.tokenId, tokenId)).returning()
  if (!row) throw new Error('a locked token is there')
  return row
}

/** In the log of each account that the token is for, so that its owners see it. */
async function record({ recordActivity }: Pick<Context, 'recordActivity'>, row: TokenRow): Promise<void> {
  for (const accountId of row.accountIds)
    await recordActivity(row.tokenId, { accountId, facts: { token_id: row.tokenId, name: row.name } })
}
