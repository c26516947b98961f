import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { requirementsOf } from '#domain/contract/operation.ts'
import { isRecorded } from '../contract/activity-rule.ts'
import type { ContractOperation, RateLimitRule } from '../contract/contract.ts'
import { type Counters, createCounters, LimitReached } from '../work/counters.ts'
import { countedAs } from './network.ts'
import { tooManyRequests } from './problem.ts'

/** Limit for all calls of a caller; operations can have a stricter rule. */
const GENERAL: RateLimitRule = { calls: 1200, seconds: 60, by: ['address'] }

/**
 * Limits for all operations of our staff together, for each of them: what a stolen session of staff can read, and what
 * it can change, in a minute.
 */
const STAFF: RateLimitRule = { calls: 600, seconds: 60, by: ['person'] }
const STAFF_CHANGES: RateLimitRule = { calls: 60, seconds: 60, by: ['person'] }

/** Limit for pages of an address, including the not-found page. Files such as scripts are not counted. */
const PAGES: RateLimitRule = { calls: 600, seconds: 60, by: ['address'] }

export interface RateLimits {
  /** Counts a page of the portal that is sent to an address. Throws 429 with the time to wait. */
  countPage(address: string): Promise<void>
  /** Counts a call of an address; one of IPv6 counts with its /64. Throws 429 with the time to wait. */
  countAddress(operation: ContractOperation, address: string): Promise<void>
  /** Counts a call for the name in its body, from any address. Throws 429. */
  countUsername(operation: ContractOperation, username: string): Promise<void>
  /**
   * Counts a call of a program with credentials of its own, from any address, together with its calls of other
   * operations that have the same rule. One that costs more than others counts as several. Throws 429.
   */
  countClient(operation: ContractOperation, clientId: string, cost?: number): Promise<void>
  /** Counts a call of a logged-in person, from any address and session; those of staff together. Throws 429. */
  countPerson(operation: ContractOperation, userId: string): Promise<void>
}

/**
 * Limits from the contract's `x-rate-limit`. Counters live in this process: with several replicas each
 * counts on its own, so a limit is at most that many times looser.
 */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map<string, Counters>()
  const limiterOf = (key: string, { calls, seconds }: RateLimitRule): Counters => {
    let limiter = limiters.get(key)
    if (!limiter) {
      limiter = createCounters({ points: Math.ceil(calls * factor), seconds })
      limiters.set(key, limiter)
    }
    return limiter
  }
  const count = async (limiter: Counters, key: string, points = 1): Promise<void> => {
    try {
      limiter.consume(key, points)
    } catch (reached) {
      throw reached instanceof LimitReached ? tooManyRequests(reached.milliseconds) : reached
    }
  }
  const keyed = new WeakMap<ContractOperation, boolean>()
  const isKeyed = (operation: ContractOperation): boolean => {
    const known = keyed.get(operation) ?? requirementsOf(operation.security).auth === 'key'
    keyed.set(operation, known)
    return known
  }
  const forStaff = new WeakMap<ContractOperation, boolean>()
  const isForStaff = (operation: ContractOperation): boolean => {
    const known =
      forStaff.get(operation) ??
      requirementsOf(operation.security).roles.some(set => set.includes(INTERNAL_ROLE))
    forStaff.set(operation, known)
    return known
  }
  return {
    countPage: address => count(limiterOf('pages', PAGES), countedAs(address)),
    async countAddress(operation, address) {
      const source = countedAs(address)
      // A program with a key can make as many calls as its plan allows; its operations have their own rule.
      if (!isKeyed(operation)) await count(limiterOf('general', GENERAL), source)
      const rule = operation['x-rate-limit']
      if (rule?.by.includes('address'))
        await count(limiterOf(`${operation.operationId} address`, rule), source)
    },
    async countUsername(operation, username) {
      const rule = operation['x-rate-limit']
      if (rule?.by.includes('username'))
        await count(limiterOf(`${operation.operationId} username`, rule), username.toLowerCase())
    },
    async countClient(operation, clientId, cost) {
      const rule = operation['x-rate-limit']
      if (rule?.by.includes('client'))
        await count(limiterOf(`${rule.calls} in ${rule.seconds} client`, rule), clientId, cost)
    },
    async countPerson(operation, userId) {
      if (isForStaff(operation)) {
        await count(limiterOf('staff', STAFF), userId)
        if (isRecorded(operation['x-activity']))
          await count(limiterOf('changes of staff', STAFF_CHANGES), userId)
      }
      const rule = operation['x-rate-limit']
      if (rule?.by.includes('person')) await count(limiterOf(`${operation.operationId} person`, rule), userId)
    },
  }
}
