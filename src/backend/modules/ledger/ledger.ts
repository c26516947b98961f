import { and, countDistinct, eq, gt, like, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { type EntryKind, entries, type LedgerAccount, lines } from './tables.ts'

/** One side of an entry; cents, never negative. */
export type Line =
  | { account: LedgerAccount; debit: number; credit?: undefined }
  | { account: LedgerAccount; credit: number; debit?: undefined }

export interface Entry {
  kind: EntryKind
  orderId: number
  /** The customer's account. */
  accountId: number
  /** The payment or refund that moves the money. */
  transactionId?: string | undefined
  at: Date
  lines: readonly Line[]
}

/**
 * Records a movement of money, in the caller's transaction. Lines of zero are left out; an entry of nothing
 * but zeros is not written. Throws for an entry that does not balance, and the database rejects a second one
 * of what can happen only once.
 */
export async function post(db: Queries, { lines: wanted, transactionId = undefined, ...entry }: Entry) {
  const written = wanted.filter(({ debit = 0, credit = 0 }) => debit !== 0 || credit !== 0)
  for (const { debit = 0, credit = 0 } of written)
    if (!Number.isSafeInteger(debit + credit) || debit < 0 || credit < 0)
      throw new Error('the ledger takes whole cents that are not negative')
  const sum = (side: 'debit' | 'credit') => written.reduce((total, line) => total + (line[side] ?? 0), 0)
  if (sum('debit') !== sum('credit'))
    throw new Error(`an entry of ${sum('debit')} against ${sum('credit')} does not balance`)
  if (!written.length) return
  const [row] = await db
    .insert(entries)
    .values({ ...entry, transactionId: transactionId ?? null })
    .returning({ entryId: entries.entryId })
  if (!row) throw new Error('an inserted row comes back')
  await db
    .insert(lines)
    .values(
      written.map(({ account, debit = 0, credit = 0 }) => ({ entryId: row.entryId, account, debit, credit })),
    )
}

/** Whether every entry balances, from a time on if there is one. */
export async function ledgerIsBalanced(db: Queries, since?: Date): Promise<boolean> {
  return (await unbalancedEntries(db, since)).length === 0
}

/** Numbers of entries that do not balance; at most a hundred. */
export async function unbalancedEntries(db: Queries, since?: Date): Promise<number[]> {
  const rows = await db
    .select({ entryId: entries.entryId })
    .from(entries)
    .leftJoin(lines, eq(lines.entryId, entries.entryId))
    .where(since && sql`${entries.at} >= ${since.toISOString()}`)
    .groupBy(entries.entryId)
    .having(
      sql`coalesce(sum(${lines.debit}), 0) <> coalesce(sum(${lines.credit}), 0) or count(${lines.lineId}) < 2`,
    )
    .limit(100)
  return rows.map(({ entryId }) => entryId)
}

/** The entries since a time by their kind, each with the cents that it is about: without discounts, credits, and adjustments. */
export async function movementsSince(
  db: Queries,
  since: Date,
): Promise<{ kind: EntryKind; count: number; amount: number }[]> {
  return db
    .select({
      kind: entries.kind,
      count: countDistinct(entries.entryId),
      amount: sql`sum(${lines.debit})`.mapWith(Number),
    })
    .from(entries)
    .innerJoin(lines, eq(lines.entryId, entries.entryId))
    .where(and(gt(entries.at, since), notInArray(lines.account, ['discounts', 'credits', 'adjustments'])))
    .groupBy(entries.kind)
}

/** What an account of the ledger holds, debits less credits, in cents; for one order if named. */
export async function balanceOf(
  db: Queries,
  account: LedgerAccount,
  { orderId }: { orderId?: number } = {},
): Promise<number> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${lines.debit} - ${lines.credit}), 0)` })
    .from(lines)
    .innerJoin(entries, eq(entries.entryId, lines.entryId))
    .where(
      sql`${lines.account} = ${account}${orderId === undefined ? sql`` : sql` and ${entries.orderId} = ${orderId}`}`,
    )
  return Number(row?.balance ?? 0)
}

/** The money that has come for an order and has not gone back, by card or otherwise, in cents. */
export async function moneyOf(db: Queries, orderId: number): Promise<number> {
  const isMoney = or(like(lines.account, 'cash:%'), eq(lines.account, 'offline'))
  const [row] = await db
    .select({ money: sql<string>`coalesce(sum(${lines.debit} - ${lines.credit}), 0)` })
    .from(lines)
    .innerJoin(entries, eq(entries.entryId, lines.entryId))
    .where(and(eq(entries.orderId, orderId), isMoney))
  return Number(row?.money ?? 0)
}
