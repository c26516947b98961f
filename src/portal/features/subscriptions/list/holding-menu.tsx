import { CalendarSync, Layers } from 'lucide-react'
import { disableRenewal, resumeRenewal, selectNextPlan } from '#generated/subscription/operations.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import type { SubscriptionDialogName } from '../renewal/subscription-dialogs.tsx'
import { type Holding, lockOf } from '../shared/model.ts'
import { lockWords } from '../shared/words.ts'

/** What can be changed of a license. */
export function HoldingMenu({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const lock = lockOf(holding, new Date())
  const reason = lock && lockWords(lock)
  const { label, licenseId, renewal } = holding
  const isOn = renewal.state === 'on'
  return (
    <RowMenu name={label}>
      <OperationItem
        operation={selectNextPlan}
        icon={<Layers />}
        disabledReason={reason}
        onSelect={() => open('next-plan', String(licenseId))}
      >
        Choose next plan
      </OperationItem>
      <OperationItem
        operation={isOn ? disableRenewal : resumeRenewal}
        icon={<CalendarSync />}
        disabledReason={reason}
        onSelect={() => open('renewal', String(licenseId))}
      >
        {isOn ? 'Turn off renewal' : 'Turn on renewal'}
      </OperationItem>
    </RowMenu>
  )
}
