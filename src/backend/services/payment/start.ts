import type { Kernel } from '#kernel/contract/context.ts'
import type { Stop } from '#kernel/contract/service.ts'
import type { PageOrigins } from '#kernel/http/headers.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { removeForgotten } from './card-removals.ts'
import { catchUpOnEvents, type VendorEventHandler } from './vendor-events.ts'
import { createLease } from './vendors/test/lease.ts'
import { testVendorOf, vendorOf } from './vendors/vendors.ts'

/** Milliseconds between two rounds of what the vendor has left open. */
const INTERVAL = 60_000

/**
 * Opens the test vendor, if it is the one. It closes with the process. Rejects if another server on the same PostgreSQL
 * has it; in tests, each server has one of its own.
 */
export async function startVendor(kernel: Kernel): Promise<Stop> {
  const lease = leaseOf(kernel)
  await lease?.take()
  await testVendorOf(kernel)?.listen()
  return async () => lease?.release()
}

/** Undefined if no other server can have the same vendor. */
function leaseOf(kernel: Kernel) {
  const { DATABASE_URL, APP_ENV } = kernel.config
  return testVendorOf(kernel) && DATABASE_URL && APP_ENV !== 'test' ? kernel.state(createLease) : undefined
}

/** Catches up with the vendor every minute, and keeps the test vendor to this server. */
export function vendorWorkers(kernel: Kernel, handle: VendorEventHandler): readonly Worker[] {
  const catchUp: Worker = {
    name: 'vendor',
    every: INTERVAL,
    perProcess: true,
    async run() {
      await removeForgotten(kernel)
      await catchUpOnEvents(kernel, handle)
      return 0
    },
  }
  const lease = leaseOf(kernel)
  return lease ? [catchUp, lease.worker] : [catchUp]
}

/** What Stripe asks a page's policy to allow. Its script is loaded from there with the first form alone. */
const STRIPE: PageOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
}

/** Whose frames and scripts the pages show. */
export function vendorOrigins(kernel: Kernel): PageOrigins {
  if (vendorOf(kernel).name === 'stripe') return STRIPE
  const origin = testVendorOf(kernel)?.origin()
  return { frames: origin ? [origin] : [] }
}

/** Where the test vendor is, for the operator who starts the server. */
export function announceVendor(kernel: Kernel): string[] {
  const origin = testVendorOf(kernel)?.origin()
  return origin
    ? [`cards        test numbers only, in a form at ${origin}; docs/operating.md lists them`]
    : []
}
