import type { Kernel } from '#kernel/contract/context.ts'
import { type Batches, createBatches, type Waiting } from '#kernel/storage/batches.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { takeBack } from '../refund.ts'
import { type Ahead, createAhead } from './ahead.ts'
import { countSums } from './statement.ts'
import { type Metered, sumsOf } from './sums.ts'
import { countInTurn, type Outcome } from './turns.ts'

/** Statements in progress at once: one more would only wait in the embedded database, which runs one at a time. */
const AT_ONCE = { postgres: 4, embedded: 1 }

interface Meter {
  counts: Batches<Metered, Outcome>
  refunds: Batches<Metered, void>
  ahead: Ahead
}

type Server = Pick<Kernel, 'state'>

function createMeter({ queries, config, log }: Pick<Kernel, 'queries' | 'config' | 'log'>): Meter {
  const shared = {
    // Batches of one account would only wait for each other at its subscription.
    groupOf: ({ accountId }: Metered) => accountId,
    atOnce: config.DATABASE_URL ? AT_ONCE.postgres : AT_ONCE.embedded,
  }
  return {
    counts: createBatches<Metered, Outcome>({ ...shared, work: batch => count(queries, batch) }),
    refunds: createBatches<Metered, void>({
      ...shared,
      work: async batch => {
        const calls = batch.map(({ item }) => item)
        await takeBack(queries, calls)
        for (const { resolve } of batch) resolve()
      },
    }),
    ahead: createAhead({ queries, log }),
  }
}

const COUNTED: Outcome = { is: 'counted' }

/**
 * Counts lookups for the limit of the key, the subscription that pays, the hour, the day, and, while two tokens are
 * valid, the token; for the second as well where there is a rate limit. All of them or none, and never beyond what
 * is left: the database decides.
 *
 * Calls that arrive while a statement is in progress are counted together by the next one. Once this says that a
 * call is counted, the count is durable. A process that dies before it answers has overcounted by at most the calls
 * in progress, and never undercounted. Where many lookups are made and plenty are left, the count follows the response
 * within a quarter of a second instead (`metering-ahead.ts`).
 */
export function meterLookups({ state }: Server, metered: Metered): Outcome | Promise<Outcome> {
  const { ahead, counts } = state(createMeter)
  metered.answered = ahead.take(metered)
  if (metered.answered) return COUNTED
  if (ahead.isDue(metered)) return ahead.write().then(() => counts.add(metered))
  return counts.add(metered)
}

/**
 * Counts lookups in a transaction of the caller, so that they are counted exactly if what else it writes is stored.
 * Their subscription is locked until it ends.
 */
export async function countLookupsIn(db: Queries, metered: Metered): Promise<Outcome> {
  const { accounts, raised } = await countSums(db, sumsOf([metered]))
  if (accounts.has(metered.accountId)) return COUNTED
  const [outcome] = await countInTurn(db, [metered], raised)
  return outcome ?? { is: 'no-room' }
}

/** Takes back what `meterLookups` has counted, for a call that failed afterwards. Call it at most once for each. */
export async function takeBackLookups({ state }: Server, metered: Metered): Promise<void> {
  const { ahead, refunds } = state(createMeter)
  const { answered } = metered
  if (answered) {
    if (!answered.counting) await ahead.write()
    if (!(await answered.counting)) return
  }
  await refunds.add(metered)
}

/** Returns a function that waits until everything is counted. */
export function startMeter({ state }: Server): () => Promise<void> {
  const { counts, refunds, ahead } = state(createMeter)
  return async () => {
    await ahead.write()
    await counts.drain()
    await refunds.drain()
  }
}

async function count(queries: Queries, batch: readonly Waiting<Metered, Outcome>[]): Promise<void> {
  const sums = sumsOf(batch.map(({ item }) => item))
  const { accounts, raised } = await countSums(queries, sums)
  const [fitting = [], others = []] = partition(batch, ({ item }) => accounts.has(item.accountId))
  for (const { resolve } of fitting) resolve({ is: 'counted' })
  if (!others.length) return
  const calls = others.map(({ item }) => item)
  const outcomes = await countInTurn(queries, calls, raised)
  for (const [index, outcome] of outcomes.entries()) others[index]?.resolve(outcome)
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const parts: [T[], T[]] = [[], []]
  for (const one of all) parts[isFirst(one) ? 0 : 1].push(one)
  return parts
}
