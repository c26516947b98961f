import { setTimeout as sleep } from 'node:timers/promises'
import type { Kernel } from '#kernel/contract/context.ts'
import type { PaymentVendor } from '../vendors/vendor.ts'
import { vendorOf } from '../vendors/vendors.ts'
import { POLL_INTERVAL } from './limits.ts'

/** What it takes to move money. `queries` is never a transaction: the vendor is asked in between. */
export interface PaymentContext {
  queries: Kernel['queries']
  clock: Kernel['clock']
  log: Kernel['log']
  vendor: PaymentVendor
  /** Waits for another call about the same order. */
  pause(): Promise<void>
}

type Pause = PaymentContext['pause']
const pauses = new WeakMap<Kernel['queries'], Pause>()

/** Lets a test wait in its own way. */
export function setPause({ queries }: Pick<Kernel, 'queries'>, pause: Pause): void {
  pauses.set(queries, pause)
}

export function paymentContext(kernel: Kernel): PaymentContext {
  const { queries, clock, log } = kernel
  const pause = pauses.get(queries) ?? (() => sleep(POLL_INTERVAL))
  return { queries, clock, log, vendor: vendorOf(kernel), pause }
}
