import { disableRenewal, resumeRenewal } from '#generated/subscription/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Toggle } from '#portal/ui/input/switch.tsx'
import { type Holding, lockOf } from '../shared/model.ts'
import { lockWords } from '../shared/words.ts'
import type { SubscriptionDialogName } from './subscription-dialogs.tsx'

/** Why the renewal of a license cannot be changed now; undefined if it can. */
export function useRenewalLock(holding: Holding): string | undefined {
  const can = useCan(disableRenewal, resumeRenewal)
  const lock = lockOf(holding, new Date())
  return lock ? lockWords(lock) : can.reason
}

/** Asks before it changes anything, since a renewal is money. */
export function RenewalSwitch({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const locked = useRenewalLock(holding)
  return (
    <Toggle
      aria-label={`Automatic renewal of ${holding.label}`}
      isOn={holding.renewal.state === 'on'}
      disabledReason={locked}
      onChange={() => open('renewal', String(holding.licenseId))}
    />
  )
}
