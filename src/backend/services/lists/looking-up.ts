import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { countLookupsIn } from '#backend/services/security/public.ts'
import type { AddressLookup } from '#domain/address-list/lookup.ts'
import { type Outcome, type RowResult, resultOf } from '#domain/address-list/results.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { ownTurn } from '#kernel/work/lane.ts'
import { decideInBackground, isLiveSource, logWork, products, sourceOf } from '../gateway/public.ts'
import { inClaim } from './claims.ts'
import { type ListRow, listGroups, lists } from './tables.ts'

/** Groups that are counted and stored together, and that are looked up at the same time. */
const TOGETHER = 20
const AT_ONCE = 4
/** Milliseconds after which a list lets others have their turn. */
const TURN = 5_000

type Group = Omit<typeof listGroups.$inferSelect, 'lookups' | 'results'> & {
  lookups: AddressLookup[]
}

/** What a lookup of a group came to. */
interface Found {
  group: Group
  results: readonly RowResult[]
  begun: Date
  /** Milliseconds. */
  latency: number
}

/** How a turn of a list ended. */
export type Turn =
  | { is: 'done' | 'more' | 'lost' }
  /** Too many lookups in this second. */
  | { is: 'too-fast' }
  /** The lookups are rejected, as a call would be. */
  | { is: 'rejected'; error: ErrorItem }

/**
 * Looks up groups of a list until all are done, its turn is over, or it is stopped. Groups are first counted, in one
 * transaction with the note that they are, and then looked up: if the server ends in between, they are looked up again,
 * and not counted again. With `onlyCounted`, nothing more is counted. Throws when there is no response.
 */
export async function lookUpGroups(
  kernel: Kernel,
  list: ListRow,
  { onlyCounted, stopping }: { onlyCounted: boolean; stopping: AbortSignal | undefined },
): Promise<Turn> {
  const started = performance.now()
  for (;;) {
    const groups = await readGroups(kernel, list, onlyCounted)
    if (groups.length === 0) return { is: 'done' }
    const waiting = groups.filter(({ state }) => state === 'waiting')
    const counted = groups.filter(({ state }) => state === 'counted')
    // What was counted before an interruption comes first.
    const outcome = counted.length ? { counted } : await countGroups(kernel, list, waiting)
    if ('is' in outcome) return outcome
    await lookUpCounted(kernel, list, outcome.counted)
    if (stopping?.aborted || performance.now() - started > TURN) return { is: 'more' }
  }
}

async function readGroups({ queries }: Kernel, { listId }: ListRow, onlyCounted: boolean): Promise<Group[]> {
  const isLeft = onlyCounted ? eq(listGroups.state, 'counted') : ne(listGroups.state, 'done')
  const { results: _, ...columns } = getTableColumns(listGroups)
  const rows = await queries
    .select(columns)
    .from(listGroups)
    .where(and(eq(listGroups.listId, listId), ne(listGroups.state, 'done'), isLeft))
    .orderBy(asc(listGroups.group))
    .limit(TOGETHER)
  return rows.map(({ lookups, ...group }) => ({ ...group, lookups: JSON.parse(lookups) }))
}

/** Looks up groups that are counted, and stores what was found, also if others fail. */
async function lookUpCounted(kernel: Kernel, list: ListRow, groups: readonly Group[]): Promise<void> {
  const left = [...groups]
  const found: Found[] = []
  let failure: unknown
  const lane = async () => {
    for (let group = left.shift(); group && failure === undefined; group = left.shift()) {
      // Other calls come in between.
      await ownTurn()
      const [begun, started] = [kernel.clock.now(), performance.now()]
      const results = await lookUp(kernel, group.lookups)
      found.push({ group, results, begun, latency: performance.now() - started })
    }
  }
  const noteFailure = (error: unknown) => {
    failure ??= error
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => lane().catch(noteFailure)))
  for (const { group, results, begun, latency } of await storeResults(kernel, found))
    logWork(kernel, {
      ...{ ...workOf(list, group), now: begun, lookups: results.length, latency },
      ...{ licenseId: group.licenseId, subscriptionId: group.subscriptionId },
    })
  if (failure !== undefined) throw failure
}

async function lookUp(kernel: Kernel, lookups: AddressLookup[]): Promise<RowResult[]> {
  const { candidates } = await sourceOf(kernel).verifyUsAddresses({ lookups })
  const best = new Map(candidates.toReversed().map(candidate => [candidate.input_index, candidate]))
  const source = isLiveSource(kernel) ? 'live' : 'sample'
  return lookups.map((_, index) => resultOf(best.get(index), source))
}

/** The key for which the lookups of a list count. */
function keyOf({ keyKind: kind, keyId }: ListRow) {
  if (!kind || !keyId) throw new Error('a list that is started has a key')
  return { kind, keyId }
}

