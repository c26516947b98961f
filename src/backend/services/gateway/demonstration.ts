import { gatewayError, programError } from '#domain/errors/gateway.ts'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { hostOf } from '#domain/keys/hostnames.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import { networkOf } from '#kernel/http/network.ts'
import { Problem } from '#kernel/http/problem.ts'
import { type Counters, LimitReached } from '#kernel/work/counters.ts'
import type { ApiKeyCredentials } from './api-key.ts'

type Call = Pick<Context, 'kernel' | 'request'> & { key: ApiKeyCredentials }

/** Seconds after which a network gets its demonstration lookups anew (`DEMONSTRATION_LOOKUPS`). */
const DEMONSTRATION_PERIOD = 60 * 60

interface Counts {
  byNetwork: Counters
  /** Lookups of all networks since then. This count rejects no one, or a caller with many networks could lock out all others. */
  together: { since: number; lookups: number }
}

const createCounts = ({ config, clock, createCounters }: Kernel): Counts => ({
  byNetwork: createCounters({
    name: 'demonstration',
    points: config.DEMONSTRATION_LOOKUPS,
    seconds: DEMONSTRATION_PERIOD,
  }),
  together: { since: clock.now().getTime(), lookups: 0 },
})

export function isDemonstration({ key }: Call): boolean {
  return key.kind === 'embedded' && key.id === DEMONSTRATION_KEY
}

/**
 * Allows a call with the demonstration key, or throws the rejection. Returns a function that takes the count
 * back, for a call that fails later.
 */
export async function passDemonstration(call: Call, lookups: number): Promise<() => Promise<void>> {
  const { kernel, key, request } = call
  if (key.host === null)
    throw new Problem([key.isProgram ? programError() : gatewayError('key-unauthorized')])
  if (key.host !== hostOf(kernel.publicUrl())) throw new Problem([gatewayError('key-unauthorized')])
  const { byNetwork, together } = kernel.state(createCounts)
  const network = networkOf(request.address, { ipv6: 48 })
  await take(byNetwork, network, lookups)
  countTogether(kernel, together, lookups)
  return async () => {
    together.lookups -= lookups
    await byNetwork.reward(network, lookups)
  }
}

/** With a provider of real data each lookup costs money, so unusual use is logged for an operator to look at. */
function countTogether({ clock, config, log }: Kernel, together: Counts['together'], lookups: number): void {
  const now = clock.now().getTime()
  if (now - together.since >= DAY) Object.assign(together, { since: now, lookups: 0 })
  const threshold = config.DEMONSTRATION_ALARM
  const passed = Math.floor(together.lookups / threshold)
  together.lookups += lookups
  if (Math.floor(together.lookups / threshold) === passed) return
  const since = new Date(together.since).toISOString()
  log.error({ lookups: together.lookups, since, threshold }, 'visitors make unusually many lookups')
}

/** Counts, unless too few are left: then nothing is counted, as with any key. */
async function take(limiter: Counters, name: string, lookups: number): Promise<void> {
  try {
    await limiter.take(name, lookups)
  } catch (reached) {
    throw reached instanceof LimitReached ? usedUp(reached.milliseconds) : reached
  }
}

function usedUp(milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem([gatewayError('demonstration-limit-reached')], { 'retry-after': String(seconds) })
}
