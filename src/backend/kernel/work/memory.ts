import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startSchedule } from '../jobs/schedule.ts'

/** Milliseconds between two looks at how busy the thread is. */
const LOOK = 5_000
/** Milliseconds of a processor after which a thread may have left garbage, however slowly it has used them. */
const WORK = 500
/** Below this share of a processor, a thread is idle. */
const IDLE = 0.05
/**
 * Number of looks that find a thread idle, one after another, before its garbage is collected. A full collection also
 * throws away what V8 has compiled, so the seconds after each short pause would cost more.
 */
const IDLE_LOOKS = 4

/** Percent of the memory in use that may be garbage before V8 collects it. By default, it lets the heap grow fourfold. */
const GARBAGE = 50

/**
 * Makes V8 collect garbage earlier in all threads of this process, so that less of it adds up under load. Call it before
 * the code that it is for is compiled.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE}`)
  // Where many requests wait at once, V8 takes their objects for ones that stay, and from then on makes them among those:
  // only a full collection finds them there, and one follows another for as long as the process runs.
  setFlagsFromString('--no-allocation-site-pretenuring')
}

let collect: ((options: object) => void) | undefined

/**
 * Collects all garbage of this thread, and returns the memory to the system. It takes up to a quarter of a second, so
 * only an idle thread should.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as typeof collect
  }
  // By default, V8 keeps emptied pages for later objects: more than 100 MB after a load.
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * A task that returns memory of this thread to the system when its work is done: V8 collects garbage only when more memory is
 * requested, so an idle thread would keep what its last load took.
 */
export function memoryTask({ look = LOOK } = {}) {
  // Whatever has run before now has left garbage, such as a start.
  let worked = WORK
  let idleLooks = 0
  const usedProcessor = watchProcessor()
  return {
    every: look,
    async run() {
      const { milliseconds, share } = usedProcessor()
      worked += milliseconds
      idleLooks = share > IDLE ? 0 : idleLooks + 1
      if (worked < WORK || idleLooks < IDLE_LOOKS) return 0
      collectGarbage()
      worked = 0
      // Collecting is no work.
      usedProcessor()
      return 0
    },
  }
}

/** Does so in a thread that repeats nothing else. Returns a function that stops it. */
export const returnMemoryWhenIdle = (options?: { look: number }) => startSchedule([memoryTask(options)])

/**
 * Returns a function for how much of a processor this thread has used since the last call. The time that the event
 * loop was active would also count waiting for a processor, and a thread on a busy machine would never be idle.
 */
function watchProcessor(): () => { milliseconds: number; share: number } {
  let used = process.threadCpuUsage()
  let time = performance.now()
  return () => {
    const { user, system } = process.threadCpuUsage(used)
    const elapsed = performance.now() - time
    used = process.threadCpuUsage()
    time = performance.now()
    const milliseconds = (user + system) / 1000
    return { milliseconds, share: milliseconds / elapsed }
  }
}
