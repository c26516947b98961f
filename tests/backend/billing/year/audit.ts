import { and, asc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { transactions } from '#backend/services/payment/public.ts'
import { orderEvents, orders } from '#backend/services/sales/tables.ts'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { usageDays, usageHours } from '#backend/services/security/tables.ts'
import {
  earlyPurchaseConsents,
  earlyPurchases,
  subscriptions,
  tracks,
} from '#backend/services/subscription/tables.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Played } from './customers.ts'
import type { Account, Term } from './tracks.ts'

/** A term in the words in which the database and the model are compared. */
function wordsOfModel({ planId, start, end, issued, remaining, nextPlanId, renews, stopped, bill }: Term) {
  const toDate = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  return {
    ...{ planId, start: toDate(start), end: toDate(end), issued, remaining, nextPlanId, renews },
    stopped: toDate(stopped),
    bill: bill && {
      placed: toDate(bill.placed),
      amount: bill.amount,
      state: bill.state,
      failures: bill.failures.map(toDate),
    },
  }
}

/** Throws where the terms of customers, their orders and failed charges are not what the model says they are. */
export async function compare(
  db: Queries,
  customers: readonly { played: Played; account: Account }[],
): Promise<void> {
  const ids = customers.map(({ played }) => played.accountId)
  const rows = await db
    .select({ track: tracks, term: subscriptions, order: orders })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .leftJoin(orders, eq(orders.orderId, subscriptions.orderId))
    .where(inArray(tracks.accountId, ids))
    .orderBy(asc(tracks.trackId), asc(subscriptions.subscriptionId))
  const failures = Map.groupBy(
    await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.kind, 'payment-failed'))
      .orderBy(asc(orderEvents.eventId)),
    ({ orderId }) => orderId,
  )
  const ofTrack = Map.groupBy(rows, ({ track }) => track.trackId)
  for (const { played, account } of customers)
    for (const [index, trackId] of played.trackIds.entries()) {
      const found = (ofTrack.get(trackId) ?? []).map(({ term, order }) => ({
        planId: term.planId,
        start: term.start.toISOString(),
        end: term.expiration?.toISOString() ?? null,
        issued: term.issued,
        remaining: term.remaining,
        nextPlanId: term.nextPlanId,
        renews: !term.autorenewDisabled,
        stopped: term.termination?.toISOString() ?? null,
        bill: order && {
          placed: order.placed.toISOString(),
          amount: order.amount,
          state: order.processed ? 'paid' : order.graceEnded ? 'stopped' : 'grace',
          failures: (failures.get(order.orderId) ?? []).map(({ at }) => at.toISOString()),
        },
      }))
      const wanted = account.tracks[index]?.terms.map(wordsOfModel) ?? []
      if (JSON.stringify(found) === JSON.stringify(wanted)) continue
      const at = wanted.findIndex((term, place) => JSON.stringify(term) !== JSON.stringify(found[place]))
      throw new Error(
        `track ${trackId} of account ${played.accountId} has ${found.length} terms and should have ${wanted.length}; ` +
          `term ${at}\n is        ${JSON.stringify(found[at])}\n should be ${JSON.stringify(wanted[at])}`,
      )
    }
}

/** Throws where the books, the counters and the lookups do not agree at the end. */
export async function auditBooks(
  db: Queries,
  customers: readonly { played: Played; lookups: number }[],
): Promise<void> {
  demand(await ledgerIsBalanced(db), 'the ledger does not balance')
  const ids = customers.map(({ played }) => played.accountId)
  const paid = await db
    .select({ orderId: transactions.orderId, times: sql<number>`count(*)::int` })
    .from(transactions)
    .where(or(eq(transactions.gatewayResponse, 'approved'), eq(transactions.paymentForm, 'offline')))
    .groupBy(transactions.orderId)
  for (const { orderId, times } of paid) demand(times === 1, `order ${orderId} is paid ${times} times`)
  const processed = await db.select().from(orders).where(inArray(orders.accountId, ids))
  const settled = new Set(paid.map(({ orderId }) => orderId))
  for (const { orderId, processed: at, totalAmount } of processed)
    demand(
      totalAmount === 0 || (at !== null) === settled.has(orderId),
      `order ${orderId} and its payment differ`,
    )
  await auditCaps(db, ids)
  for (const table of [usageHours, usageDays]) {
    const sums = await db
      .select({ accountId: table.accountId, used: sql<string>`sum(${table.used})` })
      .from(table)
      .where(inArray(table.accountId, ids))
      .groupBy(table.accountId)
    const counted = new Map(sums.map(({ accountId, used }) => [accountId, Number(used)]))
    for (const { played, lookups } of customers)
      demand(
        (counted.get(played.accountId) ?? 0) === lookups,
        `account ${played.accountId} has made ${lookups} lookups, and ${counted.get(played.accountId)} are counted`,
      )
  }
}

