import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import { accountsOfSameOwners } from '#backend/modules/accounts/public.ts'
import { SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { gifts } from './tables.ts'

/** Keeps the gifts to an account in turns, apart from the locks of other services. */
const GIFTS = 7_303

/**
 * Has others who give something to the customer of an account wait until the transaction ends, so that two gifts at once are
 * counted one after the other. Comes before the locks of tracks, as in an order.
 */
export async function lockGifts(db: Queries, accountId: number): Promise<number[]> {
  const accountIds = await accountsOfSameOwners(db, accountId)
  // In order, so that two gifts to accounts of one customer never wait for each other.
  for (const id of accountIds) await db.execute(sql`select pg_advisory_xact_lock(${GIFTS}, ${id}::int)`)
  return accountIds
}

/**
 * What staff have given the customer of an account since midnight (UTC), in cents, over all of them and over all accounts with
 * the same owner, in the order of `lockGifts`.
 */
export async function givenToday(db: Queries, accountId: number, now: Date): Promise<number> {
  return sumOf(db, await lockGifts(db, accountId), now)
}

/** The same as `givenToday`, for someone who only looks. */
export async function readGivenToday(db: Queries, accountId: number, now: Date): Promise<number> {
  return sumOf(db, await accountsOfSameOwners(db, accountId), now)
}

async function sumOf(db: Queries, accountIds: readonly number[], now: Date): Promise<number> {
  const midnight = new Date(now.toISOString().slice(0, 10))
  const rows = await db
    .select({ value: sum(gifts.value).mapWith(Number) })
    .from(gifts)
    .where(and(inArray(gifts.accountId, [...accountIds]), gte(gifts.given, midnight)))
    .groupBy(gifts.accountId, gifts.orderId, gifts.subject)
  // What was taken back of one thing makes no room for another.
  return rows.reduce((total, { value }) => total + Math.max(0, value), 0)
}

/** Something that is given or taken back: an order, or what else staff can change. */
export interface Gift {
  accountId: number
  orderId?: number | null
  /** What is changed, so that taking it back counts against having given it. */
  subject?: string | null
  /** In cents; below 0 for what is taken back. */
  value: number
  now: Date
}

/** Counts what is given to an account. */
export async function recordGift(
  db: Queries,
  { accountId, orderId = null, subject = null, value, now }: Gift,
): Promise<void> {
  if (value !== 0) await db.insert(gifts).values({ accountId, orderId, subject, value, given: now })
}

/**
 * Counts a change by staff that no order can wait for. Throws `gift-too-large` if the customer would be given so much that
 * day that a second person has to approve it. Undoing a change is never too much. Call `lockGifts` first.
 */
export async function countGift(
  db: Queries,
  { field, isUndone, ...gift }: Gift & { subject: string; field: string; isUndone: boolean },
): Promise<void> {
  await recordGift(db, gift)
  if (gift.value <= 0 || isUndone) return
  if ((await givenToday(db, gift.accountId, gift.now)) > SECOND_PERSON_ABOVE)
    throw problem('gift-too-large', { fields: [field], ...amountsOf({ amount: SECOND_PERSON_ABOVE }) })
}

/** An order that was canceled gives nothing. With a subject, this part of it is not given. */
export async function forgetGift(db: Queries, orderId: number, subject?: string): Promise<void> {
  await db
    .delete(gifts)
    .where(and(eq(gifts.orderId, orderId), subject === undefined ? undefined : eq(gifts.subject, subject)))
}
