import { type PaymentVendor, VendorUnavailable } from '#backend/services/payment/vendors/vendor.ts'
import type { Random } from './random.ts'
import { currentStage } from './stage.ts'

/** How likely a call of the vendor is lost on its way, arrives late, or loses its response. */
const LOST = 0.05
const LATE = 0.06
const UNHEARD = 0.08

/**
 * The vendor behind a bad network. A call that times out may still arrive, any time later; that is the hardest
 * case, because no one can know.
 */
export function unreliable(vendor: PaymentVendor, random: () => Random): PaymentVendor {
  function over<Of, Result>(name: string, action: (of: Of) => Promise<Result>): (of: Of) => Promise<Result> {
    return async of => {
      const stage = currentStage()
      if (!stage) return action(of)
      await stage.step(`asks the vendor to ${name}`)
      const luck = random().next()
      if (luck < LOST) throw new VendorUnavailable('no route')
      if (luck < LOST + LATE) {
        stage.play(`late ${name}`, async () => {
          await stage.step('on its way')
          await action(of).catch(() => undefined)
        })
        throw new VendorUnavailable('timed out')
      }
      const response = await action(of)
      await stage.step(`hears about ${name}`)
      if (luck > 1 - UNHEARD) throw new VendorUnavailable('the answer got lost')
      return response
    }
  }
  return {
    ...vendor,
    charge: over('charge', of => vendor.charge(of)),
    findCharge: over('find', of => vendor.findCharge(of)),
    cancel: over('cancel', of => vendor.cancel(of)),
    refund: over('refund', of => vendor.refund(of)),
    refundsOf: over('list refunds', of => vendor.refundsOf(of)),
    findKey: over('find the key', of => vendor.findKey(of)),
  }
}
