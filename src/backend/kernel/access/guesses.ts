import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { ContractOperation } from '../contract/contract.ts'
import { networkOf } from '../http/network.ts'
import { tooManyRequests } from '../http/problem.ts'

/** Seconds in which failures are kept beyond those of the contract's rule. */
const HOUR = 3_600
/** Failures of a name that one network has in an hour: a single one never reaches the ceiling. */
const NETWORK_FAILURES = 20
/**
 * Failures of a name in an hour over all networks, after which each further try begins a wait for the next one:
 * a second, then two, four, up to five minutes. That makes a hundred in such an hour at most (OWASP ASVS 4.0.3,
 * 2.2.1).
 */
const NAME_FAILURES = 80
const LONGEST_WAIT = 300

/** A try at the secret of a name that was let through and counted. */
export interface Guess {
  /** What turned out right was no failure, and is not counted. */
  takeBack(): Promise<void>
}

export interface Guesses {
  /**
   * Counts a try at the secret of a name before it is judged, so that tries at once see each other. It counts
   * for the network that it comes from, since another network is another person, and for the name over all
   * networks, since a guesser may have many. `device` names a browser that the person is known to have logged
   * in with: it has a count of its own, which no stranger can use up. Throws 429 with the time to wait.
   */
  count(
    operation: ContractOperation,
    of: { username: string; address: string; device?: string | undefined },
  ): Promise<Guess>
}

/** Counters of `failures` in the contract's `x-rate-limit`. They live in this process, as those of calls do. */
export function createGuesses(factor: number): Guesses {
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: Math.ceil(points * factor), duration })
  const ruled = new Map<string, RateLimiterMemory>()
  const networks = limiter(NETWORK_FAILURES, HOUR)
  const names = limiter(NAME_FAILURES, HOUR)
  const waits = new RateLimiterMemory({ points: 1, duration: LONGEST_WAIT })

  function ruledBy({ operationId, 'x-rate-limit': rule }: ContractOperation): RateLimiterMemory {
    if (!rule?.by.includes('failures')) throw new Error(`${operationId} has no rule for failures`)
    const known = ruled.get(operationId) ?? limiter(rule.calls, rule.seconds)
    ruled.set(operationId, known)
    return known
  }

  return {
    async count(operation, { username, address, device }) {
      const undo: (() => Promise<unknown>)[] = []
      const takeBack = async () => {
        for (const step of undo) await step()
      }
      const spend = async (counter: RateLimiterMemory, key: string) => {
        await counter.consume(key)
        undo.push(() => counter.reward(key))
      }
      /** Beyond the ceiling one try goes through, and the next has to wait. */
      const pace = async (name: string) => {
        const { consumedPoints } = await names.penalty(name)
        undo.push(() => names.reward(name))
        const beyond = consumedPoints - names.points
        if (beyond <= 0) return
        await waits.consume(name, 1, { customDuration: Math.min(2 ** (beyond - 1), LONGEST_WAIT) })
        undo.push(() => waits.delete(name))
      }
      const name = username.toLowerCase()
      const source = `${name} ${device === undefined ? networkOf(address) : `device ${device}`}`
      try {
        await spend(ruledBy(operation), source)
        if (device === undefined) {
          await spend(networks, source)
          await pace(name)
        }
      } catch (refused) {
        if (refused instanceof Error) throw refused
        // What is refused is not judged, so it is no failure either.
        await takeBack()
        throw tooManyRequests((refused as RateLimiterRes).msBeforeNext)
      }
      return { takeBack }
    },
  }
}