/** A call of one lookup that was let through. */
export interface TaggedCall {
  at: number
  tag: string
}

/** Throws where the request log has other lookups of a tag since a time than were made with it. Returns how many it has. */
export async function auditTags(
  db: Queries,
  customers: readonly { played: Played; calls: readonly TaggedCall[] }[],
  since: Date,
): Promise<number> {
  const ids = customers.map(({ played }) => played.accountId)
  const isCounted = and(isNotNull(requestLog.tag), eq(requestLog.status, 200), gte(requestLog.created, since))
  const rows = await db
    .select({
      ...{ of: requestLog.accountId, tag: requestLog.tag },
      sum: sql<number>`sum(${requestLog.lookups})::int`,
    })
    .from(requestLog)
    .where(and(inArray(requestLog.accountId, ids), isCounted))
    .groupBy(requestLog.accountId, requestLog.tag)
  const logged = new Map(rows.map(({ of, tag, sum }) => [`${of} ${tag}`, sum]))
  for (const { played, calls } of customers) {
    const recent = calls.filter(({ at }) => at >= since.getTime())
    for (const [tag, made] of Map.groupBy(recent, call => call.tag)) {
      const name = `${played.accountId} ${tag}`
      demand(
        logged.get(name) === made.length,
        `account and tag ${name}: ${made.length} lookups are made, and ${logged.get(name)} are logged`,
      )
      logged.delete(name)
    }
  }
  demand(logged.size === 0, `lookups are logged that no one has made: ${[...logged.keys()].join(', ')}`)
  return rows.reduce((sum, row) => sum + row.sum, 0)
}

/** Throws where more was bought early than the consent of that time allowed. */
async function auditCaps(db: Queries, accountIds: readonly number[]): Promise<void> {
  const rows = await db
    .select({ bought: earlyPurchases, consent: earlyPurchaseConsents, order: orders })
    .from(earlyPurchases)
    .innerJoin(earlyPurchaseConsents, eq(earlyPurchaseConsents.consentId, earlyPurchases.consentId))
    .innerJoin(orders, eq(orders.orderId, earlyPurchases.orderId))
    .where(inArray(earlyPurchaseConsents.accountId, [...accountIds]))
    .orderBy(asc(earlyPurchases.bought))
  const [spent, times] = [new Map<string, number>(), new Map<number, number>()]
  for (const { bought, consent, order } of rows) {
    const month = `${bought.trackId} ${bought.bought.toISOString().slice(0, 7)}`
    spent.set(month, (spent.get(month) ?? 0) + order.totalAmount)
    times.set(bought.countsFor, (times.get(bought.countsFor) ?? 0) + 1)
    const { orderId } = order
    demand(order.amount <= consent.price, `order ${orderId} costs more than was agreed to`)
    demand(bought.amount === order.totalAmount, `order ${orderId} counts with another amount`)
    demand((spent.get(month) ?? 0) <= consent.monthlyLimit, `order ${orderId} exceeds the cap of its month`)
    demand(
      (times.get(bought.countsFor) ?? 0) <= consent.maxTimes,
      `order ${orderId} exceeds the cap of its term`,
    )
    const isOn = consent.consented <= bought.bought && !(consent.over && consent.over < bought.bought)
    demand(isOn, `order ${orderId} was placed while early purchase was off`)
  }
}

export function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}
