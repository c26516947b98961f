import { readRow } from '#domain/address-list/plan.ts'
import { problemOf, type RowResult, resultOf } from '#domain/address-list/results.ts'
import type { UsStreetCandidate, UsStreetLookup } from '#generated/gateway/types.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import type { LookupSource } from '#portal/shared/lookups/look-up.ts'
import { type BatchState, type StoredList, stateOf } from './model.ts'
import type { Pace } from './pace.ts'
import type { ListStore } from './store.ts'

/** Calls that are under way at the same time. */
const LANES = 4

export interface Run {
  store: Pick<ListStore, 'batch' | 'mark' | 'save'>
  /** The state of each batch; kept up to date. */
  states: BatchState[]
  /** How its rows are read. */
  list: Pick<StoredList, 'mapping' | 'undone'>
  pace: Pace
  lookUp: (lookups: UsStreetLookup[]) => Promise<UsStreetCandidate[]>
  /** Where the lookups get their responses. */
  source: LookupSource
  now: () => number
  /** Waits, and returns early when the run is stopped. */
  sleep: (ms: number) => Promise<void>
  isStopped: () => boolean
  /** Called after each change of a batch, with the number of new results. */
  onProgress: (results: number) => void
}

/**
 * Looks up all rows that have no result yet, some batches at a time. A batch is marked before it is sent and
 * its results are stored as soon as they come, so that only calls under way at an interruption are sent, and
 * maybe counted, twice. Ends when all is done or the run is stopped; throws the failure that stopped it.
 */
export async function runList(run: Run): Promise<void> {
  const left = run.states.flatMap(({ waiting }, at) => (waiting > 0 ? [at] : []))
  let failure: unknown
  const isOver = () => failure !== undefined || run.isStopped()
  const lane = async () => {
    for (let at = left.shift(); at !== undefined && !isOver(); at = left.shift())
      await runBatch(run, at, isOver).catch(error => {
        failure ??= error
      })
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (failure !== undefined) throw failure
}

interface Todo {
  row: number
  lookup: UsStreetLookup
}

async function runBatch(run: Run, at: number, isOver: () => boolean): Promise<void> {
  const { rows, origins, results } = await run.store.batch(at)
  const before = run.states[at]
  // Rows that were on their way when the last run ended without a word.
  let again = (before?.again ?? 0) + (before?.sent ?? 0)
  let fresh = 0
  const todo: Todo[] = []
  for (const [row, cells] of rows.entries()) {
    if (results[row]) continue
    const read = readRow(run.list, cells, origins.damage[row])
    if ('lookup' in read) todo.push({ row, lookup: read.lookup })
    else {
      results[row] = problemOf(read.problem)
      fresh += 1
    }
  }

  const set = (sent: number): BatchState => {
    const state = stateOf(results, { sent, again })
    run.states[at] = state
    return state
  }
  const save = async () => {
    await run.store.save(at, results, set(0))
    run.onProgress(fresh)
    fresh = 0
  }

  const send = async (part: readonly Todo[]): Promise<void> => {
    while (part.length > 0) {
      if (!(await untilFree(run, isOver))) break
      await run.store.mark(at, set(part.length))
      try {
        const candidates = await run.lookUp(part.map(({ lookup }) => lookup))
        run.pace.answered()
        fresh += takeResponses(part, { candidates, source: run.source }, results)
        await save()
        return
      } catch (error) {
        const verdict = reactionTo(error, part.length)
        if (verdict === 'again' && isUnanswered(error)) again += part.length
        await run.store.mark(at, set(0))
        if (verdict === 'stop') throw error
        if (verdict === 'too-fast') run.pace.tooFast(run.now(), retryAfterOf(error))
        else if (verdict === 'again') {
          if (!run.pace.failed(run.now())) throw error
        } else {
          const half = Math.ceil(part.length / 2)
          await send(part.slice(0, half))
          return send(part.slice(half))
        }
      }
    }
    if (fresh > 0) await save()
  }
  await send(todo)
  if (fresh > 0 || todo.length === 0) await save()
}

/** Waits for the moment of the next call. False when the run is over by then. */
async function untilFree({ pace, now, sleep }: Run, isOver: () => boolean): Promise<boolean> {
  let start = pace.next(now())
  while (!isOver()) {
    if (now() < start) await sleep(start - now())
    // Another call was too fast in the meantime, so all that wait line up again behind it.
    else if (start < pace.waitsUntil) start = pace.next(now())
    else return true
  }
  return false
}

/** The number of results. A lookup without a delivery point has a result as well: there is none. */
function takeResponses(
  part: readonly Todo[],
  { candidates, source }: { candidates: readonly UsStreetCandidate[]; source: LookupSource },
  results: (RowResult | null)[],
): number {
  const best = new Map<number, UsStreetCandidate>()
  for (const candidate of candidates)
    if (!best.has(candidate.input_index)) best.set(candidate.input_index, candidate)
  for (const [index, { row }] of part.entries()) results[row] = resultOf(best.get(index), source)
  return part.length
}

/**
 * What a failed call means for the run. With fewer lookups left than a call requests, the gateway rejects all
 * of it, so halves of it use up what is left.
 */
function reactionTo(error: unknown, rows: number): 'too-fast' | 'again' | 'halves' | 'stop' {
  if (!(error instanceof ApiError)) return 'stop'
  const { statusCode, name } = error
  if (statusCode === 429) return 'too-fast'
  if (statusCode === 0 || statusCode >= 500 || name === 'processing-interrupted') return 'again'
  const isTooMuch =
    name === 'lookup-body-too-large' ||
    ['subscription-inactive', 'key-limit-reached', 'usage-limit-reached'].includes(name)
  return isTooMuch && rows > 1 ? 'halves' : 'stop'
}

/** The gateway may have counted what it did not respond to; what it rejects it does not count. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 0
}

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfter : undefined
}
