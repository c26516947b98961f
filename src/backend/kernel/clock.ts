/** The time, injected wherever a rule depends on it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests that moves only on demand. */
export function manualClock(start = new Date()): Clock & { advance(milliseconds: number): void } {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: milliseconds => {
      time += milliseconds
    },
  }
}
