import type { Kernel } from '#kernel/contract/context.ts'
import { countOutcome } from '#kernel/jobs/outcomes.ts'
import { chosenVendor } from '../variables.ts'
import { createStripeVendor } from './stripe/stripe-vendor.ts'
import { createTestVendor, type TestVendor } from './test/test-vendor.ts'
import { type PaymentVendor, VendorUnavailable } from './vendor.ts'

type Server = Pick<Kernel, 'state'>

/** The card vendor of a server, which tests replace. */
interface Vendors {
  vendor: PaymentVendor
  /** Undefined with another vendor. */
  test: TestVendor | undefined
}

function createVendors(kernel: Kernel): Vendors {
  if (chosenVendor(kernel.config) === 'stripe')
    return { vendor: counted(kernel, createStripeVendor(kernel.config)), test: undefined }
  const test = createTestVendor(kernel)
  return { vendor: counted(kernel, test.vendor), test }
}

/** Counts how each call to the vendor went, for the status page. A declined card is a call that went well. */
function counted(kernel: Kernel, vendor: PaymentVendor): PaymentVendor {
  return new Proxy(vendor, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) => {
        const response: unknown = method.apply(target, args)
        if (response instanceof Promise)
          response.then(
            () => countOutcome(kernel, 'payments', true),
            error => countOutcome(kernel, 'payments', !(error instanceof VendorUnavailable)),
          )
        return response
      }
    },
  })
}

/** The configured card vendor. */
export const vendorOf = ({ state }: Server): PaymentVendor => state(createVendors).vendor

/** Lets a test bring its own vendor. */
export function useVendor({ state }: Server, vendor: PaymentVendor): void {
  state(createVendors).vendor = vendor
}

/** The test vendor of a server that uses it; undefined with another vendor. */
export const testVendorOf = ({ state }: Server): TestVendor | undefined => state(createVendors).test
