import { and, desc, eq } from 'drizzle-orm'
import { callingPerson } from '#backend/modules/people/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { requireIpRanges } from '#kernel/http/network.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { lockRowsOf, requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { apiTokens } from '../tables.ts'
import { change } from './access-tokens.ts'
import { apiTokenCreated } from './mails.ts'
import { describeToken, describeTokens, serviceAccountOf } from './rows.ts'
import {
  endOf,
  isKept,
  newSecret,
  requireFreeName,
  requireHeld,
  rotationOf,
  type TokenRow,
} from './settings.ts'

/** Handlers of `openapi/authorization/service-accounts.yaml`. */
export const serviceAccountHandlers = {
  async listServiceAccounts({ db, caller, now }) {
    const rows = await db
      .select()
      .from(apiTokens)
      .where(and(eq(apiTokens.accountId, accountOf(caller)), isKept))
      .orderBy(desc(apiTokens.created), desc(apiTokens.tokenId))
    const described = await describeTokens(db, rows)
    return { status: 200, body: { service_accounts: described.map(each => serviceAccountOf(each, now)) } }
  },

  async createServiceAccount(context) {
    const { db, body, caller, now, limit, kernel, sendMail } = context
    const { name, roles, networks, expires_at: expiresAt, ...rest } = body
    assertAllRead(rest)
    const { userId } = caller
    const accountId = accountOf(caller)
    const [chosen, ranges] = [requireHeld(roles, caller.roles), requireIpRanges(networks, 'networks')]
    const end = endOf(expiresAt, now)
    await requireCapacity(db, apiTokens, { owner: [apiTokens.accountId, accountId], limit, where: isKept })
    await requireFreeName(db, name, { accountId })
    const { secret, stored } = newSecret('service')
    const values = {
      ...{ tokenId: newId(now), kind: 'service' as const, userId, accountId, accountIds: [accountId], name },
      ...{ roles: chosen, networks: ranges, ...stored, created: now, expiresAt: end },
    }
    const [row] = await db.insert(apiTokens).values(values).returning()
    if (!row) throw new Error('a service account is created')
    await record(context, row)
    const described = await describeToken(db, row)
    const { username } = await callingPerson(db, caller)
    const labels = described.accounts.map(({ label }) => label)
    await sendMail(apiTokenCreated.to(username, { kind: 'service', name, accounts: labels, end }, kernel))
    return { status: 201, body: { secret, service_account: serviceAccountOf(described, now) } }
  },

  async updateServiceAccount(context) {
    const { db, body, caller, now, params } = context
    const { name, roles, networks, expires_at: expiresAt, version, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const before = await requireOne(db, accountId, params.id)
    if (before.version !== version) throw problem('service-account-changed')
    const set = {
      ...{ name, roles: requireHeld(roles, caller.roles), networks: requireIpRanges(networks, 'networks') },
      ...{ expiresAt: endOf(expiresAt, now), version: version + 1 },
    }
    await requireFreeName(db, name, { accountId }, before.tokenId)
    const row = await change(db, before.tokenId, set)
    await record(context, row)
    return { status: 200, body: serviceAccountOf(await describeToken(db, row), now) }
  },

  async rotateServiceAccount(context) {
    const { db, body, caller, now, params } = context
    const { overlap_hours: overlapHours, expires_at: expiresAt, ...rest } = body
    assertAllRead(rest)
    const before = await requireOne(db, accountOf(caller), params.id)
    const { accounts, maker } = await describeToken(db, before)
    // What stopped with its maker does not work again with the secret that they may know.
    const isStopped = !accounts.length || !maker || maker.isDisabled
    const { secret, set } = rotationOf(before, { overlapHours: isStopped ? 0 : overlapHours, expiresAt, now })
    const row = await change(db, before.tokenId, { ...set, userId: caller.userId })
    await record(context, row)
    const described = await describeToken(db, row)
    return { status: 200, body: { secret, service_account: serviceAccountOf(described, now) } }
  },

  async revokeServiceAccount(context) {
    const { db, caller, now, params, checkCallerNow } = context
    const before = await requireOne(db, accountOf(caller), params.id)
    if (caller.token?.tokenId === before.tokenId) await checkCallerNow()
    await change(db, before.tokenId, { revoked: now })
    await record(context, before)
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'listServiceAccounts'
  | 'createServiceAccount'
  | 'updateServiceAccount'
  | 'rotateServiceAccount'
  | 'revokeServiceAccount'
>

/** One of the account, once other changes of its service accounts are over. Throws 404. */
async function requireOne(db: Queries, accountId: number, tokenId: string): Promise<TokenRow> {
  await lockRowsOf(db, apiTokens, accountId)
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenId, tokenId), eq(apiTokens.accountId, accountId), isKept))
    .for('update')
  if (!row) throw problem('not-found')
  return row
}

async function record({ recordActivity }: Pick<Context, 'recordActivity'>, row: TokenRow): Promise<void> {
  const { tokenId, name, roles } = row
  await recordActivity(tokenId, { facts: { token_id: tokenId, name, roles } })
}
