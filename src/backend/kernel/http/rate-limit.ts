import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { requirementsOf } from '#domain/contract/operation.ts'
import { isRecorded } from '../contract/activity-rule.ts'
import {
  type ContractOperation,
  GENERAL_LIMITS,
  type RateLimitRule,
  SHARED_ADDRESS_FACTOR,
} from '../contract/contract.ts'
import { type Counters, type CreateCounters, LimitReached } from '../work/counters.ts'
import { countedAs } from './network.ts'
import { tooManyRequests } from './problem.ts'

/** Limit for pages of an address, including the not-found page. Files such as scripts are not counted. */
const PAGES: RateLimitRule = { calls: 3000, seconds: 60, by: ['address'] }

export interface RateLimits {
  /** Counts a page of the portal that is sent to an address. Throws 429 with the time to wait. */
  countPage(address: string): Promise<void>
  /**
   * Counts a call of an address; one of IPv6 counts with its /64. With the person of a valid access token, it counts for
   * them instead, except for the rule of the operation. Throws 429 with the time to wait.
   */
  countAddress(operation: ContractOperation, address: string, userId?: string): Promise<void>
  /**
   * In an operation that limits the failures of an address: lets a call through that might fail. At most as many run at
   * once as may still fail, and the others wait, so that those who succeed are never rejected and those who guess get
   * no more tries by sending them together. Throws 429 once the failures are used up.
   */
  beginAttempt(operation: ContractOperation, address: string): Promise<AddressAttempt>
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

/** A call that counts for its address only if it fails. */
export interface AddressAttempt {
  end(isFailure: boolean): Promise<void>
}

/** Calls of one address that wait to begin. More than any office has people at the door. */
const MOST_WAITING = 1000

const UNCOUNTED: AddressAttempt = { end: async () => {} }

/** Limits from the contract's `x-rate-limit`. */
export function createRateLimits(createCounters: CreateCounters, factor: number): RateLimits {
  const limiters = new Map<string, Counters>()
  const limiterOf = (key: string, { calls, seconds }: RateLimitRule): Counters => {
    let limiter = limiters.get(key)
    if (!limiter) {
      limiter = createCounters({ name: key, points: Math.ceil(calls * factor), seconds })
      limiters.set(key, limiter)
    }
    return limiter
  }
  const lanes = createLanes()
  const isKeyed = aboutOperation(operation => requirementsOf(operation.security).auth === 'key')
  const isForStaff = aboutOperation(({ security }) =>
    requirementsOf(security).roles.some(set => set.includes(INTERNAL_ROLE)),
  )
  return {
    countPage: address => count(limiterOf('pages', PAGES), countedAs(address)),
    async countAddress(operation, address, userId) {
      const source = countedAs(address)
      // A program with a key can make as many calls as its plan allows; its operations have their own rule.
      if (userId !== undefined) await count(limiterOf('general person', GENERAL_LIMITS.person), userId)
      else if (!isKeyed(operation)) await count(limiterOf('general', GENERAL_LIMITS.address), source)
      const rule = operation['x-rate-limit']
      if (rule?.by.includes('address'))
        await count(limiterOf(`${operation.operationId} address`, rule), source)
      if (rule?.by.includes('shared-address'))
        await count(
          limiterOf(`${operation.operationId} shared address`, {
            ...rule,
            calls: rule.calls * SHARED_ADDRESS_FACTOR,
          }),
          source,
        )
    },
    async beginAttempt(operation, address) {
      const rule = operation['x-rate-limit']
      if (!rule?.by.includes('address-failures')) return UNCOUNTED
      const limiter = limiterOf(`${operation.operationId} address failures`, rule)
      return lanes.enter(operation, countedAs(address), limiter)
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
        await count(limiterOf('staff', GENERAL_LIMITS.staff), userId)
        if (isRecorded(operation['x-activity']))
          await count(limiterOf('changes of staff', GENERAL_LIMITS.changesOfStaff), userId)
      }
      const rule = operation['x-rate-limit']
      if (rule?.by.includes('person')) await count(limiterOf(`${operation.operationId} person`, rule), userId)
    },
  }
}

const count = (limiter: Counters, key: string, points?: number) =>
  limiter.consume(key, points).catch(toProblem)

function toProblem(reached: unknown): never {
  throw reached instanceof LimitReached ? tooManyRequests(reached.milliseconds) : reached
}

/** What the contract says about an operation, looked up once for each. */
function aboutOperation(ask: (operation: ContractOperation) => boolean) {
  const known = new WeakMap<ContractOperation, boolean>()
  return (operation: ContractOperation): boolean => {
    const response = known.get(operation) ?? ask(operation)
    known.set(operation, response)
    return response
  }
}

/** The calls of one operation by one address: those that run, and those that wait for one of them to end. */
interface AttemptLane {
  running: number
  waiting: (() => void)[]
}

/** Lets at most as many calls run at once as may still fail: in this process, as it can't see those of others. */
function createLanes() {
  const lanes = new Map<string, AttemptLane>()
  const end = (key: string, lane: AttemptLane): void => {
    lane.running--
    if (!lane.running && !lane.waiting.length) lanes.delete(key)
    // All of them: each sees what is left now, and those that are too many wait again.
    for (const resume of lane.waiting.splice(0)) resume()
  }
  return {
    async enter(operation: ContractOperation, source: string, limiter: Counters): Promise<AddressAttempt> {
      const key = `${operation.operationId} ${source}`
      for (;;) {
        const { points: left, milliseconds } = await limiter.leftOf(source)
        const lane = lanes.get(key) ?? { running: 0, waiting: [] }
        if (left <= 0) {
          if (!lane.running && !lane.waiting.length) lanes.delete(key)
          throw tooManyRequests(milliseconds)
        }
        lanes.set(key, lane)
        if (lane.running < left) {
          lane.running++
          return {
            async end(isFailure) {
              if (isFailure) await limiter.penalize(source)
              end(key, lane)
            },
          }
        }
        if (lane.waiting.length >= MOST_WAITING) throw tooManyRequests(1000)
        await new Promise<void>(resolve => lane.waiting.push(resolve))
      }
    },
  }
}
