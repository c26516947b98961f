import type { Kernel } from '#kernel/contract/context.ts'
import { chosenVendor } from '../variables.ts'
import { createStripeVendor } from './stripe/stripe-vendor.ts'
import { createTestVendor, type TestVendor } from './test/test-vendor.ts'
import type { PaymentVendor } from './vendor.ts'

type Server = Pick<Kernel, 'state'>

/** The card vendor of a server, which tests replace. */
interface Vendors {
  vendor: PaymentVendor
  /** Undefined with another vendor. */
  test: TestVendor | undefined
}

function createVendors(kernel: Kernel): Vendors {
  if (chosenVendor(kernel.config) === 'stripe')
    return { vendor: createStripeVendor(kernel.config), test: undefined }
  const test = createTestVendor(kernel)
  return { vendor: test.vendor, test }
}

/** The configured card vendor. */
export const vendorOf = ({ state }: Server): PaymentVendor => state(createVendors).vendor

/** Lets a test bring its own vendor. */
export function useVendor({ state }: Server, vendor: PaymentVendor): void {
  state(createVendors).vendor = vendor
}

/** The test vendor of a server that uses it; undefined with another vendor. */
export const testVendorOf = ({ state }: Server): TestVendor | undefined => state(createVendors).test
