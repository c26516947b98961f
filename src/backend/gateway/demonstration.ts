import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { commonError } from '#domain/errors/common.ts'
import { gatewayError } from '#domain/errors/gateway.ts'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { hostOf } from '#domain/keys/hostnames.ts'
import type { Context, Kernel } from '#kernel/contract/handlers.ts'
import { networkOf } from '#kernel/http/network.ts'
import { Problem } from '#kernel/http/problem.ts'
import { DEMONSTRATION_PERIOD, DEMONSTRATIONS_A_DAY } from './limits.ts'

type Call = Pick<Context, 'kernel' | 'key' | 'request'>

const DAY = 24 * 60 * 60
/** The key under which all networks count together. */
const ALL = 'all'

interface Limiters {
  byNetwork: RateLimiterMemory
  together: RateLimiterMemory
}

const limiters = new WeakMap<Kernel, Limiters>()

function limitersOf(kernel: Kernel): Limiters {
  const known = limiters.get(kernel) ?? {
    byNetwork: new RateLimiterMemory({
      points: kernel.config.DEMONSTRATION_LOOKUPS,
      duration: DEMONSTRATION_PERIOD,
    }),
    together: new RateLimiterMemory({ points: DEMONSTRATIONS_A_DAY, duration: DAY }),
  }
  limiters.set(kernel, known)
  return known
}

export function isDemonstration({ key }: Call): boolean {
  return key.kind === 'embedded' && key.id === DEMONSTRATION_KEY
}

/**
 * Allows a call with the demonstration key, or throws the refusal. Returns a function that takes the count
 * back, for a call that fails later.
 */
export async function passDemonstration(call: Call, lookups: number): Promise<() => Promise<void>> {
  const { kernel, key, request } = call
  if (key.host === null)
    throw new Problem([key.isProgram ? commonError('suspected-bot') : gatewayError('key-unauthorized')])
  if (key.host !== hostOf(kernel.publicUrl())) throw new Problem([gatewayError('key-unauthorized')])
  const { byNetwork, together } = limitersOf(kernel)
  const network = networkOf(request.address)
  await take(byNetwork, network, lookups)
  try {
    await take(together, ALL, lookups)
  } catch (error) {
    await byNetwork.reward(network, lookups)
    throw error
  }
  return async () => {
    await Promise.all([byNetwork.reward(network, lookups), together.reward(ALL, lookups)])
  }
}

/** Counts, unless too few are left: then nothing is counted, as with any key. */
async function take(limiter: RateLimiterMemory, name: string, lookups: number): Promise<void> {
  const before = await limiter.get(name)
  const left = before ? before.remainingPoints : limiter.points
  const milliseconds = before?.msBeforeNext ?? limiter.duration * 1000
  if (left < lookups) throw usedUp(milliseconds)
  await limiter.consume(name, lookups).catch((refused: RateLimiterRes) => {
    throw usedUp(refused.msBeforeNext)
  })
}

function usedUp(milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem([gatewayError('demonstration-limit-reached')], { 'retry-after': String(seconds) })
}
