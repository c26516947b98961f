import type { Kernel } from '#kernel/contract/context.ts'
import { requireAllowed } from '#kernel/http/outbound.ts'
import { problem } from '#kernel/http/problem.ts'

/** Throws 400 for an address that only our own network may reach. A name is checked at each call. */
export function requirePublic({ config }: Pick<Kernel, 'config'>, url: string): void {
  try {
    requireAllowed(new URL(url), config.OUTBOUND_LOOPBACK === 'allowed')
  } catch {
    throw problem('webhook-address-not-public', { fields: ['url'] })
  }
}
