import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import type { Holding } from '../shared/model.ts'
import { holdingQuery } from '../shared/queries.ts'
import { EarlyPurchaseDialog } from './early-purchase.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { RenewalDialog } from './renewal-dialog.tsx'

const DIALOGS = {
  renewal: RenewalDialog,
  'next-plan': PlanDialog,
  'early-purchase': EarlyPurchaseDialog,
}

export type SubscriptionDialogName = keyof typeof DIALOGS

/** The dialog in the address, for the license of the page or for the one that the address also names. */
export default function SubscriptionDialogs({ licenseId }: { licenseId?: number }) {
  const { name, id = licenseId, close } = useDialog()
  if (name === undefined || !(name in DIALOGS) || id === undefined) return null
  return (
    <AboutLicense
      key={`${name} ${id}`}
      name={name as SubscriptionDialogName}
      licenseId={Number(id)}
      onClose={close}
    />
  )
}

function AboutLicense({
  name,
  licenseId,
  onClose,
}: {
  name: SubscriptionDialogName
  licenseId: number
  onClose: () => void
}) {
  const query = useQuery(holdingQuery(licenseId))
  const [opened, setOpened] = useState<Holding>()
  const { data } = query
  if (!opened && data) setOpened(data)
  // A changed price has to be seen before it is agreed to. What the dialog asks stays as it was opened, since the
  // answer arrives before it closes.
  const plan = data?.renewal.plan ?? null
  const Content = DIALOGS[name]
  if (opened)
    return <Content holding={{ ...opened, renewal: { ...opened.renewal, plan } }} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={query.isSuccess ? 'There is no such license' : 'One moment'}>
      <Loaded query={{ ...query, data: query.isSuccess || undefined }} what="The license">
        {() => <p>It belongs to another account, or the number is mistyped.</p>}
      </Loaded>
    </Dialog>
  )
}
