import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm'
import { declareEvent } from '#kernel/events.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { DEFAULT_MAX_USERS, FIRST_OWNER_ROLES } from './limits.ts'
import { accounts, memberships } from './tables.ts'

export interface OwnAccount {
  accountId: number
  label: string
  roles: string[]
  /** Whether the person's logins start in this account. */
  isDefault: boolean
}

/** The accounts that a person belongs to, by label. */
export function accountsOf(db: Queries, userId: string): Promise<OwnAccount[]> {
  return db
    .select({
      accountId: accounts.accountId,
      label: accounts.label,
      roles: memberships.roles,
      isDefault: memberships.isDefault,
    })
    .from(accounts)
    .innerJoin(memberships, eq(memberships.accountId, accounts.accountId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(sql`lower(${accounts.label})`), asc(accounts.accountId))
    .limit(1000)
}

/** An account and the others that one of its owners owns too, by number: those of one customer. */
export async function accountsOfSameOwners(db: Queries, accountId: number): Promise<number[]> {
  const owns = arrayContains(memberships.roles, ['account-owner'])
  const owners = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), owns))
  const rows = await db
    .selectDistinct({ accountId: memberships.accountId })
    .from(memberships)
    .where(and(inArray(memberships.userId, owners), owns))
    .limit(1000)
  return [...new Set([accountId, ...rows.map(row => row.accountId)])].toSorted((a, b) => a - b)
}

/** An account was opened, with its first owner. */
export const accountOpened =
  declareEvent<[db: Queries, opened: { accountId: number; userId: string; now: Date }]>()

/** Opens an account with its first owner, who gets every customer role (decision R5). Returns its id. */
export async function openAccount(
  db: Queries,
  {
    userId,
    label,
    now,
    maxUsers = DEFAULT_MAX_USERS,
  }: { userId: string; label: string; now: Date; maxUsers?: number },
): Promise<number> {
  const [account] = await db.insert(accounts).values({ label, created: now, maxUsers }).returning()
  if (!account) throw new Error('the account was not inserted')
  const { accountId } = account
  await db.insert(memberships).values({ accountId, userId, roles: [...FIRST_OWNER_ROLES], created: now })
  await accountOpened.emit(db, { accountId, userId, now })
  return accountId
}

/** Gives an account another name, and returns the one that it had. */
export async function renameAccount(
  db: Queries,
  { accountId, label }: { accountId: number; label: string },
): Promise<string> {
  const matches = eq(accounts.accountId, accountId)
  const [before] = await db.select({ label: accounts.label }).from(accounts).where(matches).for('update')
  if (!before) throw problem('not-found')
  if (before.label !== label) await db.update(accounts).set({ label }).where(matches)
  return before.label
}

/** Throws 404 unless there is an account with this number. For staff, whose calls can name any account. */
export async function requireAccount(db: Queries, accountId: number): Promise<void> {
  if (!(await db.$count(accounts, eq(accounts.accountId, accountId)))) throw problem('not-found')
}

/** What emails, receipts, and pages call an account. */
export async function accountLabelOf(db: Queries, accountId: number): Promise<string> {
  const [account] = await db
    .select({ label: accounts.label })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
  return account?.label ?? `Account ${accountId}`
}

/** Seats that an account has without a paid plan. */
export async function ownSeatsOf(db: Queries, accountId: number): Promise<number> {
  const [account] = await db
    .select({ maxUsers: accounts.maxUsers })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
  return account?.maxUsers ?? DEFAULT_MAX_USERS
}

/**
 * Sets the seats that an account has without a paid plan. False if it has as many. Throws `not-found`, and
 * `changed-since` if this undoes a change that is no longer the latest one.
 */
export async function setOwnSeats(
  db: Queries,
  {
    accountId,
    seats,
    changeId = null,
    undoes,
  }: { accountId: number; seats: number; changeId?: string | null | undefined; undoes?: string | undefined },
): Promise<boolean> {
  const matches = eq(accounts.accountId, accountId)
  // Invitations hold the same lock while they count seats.
  const [before] = await db.select().from(accounts).where(matches).for('update')
  if (!before) throw problem('not-found')
  if (before.maxUsers === seats) return false
  if (undoes !== undefined && before.seatsChange !== undoes) throw problem('changed-since')
  await db.update(accounts).set({ maxUsers: seats, seatsChange: changeId }).where(matches)
  return true
}
