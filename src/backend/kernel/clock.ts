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

/** The first of some times. */
export function earliest(...times: readonly (Date | null | undefined)[]): Date | undefined {
  return times
    .flatMap(time => time ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0)
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
