/** Calls of a second that are all kept, and those up to which each tenth is. */
const WHOLE = 20
const TENTHS = 200

/** How many calls the one with a number in its second stands for, from 1; none if it is not kept. */
export function weightOf(number: number): number {
  if (number <= WHOLE) return 1
  const each = number <= TENTHS ? 10 : 100
  return number % each === 0 ? each : 0
}

/** Counts the calls of accounts by second. */
interface Sampler {
  /** How many calls this one stands for; none if it is not kept. Calls that fail are counted apart. */
  take(owner: number | string, isFailure: boolean, time: number): number
}

export function createSampler(): Sampler {
  let second = 0
  const [succeeded, failed] = [new Map<number | string, number>(), new Map<number | string, number>()]
  return {
    take(owner, isFailure, time) {
      const current = Math.floor(time / 1000)
      if (current !== second) {
        second = current
        succeeded.clear()
        failed.clear()
      }
      const counts = isFailure ? failed : succeeded
      const number = (counts.get(owner) ?? 0) + 1
      counts.set(owner, number)
      return weightOf(number)
    },
  }
}
