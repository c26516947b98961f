/** Work that would delay others if all of it ran at once. */
export interface Lane {
  /**
   * Runs work when its turn comes, in the order of arrival, and returns its result. Rejects with the reason of the
   * signal, if there is one, when that is aborted first; the work is then never started.
   */
  run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>
}

/** A lane in which at most so many pieces of work are in progress, and each begins in its own turn. */
export function createLane(atOnce: number): Lane {
  const waiting = new Set<() => void>()
  let running = 0

  const enter = (signal: AbortSignal | undefined) => {
    signal?.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return undefined
    }
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        waiting.delete(start)
        signal?.removeEventListener('abort', goAway)
        resolve()
      }
      const goAway = () => {
        waiting.delete(start)
        reject(signal?.reason)
      }
      waiting.add(start)
      signal?.addEventListener('abort', goAway, { once: true })
    })
  }
  const leave = () => {
    const [next] = waiting
    // The next one takes the place over.
    if (next) next()
    else running -= 1
  }

  return {
    async run(signal, work) {
      await enter(signal)
      try {
        await ownTurn()
        signal?.throwIfAborted()
        return await work()
      } finally {
        leave()
      }
    },
  }
}

const pieces: (() => void)[] = []

/**
 * Resolves in a turn of the event loop in which no other piece of long work begins. Twenty long responses in progress
 * would otherwise build a piece each in every turn, and every other call would wait for all of them.
 */
export function ownTurn(): Promise<void> {
  return new Promise(resolve => {
    pieces.push(resolve)
    if (pieces.length === 1) setImmediate(beginNext)
  })
}

function beginNext(): void {
  pieces.shift()?.()
  if (pieces.length) setImmediate(beginNext)
}
