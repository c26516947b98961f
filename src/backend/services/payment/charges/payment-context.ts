import { setTimeout as sleep } from 'node:timers/promises'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Site } from '#kernel/mail/define-mail.ts'
import { type Mail, queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { PaymentVendor } from '../vendors/vendor.ts'
import { vendorOf } from '../vendors/vendors.ts'
import { POLL_INTERVAL } from './limits.ts'

/** What it takes to move money. `queries` is never a transaction: the vendor is asked in between. */
export interface PaymentContext {
  queries: Kernel['queries']
  clock: Kernel['clock']
  log: Kernel['log']
  vendor: PaymentVendor
  /** Ends the transaction that decides to move money: throws if the caller no longer has the right to. */
  authorize(db: Queries): Promise<void>
  /** Emails staff who look after payments, if they have an address, in the transaction that causes it. */
  sendToStaff(db: Queries, write: (to: string, site: Site) => Mail): Promise<void>
  /** Waits for another call about the same order. */
  pause(): Promise<void>
}

const createPause = (): Pick<PaymentContext, 'pause'> => ({ pause: () => sleep(POLL_INTERVAL) })

/** Lets a test wait in its own way. */
export function setPause({ state }: Pick<Kernel, 'state'>, pause: PaymentContext['pause']): void {
  state(createPause).pause = pause
}

/** `authorize` is the check of a caller; our own jobs need none. */
export function paymentContext(
  kernel: Kernel,
  authorize: PaymentContext['authorize'] = async () => {},
): PaymentContext {
  const { queries, clock, log, config } = kernel
  const staff = config.PAYMENT_ALERTS_EMAIL ?? config.SUPPORT_EMAIL
  const { pause } = kernel.state(createPause)
  return {
    ...{ queries, clock, log, vendor: vendorOf(kernel), authorize, pause },
    async sendToStaff(db, write) {
      if (staff) await queueMail(db, write(staff, kernel), clock.now())
    },
  }
}
