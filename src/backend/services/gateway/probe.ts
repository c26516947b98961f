import { MINUTE } from '#domain/time/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { createOutbound } from '#kernel/http/outbound.ts'
import { countOutcome, outcomesSince } from '#kernel/jobs/outcomes.ts'
import type { Worker } from '#kernel/jobs/worker.ts'

/** Milliseconds without a lookup that succeeded after which it asks. */
const QUIET = 5 * MINUTE

/**
 * Asks the provider of real data for a sign of life while no lookup succeeds, so that the status page notices before
 * the first customer does. It sends no key and no address, so the provider counts no lookup: any response but a failure
 * of its own will do.
 */
export function probeWorker(kernel: Kernel): Worker {
  const { LOOKUP_UPSTREAM: base, LOOKUP_UPSTREAM_TIMEOUT: seconds, OUTBOUND_LOOPBACK } = kernel.config
  const outbound = createOutbound({
    allowLoopback: OUTBOUND_LOOPBACK === 'allowed',
    timeLimit: seconds * 1000,
  })
  return {
    name: 'lookup-probe',
    every: MINUTE,
    hasOwnTransactions: true,
    async run(db, now) {
      const { succeeded } = await outcomesSince(db, 'lookups', new Date(now.getTime() - QUIET))
      if (!base || succeeded > 0) return 0
      const isAlive = await outbound.fetch(base).then(
        ({ status }) => status < 500,
        () => false,
      )
      countOutcome(kernel, 'lookups', isAlive)
      return 1
    },
  }
}
