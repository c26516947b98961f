import type { Kernel } from '#kernel/contract/context.ts'
import { chosenVendor } from '../variables.ts'
import { createStripeVendor } from './stripe/stripe-vendor.ts'
import { createTestVendor, type TestVendor } from './test/test-vendor.ts'
import type { PaymentVendor } from './vendor.ts'

type Server = Pick<Kernel, 'queries' | 'config' | 'clock' | 'publicUrl' | 'log' | 'switches'>

/** By server, because tests run several in one process. */
const vendors = new WeakMap<Kernel['queries'], PaymentVendor>()
const testVendors = new WeakMap<Kernel['queries'], TestVendor>()

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

/** The test vendor of a server that uses it; undefined with another vendor. */
export function testVendorOf(kernel: Server): TestVendor | undefined {
  vendorOf(kernel)
  return testVendors.get(kernel.queries)
}

function createVendor(kernel: Server): PaymentVendor {
  if (chosenVendor(kernel.config) === 'stripe') return createStripeVendor(kernel.config)
  const test = createTestVendor(kernel)
  testVendors.set(kernel.queries, test)
  return test.vendor
}
