import type { SQL } from 'drizzle-orm'

/** The time, injected wherever a rule depends on it. */
export interface Clock {
  now(): Date
  /** The same time as the database reads it while a statement runs, where it is the database's. */
  sql?: SQL
}

export const systemClock: Clock = { now: () => new Date() }

export interface ManualClock extends Clock {
  advance(milliseconds: number): void
  set(time: Date): void
}

/** A clock for tests that moves only on demand. */
export function manualClock(start = new Date()): ManualClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: milliseconds => {
      time += milliseconds
    },
    set: to => {
      time = to.getTime()
    },
  }
}
