import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { lapsedChanges } from '#backend/services/billing/plan-changes/open-changes.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { renewals } from '#backend/services/billing/tables.ts'
import { unpaidTransfers } from '#backend/services/billing/transfers/unpaid.ts'
import { useVendor as setVendor, testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { jobs as salesJobs } from '#backend/services/sales/jobs.ts'
import { spendingCaps } from '#backend/services/sales/spending/tables.ts'
import { orderEvents, orders } from '#backend/services/sales/tables.ts'
import { earlyPurchaseConsents, earlyPurchases } from '#backend/services/subscription/tables.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { manualClock } from '#kernel/clock.ts'
import { Problem } from '#kernel/http/problem.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, startBackend } from '../../../../support/backend.ts'
import { bankOf } from '../../../../support/payments.ts'
import { type Account, openAccount } from './account.ts'
import { audit, auditCap, type Books, readBooks } from './audit.ts'
import { auditCredit } from './credits.ts'
import { type History, MOST_STEPS, PLANS, shorter } from './steps.ts'

/** Its histories cross the end of a month. */
const BEGINS = new Date('2027-01-27T09:00:00Z')
/** What passes after each step, in pauses after which the engine and the jobs run, as they do all the time. */
const PAUSES: readonly number[][] = [
  [],
  [5 * MINUTE],
  [HOUR],
  [3 * DAY, 3 * DAY],
  [20 * MINUTE],
  [],
  [2 * DAY, 3 * DAY, 3 * DAY],
  [HOUR],
  // Most terms of a month end, and what is not paid in time.
  [3 * DAY, 4 * DAY, 4 * DAY, 4 * DAY, 4 * DAY],
]
/** Accounts that act at the same time: the embedded database has one connection. */
const LANES = process.env.DATABASE_URL ? 4 : 1
/** Runs of the engine after which it must have come to rest. */
const MOST_RUNS = 20
const FIRST_ACCOUNT = 7_000_001

/** What has happened, by name. */
export type Figures = Map<string, number>

export interface Failure {
  history: History
  error: unknown
}

interface Player {
  account: Account
  history: History
  books: Books | undefined
  /** Numbers of orders whose cap has been looked at, and of those whose change of a plan has. */
  seen: Set<number>
  changed: Set<number>
  error: unknown
}

/** Plays histories side by side, each with an account of its own, on one server and one clock. */
export async function playHistories(
  histories: readonly History[],
): Promise<{ figures: Figures; failures: Failure[]; log: string[] }> {
  const backend = await startBackend({ env: { LOG_LEVEL: 'error' }, clock: manualClock(BEGINS) })
  try {
    // In this process, and its events come as always.
    setVendor(backend.kernel, bankOf(backend))
    const piece = await openPiece(backend, histories)
    await piece.check()
    for (let turn = 0; turn <= MOST_STEPS; turn++) {
      await piece.takeSteps(turn)
      await piece.settle()
      await piece.check()
      for (const pause of PAUSES[turn] ?? []) {
        backend.clock.advance(pause)
        await piece.settle()
      }
      if (PAUSES[turn]?.length) await piece.check()
    }
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
    return { ...(await piece.result()), log: backend.log }
  } finally {
    await backend.close()
  }
}

async function openPiece(backend: Backend, histories: readonly History[]) {
  const { db, kernel } = backend
  const figures: Figures = new Map()
  const count = (name: string, by = 1) => figures.set(name, (figures.get(name) ?? 0) + by)
  const players: Player[] = []
  await inLanes([...histories.entries()], async ([at, history]) => {
    const account = await openAccount(backend, FIRST_ACCOUNT + at, history)
    players.push({
      account,
      history,
      books: undefined,
      seen: new Set(),
      changed: new Set(),
      error: undefined,
    })
  })
  const playing = () => players.filter(({ error }) => error === undefined)
  /** Accounts that the cap has kept from a renewal, and from buying early. */
  const [unrenewed, unbought] = [new Set<number>(), new Set<number>()]

  async function takeStep(player: Player, turn: number): Promise<void> {
    const step = player.history.steps[turn]
    if (!step) return
    try {
      count(`${step.does} ${await player.account.take(step)}`)
    } catch (error) {
      // What a rule rejects changes nothing.
      if (error instanceof Problem) count(`${step.does} rejected: ${error.items[0]?.name}`)
      else player.error = error
    }
  }

  return {
    takeSteps: (turn: number) => inLanes(playing(), player => takeStep(player, turn)),

    /** Does what the clock brings about, until nothing is left. */
    async settle(): Promise<void> {
      await testVendorOf(kernel)?.delivered()
      for (let run = 0; await renewDue(kernel); run++)
        if (run === MOST_RUNS) throw new Error('the engine comes to no rest')
      await runWorkers(kernel, [lapsedChanges, unpaidTransfers, ...salesJobs])
      await testVendorOf(kernel)?.delivered()
    },

    async check(): Promise<void> {
      const ids = players.map(({ account }) => account.accountId)
      const books = await readBooks(backend, ids)
      const caps = await db.select().from(spendingCaps).where(inArray(spendingCaps.accountId, ids))
      const capOf = new Map(caps.map(({ accountId, monthlyCap }) => [accountId, monthlyCap]))
      for (const player of playing()) {
        const { accountId, confirmed } = player.account
        player.books = books.get(accountId)
        if (!player.books) throw new Error('an account has books')
        try {
          for (const order of player.books.orders) {
            if (player.seen.has(order.orderId)) continue
            player.seen.add(order.orderId)
            if (!confirmed.has(order.orderId)) auditCap(player.books, order, capOf.get(accountId) ?? null)
          }
          for (const change of player.books.changes) {
            if (!change.effective || player.changed.has(change.orderId)) continue
            player.changed.add(change.orderId)
            if (auditCredit(player.books, change)) count('credits lowered by a refund of a term before')
          }
          audit(player.books)
        } catch (error) {
          player.error = error
        }
      }
      const isCapped = and(eq(renewals.state, 'blocked'), eq(renewals.reason, 'spending-cap'))
      for (const { accountId } of await db.select().from(renewals).where(isCapped)) unrenewed.add(accountId)
      const isStopped = eq(earlyPurchaseConsents.stopReason, 'spending-cap')
      const stopped = await db
        .select()
        .from(earlyPurchaseConsents)
        .where(and(isStopped, isNull(earlyPurchaseConsents.over)))
      for (const { accountId } of stopped) unbought.add(accountId)
    },

    async result() {
      const early = new Set(
        (await db.select({ orderId: earlyPurchases.orderId }).from(earlyPurchases)).map(
          ({ orderId }) => orderId,
        ),
      )
      for (const { books } of players) if (books) countTerms(books, early, count)
      const failed = await db
        .select({ origin: orders.origin })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.orderId, orderEvents.orderId))
        .where(eq(orderEvents.kind, 'payment-failed'))
      count('declined renewals', failed.filter(({ origin }) => origin === 'renewal').length)
      count('renewals stopped by the cap', unrenewed.size)
      count('early purchases stopped by the cap', unbought.size)
      return {
        figures,
        failures: players.flatMap(({ history, error }) => (error ? [{ history, error }] : [])),
      }
    },
  }
}

