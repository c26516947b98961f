import { LicenseOutlook } from '#portal/shared/subscriptions/outlook.tsx'
import { RenewFree } from '../free/renew-free.tsx'
import type { Holding } from '../shared/model.ts'
import { RenewalSwitch } from './renewal-switch.tsx'

/** The switch of a license, and what happens next. */
export function RenewalCell({ holding }: { holding: Holding }) {
  return (
    <span className="flex items-start gap-3 max-sm:flex-row-reverse max-sm:text-right">
      <RenewalSwitch holding={holding} />
      <span className="flex min-w-0 flex-col gap-1.5">
        <LicenseOutlook facts={holding.facts} className="max-w-72 text-pretty" />
        <RenewFree holding={holding} />
      </span>
    </span>
  )
}
