import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { countLookupsIn } from '#backend/services/security/public.ts'
import type { AddressLookup } from '#domain/address-list/lookup.ts'
import { type Outcome, type RowResult, resultOf } from '#domain/address-list/results.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { ownTurn } from '#kernel/work/lane.ts'
import { decideInBackground, isLiveSource, products, sourceOf } from '../gateway/public.ts'
import { inClaim } from './claims.ts'
import { type ListRow, listGroups, lists } from './tables.ts'

/** Groups that are looked up at the same time, and that are read together. */
const AT_ONCE = 4
const READ_TOGETHER = 16
/** Milliseconds after which a list lets others have their turn. */
const TURN = 5_000

type Group = typeof listGroups.$inferSelect

/** How a turn of a list ended. */
export type Turn =
  | { is: 'done' | 'more' | 'lost' }
  /** Too many lookups in this second. */
  | { is: 'too-fast' }
  /** The lookups are rejected, as a call would be. */
  | { is: 'rejected'; error: ErrorItem }

/**
 * Looks up groups of a list until all are done, its turn is over, or it is stopped. Each group is first counted, in one
 * transaction with the note that it is, and then looked up: if the server ends in between, it is looked up again, and not
 * counted again. With `onlyCounted`, nothing more is counted. Throws when there is no response.
 */
export async function lookUpGroups(
  kernel: Kernel,
  list: ListRow,
  { onlyCounted, stopping }: { onlyCounted: boolean; stopping: AbortSignal | undefined },
): Promise<Turn> {
  const started = performance.now()
  const isOver = () => stopping?.aborted || performance.now() - started > TURN
  for (;;) {
    const groups = await readGroups(kernel, list, onlyCounted)
    if (groups.length === 0) return { is: 'done' }
    const turns: Turn[] = []
    const failures: unknown[] = []
    const lane = async () => {
      while (!turns.length && !failures.length && !isOver()) {
        const group = groups.shift()
        if (!group) return
        await ownTurn()
        const turn = await lookUpGroup(kernel, list, group).catch((error: unknown) => {
          failures.push(error)
        })
        if (turn) turns.push(turn)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    if (failures.length) throw failures[0]
    const [turn] = turns
    if (turn) return turn
    if (isOver()) return { is: 'more' }
  }
}

function readGroups({ queries }: Kernel, { listId }: ListRow, onlyCounted: boolean): Promise<Group[]> {
  const isLeft = onlyCounted ? eq(listGroups.state, 'counted') : ne(listGroups.state, 'done')
  return queries
    .select()
    .from(listGroups)
    .where(and(eq(listGroups.listId, listId), ne(listGroups.state, 'done'), isLeft))
    .orderBy(asc(listGroups.group))
    .limit(READ_TOGETHER)
}

/** Returns why the list stops, or undefined if it continues. */
async function lookUpGroup(kernel: Kernel, list: ListRow, group: Group): Promise<Turn | undefined> {
  const lookups: AddressLookup[] = JSON.parse(group.lookups)
  if (group.state === 'waiting') {
    const turn = await countGroup(kernel, list, { group, lookups: lookups.length })
    if (turn) return turn
  }
  const { candidates } = await sourceOf(kernel).verifyUsAddresses({ lookups })
  const best = new Map(candidates.toReversed().map(candidate => [candidate.input_index, candidate]))
  const source = isLiveSource(kernel) ? 'live' : 'sample'
  const results = lookups.map((_, index) => resultOf(best.get(index), source))
  await storeResults(kernel, group, results)
  return undefined
}

/** Stops a transaction that may not count. */
class NotCounted extends Error {
  readonly turn: Turn
  constructor(turn: Turn) {
    super('nothing is counted')
    this.turn = turn
  }
}

/** Counts the lookups of a group that waits, once. */
async function countGroup(
  kernel: Kernel,
  list: ListRow,
  { group, lookups }: { group: Group; lookups: number },
): Promise<Turn | undefined> {
  const { keyKind: kind, keyId } = list
  if (!kind || !keyId) throw new Error('a list that is started has a key')
  const now = kernel.clock.now()
  const decided = await decideInBackground(
    kernel,
    { kind, keyId },
    { product: products.usStreet, lookups, now },
  )
  if ('error' in decided)
    return decided.error.name === 'requests-too-fast'
      ? { is: 'too-fast' }
      : { is: 'rejected', error: decided.error }
  const { metered } = decided
  try {
    const isOurs = await inClaim(kernel, list, async db => {
      const waiting = await db
        .update(listGroups)
        .set({ state: 'counted' })
        .where(
          and(
            eq(listGroups.listId, group.listId),
            eq(listGroups.group, group.group),
            eq(listGroups.state, 'waiting'),
          ),
        )
        .returning({ group: listGroups.group })
      if (waiting.length === 0) throw new NotCounted({ is: 'lost' })
      const outcome = await countLookupsIn(db, metered)
      if (outcome.is === 'too-fast') throw new NotCounted({ is: 'too-fast' })
      // Others have taken the last lookups since; the next turn finds out why.
      if (outcome.is === 'no-room') throw new NotCounted({ is: 'more' })
      return {}
    })
    return isOurs ? undefined : { is: 'lost' }
  } catch (error) {
    if (error instanceof NotCounted) return error.turn
    throw error
  }
}

/** Stores the results of a group that is counted, also if its list was paused meanwhile. */
async function storeResults({ queries }: Kernel, group: Group, results: readonly RowResult[]): Promise<void> {
  const count = (...outcomes: Outcome[]) => results.filter(([outcome]) => outcomes.includes(outcome)).length
  await queries.transaction(async db => {
    // In the order in which a claim locks them.
    await db.select({ listId: lists.listId }).from(lists).where(eq(lists.listId, group.listId)).for('update')
    const stored = await db
      .update(listGroups)
      .set({ state: 'done', results: JSON.stringify(results) })
      .where(
        and(
          eq(listGroups.listId, group.listId),
          eq(listGroups.group, group.group),
          eq(listGroups.state, 'counted'),
        ),
      )
      .returning({ group: listGroups.group })
    if (stored.length === 0) return
    await db
      .update(lists)
      .set({
        lookedUp: sql`${lists.lookedUp} + ${results.length}`,
        confirmed: sql`${lists.confirmed} + ${count('confirmed')}`,
        incomplete: sql`${lists.incomplete} + ${count('incomplete')}`,
        notFound: sql`${lists.notFound} + ${count('not-found', 'not-in-sample')}`,
        attempts: 0,
      })
      .where(eq(lists.listId, group.listId))
  })
}
