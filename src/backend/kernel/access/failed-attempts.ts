import type { ContractOperation } from '../contract/contract.ts'
import { networkOf } from '../http/network.ts'
import { tooManyRequests } from '../http/problem.ts'
import { type Counters, type CreateCounters, LimitReached } from '../work/counters.ts'

/** Seconds for which failures are kept beyond the contract's rule. */
const HOUR = 3_600
/** Failures per hour for a name from one network. A single network never reaches the ceiling. */
const NETWORK_FAILURES = 20
/**
 * Failures per hour for a name across all networks, after which each further attempt starts a wait: one
 * second, then two, four, up to five minutes. This allows at most a hundred an hour (OWASP ASVS 4.0.3,
 * 2.2.1).
 */
const NAME_FAILURES = 80
const LONGEST_WAIT = 300

/** An attempt at the secret of a name that was allowed and counted. */
export interface FailedAttempt {
  /** A successful attempt was not a failure and is not counted. */
  takeBack(): Promise<void>
}

export interface FailedAttempts {
  /**
   * Counts an attempt at the secret of a name before it is checked, so that concurrent attempts see each
   * other. It counts for its network, since another network is another person, and for the name across all
   * networks, since an attacker may have many. `device` names a browser that the person has logged in with
   * before: it has its own count, which strangers cannot use up. Throws 429 with the time to wait.
   */
  count(
    operation: ContractOperation,
    of: { username: string; address: string; device?: string | undefined },
  ): Promise<FailedAttempt>
}

/** Counters of `failures` in the contract's `x-rate-limit`. */
export function createFailedAttempts(createCounters: CreateCounters, factor: number): FailedAttempts {
  const limiter = (name: string, points: number, seconds: number) =>
    createCounters({ name: `failures ${name}`, points: Math.ceil(points * factor), seconds })
  const ruled = new Map<string, Counters>()
  const networks = limiter('network', NETWORK_FAILURES, HOUR)
  const names = limiter('name', NAME_FAILURES, HOUR)
  const waits = createCounters({ name: 'failures wait', points: 1, seconds: LONGEST_WAIT })

  function ruledBy({ operationId, 'x-rate-limit': rule }: ContractOperation): Counters {
    if (!rule?.by.includes('failures')) throw new Error(`${operationId} has no rule for failures`)
    const known = ruled.get(operationId) ?? limiter(operationId, rule.calls, rule.seconds)
    ruled.set(operationId, known)
    return known
  }

  return {
    async count(operation, { username, address, device }) {
      const undo: (() => Promise<void>)[] = []
      const takeBack = async () => {
        for (const step of undo) await step()
      }
      const spend = async (counter: Counters, key: string) => {
        await counter.consume(key)
        undo.push(() => counter.reward(key))
      }
      /** Beyond the ceiling one attempt is allowed, and the next has to wait. */
      const pace = async (name: string) => {
        const beyond = (await names.penalize(name)) - names.points
        undo.push(() => names.reward(name))
        if (beyond <= 0) return
        await waits.consume(name, 1, Math.min(2 ** (beyond - 1), LONGEST_WAIT))
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
      } catch (reached) {
        if (!(reached instanceof LimitReached)) throw reached
        // A rejected attempt is not checked, so it is not a failure either.
        await takeBack()
        throw tooManyRequests(reached.milliseconds)
      }
      return { takeBack }
    },
  }
}
