import type { Kernel } from '../contract/context.ts'

/**
 * Work that each process repeats, for itself: several share what is due by claiming it. A job, in contrast, is run by
 * one process, in a transaction.
 */
export interface Loop {
  name: string
  /** Milliseconds between two rounds. */
  every: number
  /** Returns how much it has done. */
  run(): Promise<number>
  /** When something that waits is due next, after the clock's time. A clock that is moved stops there. */
  next?(): Promise<Date | undefined>
}

/** Repeats the loops, each at its own pace. Returns a function that stops them. */
export function startLoops({ log }: Pick<Kernel, 'log'>, loops: readonly Loop[]): () => Promise<void> {
  const stops = loops.map(loop => {
    let running: Promise<unknown> = Promise.resolve()
    let isBusy = false
    const timer = setInterval(() => {
      // A round takes long while someone else's system is silent; more rounds must not queue up behind it.
      if (isBusy) return
      isBusy = true
      running = runLoop({ log }, loop).finally(() => {
        isBusy = false
      })
    }, loop.every)
    return async () => {
      clearInterval(timer)
      await running
    }
  })
  return async () => void (await Promise.all(stops.map(stop => stop())))
}

/** Runs one round. One that fails is logged, and has done nothing. */
export async function runLoop(
  { log }: Pick<Kernel, 'log'>,
  { name, run }: Pick<Loop, 'name' | 'run'>,
): Promise<number> {
  try {
    return await run()
  } catch (error) {
    log.error({ loop: name, err: error }, 'repeated work has failed')
    return 0
  }
}
