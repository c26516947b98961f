import { setTimeout as sleep } from 'node:timers/promises'
import { and, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Kernel } from '../contract/context.ts'
import { claimRows, nextDue, type Queue } from './queue.ts'
import type { Worker } from './worker.ts'

/** A queue whose rows are for others, such as servers of customers. A slow one must not delay the rest. */
export interface LaneQueue<Table extends PgTable> extends Queue<Table> {
  /** Whom a row is for. */
  lane: PgColumn
  laneOf(row: Table['$inferSelect']): string
}

/** Rows that a process works on at the same time, and those of one lane. */
const AT_ONCE = 100
const AT_ONCE_OF_LANE = 4
/** Milliseconds between two looks for further rows while some are being worked on. */
const LOOK = 500

/** A worker that works through a queue with lanes. */
export const laneWorker = <Table extends PgTable>(
  work: Pick<Kernel, 'queries' | 'clock'>,
  every: number,
  queue: LaneQueue<Table>,
): Worker => ({
  name: queue.name,
  every,
  queues: [queue],
  perProcess: true,
  run: (_db, _now, stopping) => workInLanes(work, queue, stopping),
  next: (db, now) => nextDue(db, queue, now),
})

/**
 * Works on all rows that are due, side by side: a few of each lane, so that a lane whose rows take long takes no place of
 * others. Looks for further rows meanwhile, and returns how many there were once none is left. A server that stops claims
 * none any more, and waits for those that are begun.
 */
async function workInLanes<Table extends PgTable>(
  { queries, clock }: Pick<Kernel, 'queries' | 'clock'>,
  queue: LaneQueue<Table>,
  stopping: AbortSignal | undefined,
): Promise<number> {
  const open = new Map<string, number>()
  // Lanes that had no room, and have some again.
  const freed = new Set<string>()
  let otherLanesEmpty = Number.NEGATIVE_INFINITY
  const running = new Set<Promise<unknown>>()
  let count = 0
  const begin = (row: Table['$inferSelect']) => {
    const lane = queue.laneOf(row)
    const rows = (open.get(lane) ?? 0) + 1
    open.set(lane, rows)
    if (rows >= AT_ONCE_OF_LANE) freed.delete(lane)
    const turn = queue
      .run(row)
      .catch(error => queue.fail(row, error))
      .finally(() => {
        const left = (open.get(lane) ?? 1) - 1
        if (left === AT_ONCE_OF_LANE - 1) freed.add(lane)
        if (left) open.set(lane, left)
        else open.delete(lane)
        running.delete(turn)
      })
    running.add(turn)
    count += 1
  }
  /** Looks into all lanes with room, which passes over each row of those without, no more often than every `LOOK`. */
  const claim = async () => {
    const full = [...open].filter(([, rows]) => rows >= AT_ONCE_OF_LANE).map(([lane]) => lane)
    const looksAround = !running.size || performance.now() - otherLanesEmpty >= LOOK
    const lanes = [...freed]
    if (!looksAround && !lanes.length) return undefined
    let inLanes: SQL | undefined
    if (!looksAround) inLanes = inArray(queue.lane, lanes)
    else if (full.length) inLanes = notInArray(queue.lane, full)
    const isWaiting = and(queue.isWaiting, inLanes)
    const [row] = await claimRows(queries, { ...queue, isWaiting }, { now: clock.now(), batch: 1 })
    if (row) return row
    if (looksAround) otherLanesEmpty = performance.now()
    for (const lane of lanes) freed.delete(lane)
    return undefined
  }
  for (;;) {
    while (!stopping?.aborted && running.size < AT_ONCE) {
      const row = await claim()
      if (!row) break
      begin(row)
    }
    if (!running.size) return count
    const ended = new AbortController()
    const pause = sleep(LOOK, undefined, { signal: ended.signal }).catch(() => {})
    await Promise.race([...running, pause])
    ended.abort()
  }
}
