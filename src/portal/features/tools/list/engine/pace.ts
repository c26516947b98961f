/** Milliseconds between two calls after the first one that came too fast. */
const FIRST_GAP = 200
const LONGEST_GAP = 5_000
/** Answers after which the gap becomes shorter. */
const CALM = 4
/** Tries in a row without a response before a run gives up. */
const TRIES = 6
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/**
 * When the next call of a run may be sent. The gateway does not say how fast an account may be, so the run
 * starts without a gap, doubles it whenever it is too fast, and shortens it slowly when it is not.
 */
export interface Pace {
  /** The moment of the next call, in ms; it is taken. */
  next(now: number): number
  /** Until when the gateway or the network must not be called. */
  readonly waitsUntil: number
  answered(): void
  /** The gateway rejected a call because of its rate. */
  tooFast(now: number, retryAfter: number | undefined): void
  /** No response, or a failure of the gateway. False when it has been tried often enough. */
  failed(now: number): boolean
}

export function createPace(random: () => number = Math.random): Pace {
  let [gap, nextStart, waitsUntil, calm, failures] = [0, 0, 0, 0, 0]
  const wait = (now: number, ms: number) => {
    waitsUntil = Math.max(waitsUntil, now + ms * (1 + random() / 4))
    // Starts that were taken before are no longer valid.
    nextStart = waitsUntil
  }
  return {
    next(now) {
      const start = Math.max(now, nextStart, waitsUntil)
      nextStart = start + gap
      return start
    },
    get waitsUntil() {
      return waitsUntil
    },
    answered() {
      failures = 0
      calm += 1
      if (calm % CALM > 0 || gap === 0) return
      gap = gap * 0.8 < FIRST_GAP / 4 ? 0 : gap * 0.8
    },
    tooFast(now, retryAfter) {
      calm = 0
      // Calls that were under way together count once.
      if (now >= waitsUntil) gap = Math.min(LONGEST_GAP, Math.max(FIRST_GAP, gap * 2))
      wait(now, (retryAfter ?? 1) * 1000)
    },
    failed(now) {
      calm = 0
      if (now >= waitsUntil) failures += 1
      if (failures >= TRIES) return false
      wait(now, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
      return true
    },
  }
}
