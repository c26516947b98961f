import { ApiError } from '#portal/api/errors.ts'

/** The calls that placing an order takes. */
export interface PlaceCalls<T> {
  /** Sends the order under its intent. */
  place: () => Promise<T>
  /** The order of the intent, null if there is none. */
  find: () => Promise<T | null>
  /** Lets some time pass. */
  wait: () => Promise<void>
}

/** How often a call that another one is ahead of is followed up. */
const FOLLOW_UPS = 10

/**
 * Places the order of an intent, or finds it: whatever became of earlier calls, of this tab or another one, there
 * is one order. A failure is thrown only when there is none, so what it says is true: nothing was ordered. The
 * exception is a server that cannot be asked; then the same call can be repeated.
 */
export async function placeOnce<T>({ place, find, wait }: PlaceCalls<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await place()
    } catch (error) {
      const found = await find().catch(() => null)
      if (found) return found
      // The same call of another tab, or one of ours whose answer was lost, is being worked on.
      const isAhead = error instanceof ApiError && error.name === 'idempotency-key-in-flight'
      if (!isAhead || tries > FOLLOW_UPS) throw error
      await wait()
    }
  }
}
