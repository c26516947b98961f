/** An item that waits for its batch. Work settles each of its items; one that it leaves out fails with it. */
export interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

export interface Batches<Item, Result> {
  /** Resolves or rejects as the work for this item does. */
  add(item: Item): Promise<Result>
  /** Resolves once no item waits and no work is in progress. */
  drain(): Promise<void>
}

export interface BatchOptions<Item, Result> {
  work(batch: readonly Waiting<Item, Result>[]): Promise<void>
  /** Items of one group are never in two batches at once. By default, each item is alone in its group. */
  groupOf?: (item: Item) => unknown
  /** Number of batches in progress at once. */
  atOnce: number
  /** Number of items in a batch. */
  most?: number
  /**
   * Milliseconds from the start of a batch to the start of the next, by the number of its items. An item that arrives
   * after them waits for no other, and of many the batches are larger. None by default.
   */
  apart?: (items: number) => number
}

const MOST = 500

/**
 * Does work for many callers together: items that arrive while a batch is in progress are in the next one. A batch
 * has only items that arrived before it started, so what it reads is at least as new as each of its calls.
 */
export function createBatches<Item, Result>(options: BatchOptions<Item, Result>): Batches<Item, Result> {
  const { work, groupOf, atOnce, most = MOST, apart } = options
  let waiting: Waiting<Item, Result>[] = []
  const busy = new Set<unknown>()
  const running = new Set<Promise<void>>()
  let isPlanned = false
  let nextStart = Number.NEGATIVE_INFINITY

  function plan(): void {
    if (isPlanned || !waiting.length || running.size >= atOnce) return
    isPlanned = true
    const early = apart && waiting.length < most ? nextStart - performance.now() : 0
    // Calls that arrived in the same turn of the event loop are in the same batch.
    if (early > 0) setTimeout(start, early)
    else setImmediate(start)
  }

  function start(): void {
    isPlanned = false
    const isFree = (item: Item) => !groupOf || !busy.size || !busy.has(groupOf(item))
    const { batch, rest } = nextBatch(waiting, isFree, most)
    waiting = rest
    if (!batch.length) return
    if (apart) nextStart = performance.now() + apart(batch.length)
    const groups = new Set(groupOf && batch.map(({ item }) => groupOf(item)))
    for (const group of groups) busy.add(group)
    const run = work(batch)
      .then(
        () => new Error('a batch has left out an item'),
        error => error,
      )
      .then(error => {
        // Nothing happens to those that are settled.
        for (const { reject } of batch) reject(error)
        for (const group of groups) busy.delete(group)
        running.delete(run)
        plan()
      })
    running.add(run)
    plan()
  }

  return {
    add: item =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        plan()
      }),
    async drain() {
      while (waiting.length || running.size) {
        await new Promise(resolve => setImmediate(resolve))
        await Promise.all(running)
      }
    },
  }
}

/** The first items that are free, in their order, and the others. */
function nextBatch<Item, Result>(
  waiting: readonly Waiting<Item, Result>[],
  isFree: (item: Item) => boolean,
  most: number,
): { batch: Waiting<Item, Result>[]; rest: Waiting<Item, Result>[] } {
  const batch: Waiting<Item, Result>[] = []
  const rest: Waiting<Item, Result>[] = []
  for (const each of waiting) (batch.length < most && isFree(each.item) ? batch : rest).push(each)
  return { batch, rest }
}