const priceOrder = (planId: number) => PLANS.indexOf(planId)

/** Counts what the terms of an account came from. */
function countTerms(
  { orders: placed, replaced, terms }: Books,
  early: ReadonlySet<number | null>,
  count: (name: string, by?: number) => void,
): void {
  count('orders', placed.length)
  count('replaced terms', replaced.length)
  count(
    'credit',
    replaced.reduce((sum, { credit }) => sum + credit, 0),
  )
  for (const [index, { term, item }] of terms.entries()) {
    if (placed.find(({ orderId }) => orderId === item.orderId)?.origin !== 'renewal') continue
    count(early.has(item.orderId) ? 'early purchases' : 'renewals')
    const before = terms[index - 1]?.term
    if (before && priceOrder(term.planId) < priceOrder(before.planId)) count('downgrades')
  }
}

/** The shortest history that still fails, of those that leave out steps of this one, and why it does. */
export async function shortest({ history, error }: Failure): Promise<Failure> {
  const { failures } = await playHistories(shorter(history))
  const [found] = failures
  return found ? shortest(found) : { history, error }
}

/** Does the same for all, some at a time. */
async function inLanes<Each>(all: readonly Each[], act: (each: Each) => Promise<void>): Promise<void> {
  const left = all.values()
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const each of left) await act(each)
    }),
  )
}
