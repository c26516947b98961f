import { and, eq, inArray, lte } from 'drizzle-orm'
import { takePrimaryChanges } from '#backend/services/payment/public.ts'
import {
  type DueTerm,
  nextTermDue,
  subscriptions,
  termsDue,
  tracks,
  usedUpTermsDue,
} from '#backend/services/subscription/public.ts'
import { earliest } from '#kernel/clock.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { nextDue, type Queue, workThrough } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { renewals } from '../tables.ts'
import { charge } from './charge.ts'
import { buyEarly } from './early.ts'
import { takeUp } from './take-up.ts'

/** Milliseconds between two runs, in each process. */
export const RENEWAL_INTERVAL = 5_000
/** Terms that are looked for at a time, and charges that are claimed and run side by side. */
const BATCH = 200
const CHARGES = 4
/** How long a charge is one process's. Longer than a payment may take, so that it only lapses when the process dies. */
export const CLAIM = 2 * 60_000

/**
 * Renews what is due at the clock's time, buys early what customers have agreed to, and returns how many steps that took. Several processes share the work: a
 * term is taken up once, under locks, and a charge is claimed. Each step is a transaction of its own, and none is open
 * while a card is charged, so a crash leaves what the next run takes up.
 */
export async function renewDue(kernel: Kernel, stopping?: AbortSignal): Promise<number> {
  const retried = await retryChangedCards(kernel)
  const placed = await takeUpAll(kernel, dueTerms, takeUp)
  const early = await takeUpAll(kernel, usedUpTerms, buyEarly)
  return retried + placed + early + (await workThrough(kernel, chargeQueue(kernel), stopping))
}

/** A new primary card is tried at once. */
function retryChangedCards({ queries, clock }: Kernel): Promise<number> {
  return queries.transaction(async db => {
    const accountIds = await takePrimaryChanges(db, BATCH)
    if (!accountIds.length) return 0
    const now = clock.now()
    const retried = await db
      .update(renewals)
      .set({ nextAttempt: now, nextLook: now })
      .where(and(inArray(renewals.accountId, accountIds), eq(renewals.state, 'unpaid')))
      .returning({ subscriptionId: renewals.subscriptionId })
    return retried.length
  })
}

async function takeUpAll(
  kernel: Kernel,
  termsOf: (kernel: Kernel) => Promise<DueTerm[]>,
  take: (kernel: Kernel, term: DueTerm) => Promise<boolean>,
): Promise<number> {
  let taken = 0
  for (;;) {
    const due = await termsOf(kernel)
    let round = 0
    for (const term of due) if (await take(kernel, term)) round += 1
    taken += round
    // What is left is another process's, or the next run's.
    if (due.length < BATCH || round === 0) return taken
  }
}

async function dueTerms({ queries, clock }: Kernel) {
  const now = clock.now()
  const due = { subscriptionId: renewals.subscriptionId, accountId: renewals.accountId }
  const blocked = await queries
    .select(due)
    .from(renewals)
    .where(and(eq(renewals.state, 'blocked'), lte(renewals.nextLook, now)))
    .limit(BATCH)
  const resumed = await queries
    .select(due)
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.subscriptionId, renewals.subscriptionId))
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(and(eq(renewals.state, 'waiting'), eq(tracks.suspended, false)))
    .limit(BATCH)
  return [...(await termsDue(queries, now, BATCH)), ...blocked, ...resumed]
}

const usedUpTerms = ({ queries, clock }: Kernel) => usedUpTermsDue(queries, clock.now(), BATCH)

/** Charges that wait, each of which is one process's until its claim lapses. */
const chargeQueue = (kernel: Kernel): Queue<typeof renewals> => ({
  name: 'renewal-charges',
  table: renewals,
  created: renewals.created,
  key: renewals.subscriptionId,
  due: renewals.nextLook,
  isWaiting: eq(renewals.state, 'unpaid'),
  claim: now => ({ nextLook: new Date(now.getTime() + CLAIM) }),
  batch: CHARGES,
  run: row => charge(kernel, row),
  fail: ({ subscriptionId, orderId }, error) =>
    kernel.log.error({ err: error, subscriptionId, orderId }, 'a renewal could not be charged'),
})

/** Renews every few seconds. */
export const renewalWorker = (kernel: Kernel): Worker => ({
  name: 'renewals',
  every: RENEWAL_INTERVAL,
  perProcess: true,
  queues: [chargeQueue(kernel)],
  run: (_db, _now, stopping) => renewDue(kernel, stopping),
  async next(db, now) {
    const looks = { table: renewals, due: renewals.nextLook }
    return earliest(await nextDue(db, looks, now), await nextTermDue(db, now))
  },
})
