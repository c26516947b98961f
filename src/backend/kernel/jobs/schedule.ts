/** Milliseconds between two looks at what is due, at most. */
const LONGEST_BEAT = 60_000

/** Something to repeat. */
export interface Task {
  /** Milliseconds between two runs. */
  every: number
  /** Whether it also runs right away, and not only once that time has passed. */
  startsNow?: boolean
  /** Must not throw. */
  run(): Promise<unknown>
}

/**
 * Repeats all tasks with the one timer of this thread, each at its own pace and never twice at once. Returns a function
 * that stops it, which resolves once no task runs any more. The timer does not keep a process alive.
 */
export function startSchedule(tasks: readonly Task[]): () => Promise<void> {
  const beat = Math.min(LONGEST_BEAT, ...tasks.map(({ every }) => every))
  const start = performance.now()
  const entries = tasks.map(task => {
    const { every, startsNow } = task
    let due = startsNow ? start : start + every
    let running: Promise<unknown> | undefined
    return {
      runIfDue(now: number) {
        // A beat that is a little early costs no whole turn.
        if (now < due - beat / 2) return
        due = now + every
        // A run takes long while someone else's system is silent; more runs must not queue up behind it.
        running ??= task.run().finally(() => {
          running = undefined
        })
      },
      rest: () => running,
    }
  })
  const runDue = () => {
    const now = performance.now()
    for (const entry of entries) entry.runIfDue(now)
  }
  runDue()
  const timer = setInterval(runDue, beat).unref()
  return async () => {
    clearInterval(timer)
    await Promise.all(entries.map(({ rest }) => rest()))
  }
}
