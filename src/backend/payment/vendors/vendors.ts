import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Kernel } from '#kernel/contract/handlers.ts'
import { createBank } from './test/bank.ts'
import { openJournal } from './test/journal.ts'
import type { PaymentVendor } from './vendor.ts'

type Server = Pick<Kernel, 'queries' | 'config' | 'clock'>

/** By server, because tests run several in one process. */
const vendors = new WeakMap<Kernel['queries'], PaymentVendor>()

/** The configured card vendor. */
export function vendorOf(kernel: Server): PaymentVendor {
  const known = vendors.get(kernel.queries)
  if (known) return known
  const vendor = createVendor(kernel)
  vendors.set(kernel.queries, vendor)
  return vendor
}

/** Lets a test bring its own vendor. */
export function useVendor({ queries }: Pick<Kernel, 'queries'>, vendor: PaymentVendor): void {
  vendors.set(queries, vendor)
}

function createVendor({ config, clock }: Server): PaymentVendor {
  const isInMemory = config.DATA_DIR === ':memory:'
  const secret = randomBytes(32).toString('base64url')
  return createBank({
    journal: openJournal(secret, isInMemory ? undefined : join(config.DATA_DIR, 'test-vendor.jsonl')),
    clock,
    origin: async () => 'http://127.0.0.1',
    publish: () => undefined,
  })
}
