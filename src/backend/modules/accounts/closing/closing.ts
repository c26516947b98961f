import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { declareEvent } from '#kernel/events.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accounts, closings, memberships } from '../tables.ts'

export type ClosingRow = typeof closings.$inferSelect

/** Why an account can't be closed yet, as the contract says. */
export type ClosingObstacle = 'unpaid-order' | 'payment-in-progress' | 'open-dispute' | 'organization'

/** What a service has of an account that closing it would end. What is left out, it has none of. */
export interface ClosingPart {
  keys?: number
  lists?: number
  subscriptions?: { license: string; expiration: Date | null; left: number }[]
  /** Cents. */
  unusedAmount?: number
  openOrders?: { orderId: number; totalAmount: number; placed: Date }[]
  /** Addresses of contacts who get an email. */
  contacts?: string[]
  /** All addresses that it has had emails sent to, confirmed or not. */
  addresses?: string[]
  obstacles?: ClosingObstacle[]
}

/**
 * Someone wants to know what closing an account would end, or closes it. A subscriber returns its part. When it is closed,
 * the subscriber first takes the locks under which it changes what it returns, so that an obstacle is seen.
 */
export const accountCloses = declareEvent<
  [db: Queries, closing: { accountId: number; now: Date; isClosed: boolean }],
  ClosingPart
>()

/**
 * An account is erased. A subscriber erases up to `limit` rows of what it has of the account, or reduces them to what has
 * to be kept, and returns how many these were: it is called again, each time in another transaction, until it returns 0.
 */
export const accountErased = declareEvent<
  [db: Queries, erasure: { accountId: number; limit: number; now: Date }],
  number
>()

/** What subscribers of these events take. */
export type PreviewFacts = Parameters<Parameters<typeof accountCloses.subscribe>[0]>
export type ErasureFacts = Parameters<Parameters<typeof accountErased.subscribe>[0]>

/** Whether an account is being closed, or was. */
export async function isClosed(db: Queries, accountId: number): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.accountId, accountId), isNotNull(accounts.closed)))) > 0
}

/** Closes or reopens an account, which is locked: for its keys, and for its members, whose calls in progress end first. */
export async function markClosed(db: Queries, accountId: number, closed: Date | null): Promise<void> {
  await db.update(accounts).set({ closed }).where(eq(accounts.accountId, accountId))
  // In one order, so that it waits for one call after another.
  await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
    .orderBy(memberships.userId)
    .for('update')
  await db
    .update(memberships)
    .set({ closing: closed !== null })
    .where(eq(memberships.accountId, accountId))
}

/** The latest closing of an account that was not restored. With `lock`, it stays so until the transaction ends. */
export async function closingOf(
  db: Queries,
  accountId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<ClosingRow | undefined> {
  const open = db
    .select()
    .from(closings)
    .where(and(eq(closings.accountId, accountId), isNull(closings.restored)))
  const [row] = lock ? await open.for('update') : await open
  return row
}

/** SQL: whether the account whose number a column has is open. */
export const isOpenAccount = (accountId: PgColumn | SQL) =>
  sql`not exists (select from ${accounts} a where a.account_id = ${accountId} and a.closed is not null)`
