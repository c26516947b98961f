import { eq, sql } from 'drizzle-orm'
import { limitSettingsOf } from '#backend/services/security/public.ts'
import { declareEvent } from '#kernel/events.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { lockAccount } from '../account-lock.ts'
import type { OrderRow } from '../order-rows.ts'
import { orders } from '../tables.ts'
import { spendingCaps } from './tables.ts'

/** What an account spends in a month of its time zone. Amounts are cents, tax included. */
export interface Spending {
  /** The most that it wants to spend; null for no cap. */
  cap: number | null
  /** Orders of this month that are charged, or may be. */
  spent: number
  starts: Date
  resets: Date
  timeZone: string
}

/** An order was placed in a month with a cap. `percents` are the shares at which people want to hear of it. */
export const spendingGrew =
  declareEvent<
    [
      db: Queries,
      grown: {
        accountId: number
        spending: Spending & { cap: number }
        percents: readonly number[]
        now: Date
      },
    ]
  >()

/** What is spent this month. With the account locked, no other transaction can add to it. */
export async function spendingOf(db: Queries, accountId: number, now: Date): Promise<Spending> {
  const { timeZone } = await limitSettingsOf(db, accountId)
  const at = sql`${now.toISOString()}::timestamptz`
  const [row] = await rowsOf<{ cap: string | null; spent: string; starts: string; resets: string }>(
    db,
    sql`
    with month as materialized (
      select date_trunc('month', ${at}, ${timeZone}) as starts,
        (date_trunc('month', ${at} at time zone ${timeZone}) + interval '1 month') at time zone ${timeZone} as resets)
    select m.starts, m.resets,
      (select c.monthly_cap from ${spendingCaps} c where c.account_id = ${accountId}) as cap,
      (
        select coalesce(sum(o.total_amount), 0) from ${orders} o
        where o.account_id = ${accountId} and o.placed >= m.starts and o.placed < m.resets
          and o.canceled is null and o.approved is null
          and (o.processed is not null or o.grace_ended is null)) as spent
    from month m`,
  )
  if (!row) throw new Error('a month without a row')
  return {
    cap: row.cap === null ? null : Number(row.cap),
    spent: Number(row.spent),
    starts: new Date(row.starts),
    resets: new Date(row.resets),
    timeZone,
  }
}

/** When a charge has room again; undefined if the cap has room for it now. The account must be locked. */
export async function cappedUntil(
  db: Queries,
  { accountId, total, now }: { accountId: number; total: number; now: Date },
): Promise<Date | undefined> {
  if (total === 0) return undefined
  const { cap, spent, resets } = await spendingOf(db, accountId, now)
  return cap !== null && spent + total > cap ? resets : undefined
}

/** Throws `spending-cap-reached` for an order above the cap, unless the person has confirmed it. */
export async function requireWithinCap(
  db: Queries,
  order: { accountId: number; total: number; isConfirmed: boolean; now: Date },
): Promise<void> {
  if (order.isConfirmed || order.total === 0) return
  const { cap, spent } = await spendingOf(db, order.accountId, order.now)
  if (cap !== null && spent + order.total > cap)
    throw problem('spending-cap-reached', {
      fields: ['exceeds_cap'],
      ...amountsOf({ amount: cap, charge: order.total, now: spent }),
    })
}

/** Says that an order was placed, if the account has a cap, in the transaction that places it. */
export async function noteSpending(
  db: Queries,
  { accountId, totalAmount }: Pick<OrderRow, 'accountId' | 'totalAmount'>,
  now: Date,
): Promise<void> {
  if (totalAmount === 0) return
  const { cap, ...spending } = await spendingOf(db, accountId, now)
  if (cap === null) return
  const { alertPercents: percents } = await limitSettingsOf(db, accountId)
  await spendingGrew.emit(db, { accountId, spending: { ...spending, cap }, percents, now })
}

/** Sets or removes the cap. Throws `limit-changed` if it is another one by now than the caller knew. */
export async function setCap(
  db: Queries,
  { accountId, cap, insteadOf }: { accountId: number; cap: number | null; insteadOf: number | null },
): Promise<void> {
  await lockAccount(db, accountId)
  const matches = eq(spendingCaps.accountId, accountId)
  const [before] = await db.select().from(spendingCaps).where(matches)
  if ((before?.monthlyCap ?? null) !== insteadOf) throw problem('limit-changed')
  if (cap === null) await db.delete(spendingCaps).where(matches)
  else
    await db
      .insert(spendingCaps)
      .values({ accountId, monthlyCap: cap })
      .onConflictDoUpdate({ target: spendingCaps.accountId, set: { monthlyCap: cap } })
}
