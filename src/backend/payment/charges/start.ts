import type { Kernel } from '#kernel/contract/context.ts'
import { RECOVERY_INTERVAL } from './limits.ts'
import { paymentContext } from './payment-context.ts'
import { recover } from './recovery.ts'

/**
 * Recovers every few seconds, in each process. It is no job of the kernel: those run in a transaction, and this
 * one asks the vendor. Returns a function that stops it.
 */
export function startRecovery(kernel: Kernel): () => Promise<void> {
  const { log } = kernel
  let running: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    // A round takes long while the vendor is silent; more rounds must not queue up behind it.
    if (isBusy) return
    isBusy = true
    running = recover(paymentContext(kernel))
      .catch(error => log.error({ err: error }, 'open payments could not be read'))
      .finally(() => {
        isBusy = false
      })
  }, RECOVERY_INTERVAL)
  return async () => {
    clearInterval(timer)
    await running
  }
}
