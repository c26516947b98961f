import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between two looks at how busy the thread is. */
const LOOK = 5_000
/** From this share of the time on, a thread has worked; below the other, it is idle. */
const BUSY = 0.2
const IDLE = 0.05

let collect: (() => void) | undefined

/** Collects all garbage of this thread. It takes up to a tenth of a second, so only an idle thread should. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}

/**
 * Returns memory of this thread to the system when its work is done: V8 collects garbage only when more memory is
 * requested, so an idle thread would keep what its last load took. Returns a function that stops it.
 */
export function returnMemoryWhenIdle({ look = LOOK } = {}): () => void {
  // Whatever has run before now has left garbage, such as a start.
  let hasWorked = true
  let last = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    if (utilization > BUSY) hasWorked = true
    if (!hasWorked || utilization > IDLE) return
    hasWorked = false
    collectGarbage()
  }, look)
  timer.unref()
  return () => clearInterval(timer)
}
