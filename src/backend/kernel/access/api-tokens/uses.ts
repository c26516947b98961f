import type { Kernel } from '../../contract/context.ts'
import { networkOf } from '../../http/network.ts'
import type { Worker } from '../../jobs/worker.ts'

/** Milliseconds between two writes: a use is stored this late at most, and once in a minute for a token. */
const INTERVAL = 60_000
/** Tokens in memory. Only those that work get here. */
const MOST = 20_000

/** When a token was last used, and from where. */
export interface TokenUse {
  tokenId: string
  /** The IPv4 /24 or IPv6 /64. */
  network: string
  used: Date
}

interface TokenUses {
  note(tokenId: string, address: string): void
  /** Takes what was noted since the last time. */
  take(): TokenUse[]
}

/**
 * The last use of each token, noted in memory and written once a minute, so that no call waits for it. A process that
 * dies loses the last minute.
 */
export function createTokenUses({ clock }: Pick<Kernel, 'clock'>): TokenUses {
  let uses = new Map<string, TokenUse & { address: string }>()
  return {
    note(tokenId, address) {
      const used = clock.now()
      const known = uses.get(tokenId)
      if (known?.address === address) known.used = used
      else if (known || uses.size < MOST)
        uses.set(tokenId, { tokenId, address, network: networkOf(address), used })
    },
    take() {
      const taken = [...uses.values()]
      uses = new Map()
      return taken
    },
  }
}

/** Writes the last uses that this process knows of, as the service that stores tokens does. */
export function tokenUsesWorker(
  { state }: Pick<Kernel, 'state'>,
  write: (uses: readonly TokenUse[]) => Promise<void>,
): Worker {
  return {
    name: 'token-uses',
    every: INTERVAL,
    perProcess: true,
    async run() {
      const uses = state(createTokenUses).take()
      if (uses.length) await write(uses)
      return uses.length
    },
  }
}