/** What the request log says of a group. */
const workOf = (list: ListRow, { group }: Pick<Group, 'group'>) => ({
  ...keyOf(list),
  accountId: list.accountId,
  workId: list.listId,
  number: group,
  operation: 'verifyUsAddresses',
})

/** Stops a transaction that may not count. */
class NotCounted extends Error {
  readonly turn: Turn
  constructor(turn: Turn) {
    super('nothing is counted')
    this.turn = turn
  }
}

const sizeOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { lookups }) => sum + lookups.length, 0)

/**
 * Counts the lookups of groups that wait, once: all of them, or only those of the first one where there is a rate limit
 * or too few are left for all. Returns those that are counted, or why none is.
 */
async function countGroups(
  kernel: Kernel,
  list: ListRow,
  groups: readonly Group[],
): Promise<{ counted: readonly Group[] } | Turn> {
  const key = keyOf(list)
  const lookups = sizeOf(groups)
  const now = kernel.clock.now()
  const decided = await decideInBackground(kernel, key, { product: products.usStreet, lookups, now })
  const [first] = groups
  const isOneByOne = 'problem' in decided || decided.metered.rateLimit !== null
  if (groups.length > 1 && first && isOneByOne) return countGroups(kernel, list, [first])
  if ('problem' in decided) {
    const [error] = decided.problem.items
    if (!error) throw new Error('a rejection has an error')
    if (error.name === 'requests-too-fast') return { is: 'too-fast' }
    if (first) logWork(kernel, { ...workOf(list, first), now, lookups, latency: 0, problem: decided })
    return { is: 'rejected', error }
  }
  const { metered, isStillAllowed } = decided
  const { licenseId, subscriptionId } = metered
  try {
    const isOurs = await inClaim(kernel, list, async db => {
      const waiting = await db
        .update(listGroups)
        .set({ state: 'counted', licenseId, subscriptionId })
        .where(
          and(
            eq(listGroups.listId, list.listId),
            inArray(
              listGroups.group,
              groups.map(({ group }) => group),
            ),
            eq(listGroups.state, 'waiting'),
          ),
        )
        .returning({ group: listGroups.group })
      if (waiting.length < groups.length) throw new NotCounted({ is: 'lost' })
      // The next turn finds out why.
      if (!(await isStillAllowed(db))) throw new NotCounted({ is: 'more' })
      const outcome = await countLookupsIn(db, metered)
      if (outcome.is === 'too-fast') throw new NotCounted({ is: 'too-fast' })
      // Others have taken the last lookups since; the next turn finds out why.
      if (outcome.is === 'no-room') throw new NotCounted({ is: 'more' })
      return {}
    })
    const counted = groups.map(group => ({ ...group, licenseId, subscriptionId }))
    return isOurs ? { counted } : { is: 'lost' }
  } catch (error) {
    if (error instanceof NotCounted) return error.turn
    throw error
  }
}

/**
 * Stores the results of groups that are counted, also if their list was paused meanwhile. Returns those that no one had
 * stored before.
 */
async function storeResults({ queries }: Kernel, found: readonly Found[]): Promise<readonly Found[]> {
  const [first] = found
  if (!first) return []
  const { listId } = first.group
  // Each is a parameter: one text of JSON would be escaped here, and read again in the database.
  const rows = found.map(({ group, results }) => sql`(${group.group}::int, ${JSON.stringify(results)}::text)`)
  return queries.transaction(async db => {
    // In the order in which a claim locks them.
    await db.select({ listId: lists.listId }).from(lists).where(eq(lists.listId, listId)).for('update')
    const stored = await rowsOf<{ group: number }>(
      db,
      sql`update ${listGroups} g set state = 'done', results = r.results
        from (values ${sql.join(rows, sql`, `)}) as r ("group", results)
        where g.list_id = ${listId} and g."group" = r."group" and g.state = 'counted' returning g."group"`,
    )
    const done = new Set(stored.map(({ group }) => group))
    const own = found.filter(({ group }) => done.has(group.group))
    const results = own.flatMap(each => each.results)
    const count = (...outcomes: Outcome[]) => results.filter(([outcome]) => outcomes.includes(outcome)).length
    await db
      .update(lists)
      .set({
        lookedUp: sql`${lists.lookedUp} + ${results.length}`,
        confirmed: sql`${lists.confirmed} + ${count('confirmed')}`,
        incomplete: sql`${lists.incomplete} + ${count('incomplete')}`,
        notFound: sql`${lists.notFound} + ${count('not-found', 'not-in-sample')}`,
        attempts: 0,
      })
      .where(eq(lists.listId, listId))
    return own
  })
}
