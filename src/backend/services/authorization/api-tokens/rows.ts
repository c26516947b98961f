import { and, eq, inArray } from 'drizzle-orm'
import { accounts, memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { CustomerRole, PersonalToken, ServiceAccount } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { TokenRow } from './settings.ts'

/** A token with what its maker is now. */
interface DescribedToken {
  row: TokenRow
  /** Those of its accounts that its maker belongs to. */
  accounts: { accountId: number; label: string; roles: string[] }[]
  maker: { userId: string; username: string; isDisabled: boolean } | undefined
}

/** Reads the makers of tokens, and which of the tokens' accounts they belong to. */
export async function describeTokens(db: Queries, rows: readonly TokenRow[]): Promise<DescribedToken[]> {
  if (!rows.length) return []
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const accountIds = [...new Set(rows.flatMap(row => row.accountIds))]
  const members = await db
    .select({
      userId: memberships.userId,
      accountId: memberships.accountId,
      roles: memberships.roles,
      label: accounts.label,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.accountId, memberships.accountId))
    .where(and(inArray(memberships.userId, userIds), inArray(memberships.accountId, accountIds)))
  const { userId, username, disabled } = people
  const makers = await db
    .select({ userId, username, disabled })
    .from(people)
    .where(inArray(people.userId, userIds))
  return rows.map(row => {
    const maker = makers.find(person => person.userId === row.userId)
    return {
      row,
      accounts: row.accountIds.flatMap(
        id => members.find(member => member.userId === row.userId && member.accountId === id) ?? [],
      ),
      maker: maker && { ...maker, isDisabled: maker.disabled !== null },
    }
  })
}

/** The same of one that exists. */
export async function describeToken(db: Queries, row: TokenRow): Promise<DescribedToken> {
  const [described] = await describeTokens(db, [row])
  if (!described) throw new Error('a token is described')
  return described
}

function toWire({ row, accounts: own, maker }: DescribedToken, now: Date) {
  const held = new Set(own.flatMap(({ roles }) => roles))
  const isStopped = !own.length || !maker || maker.isDisabled
  const state = row.expiresAt <= now ? 'expired' : isStopped ? 'stopped' : 'active'
  const hasPrevious = row.previousExpiresAt !== null && row.previousExpiresAt > now
  return {
    token_id: row.tokenId,
    name: row.name,
    roles: row.roles as CustomerRole[],
    lost_roles: row.roles.filter(role => !held.has(role)) as CustomerRole[],
    networks: row.networks,
    suffix: row.suffix,
    state,
    created: row.created.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used: row.lastUsed?.toISOString() ?? null,
    last_network: row.lastNetwork,
    previous_expires_at: hasPrevious ? (row.previousExpiresAt?.toISOString() ?? null) : null,
  } as const
}

export function accessTokenOf(described: DescribedToken, now: Date): PersonalToken {
  const accountsOfToken = described.accounts.map(({ accountId, label }) => ({
    account_id: accountId,
    account_label: label,
  }))
  return { ...toWire(described, now), accounts: accountsOfToken }
}

export function serviceAccountOf(described: DescribedToken, now: Date): ServiceAccount {
  const { row, maker } = described
  return {
    ...toWire(described, now),
    maker: maker ? { user_id: maker.userId, username: maker.username } : null,
    version: row.version,
  }
}
