import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTaxableLocations } from '#generated/sales/operations.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { AddressForm } from '../address/address-form.tsx'
import { locationsQuery } from './queries.ts'

/** Saves another taxable address; the one before stays in the history. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const locations = useQuery(locationsQuery)
  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={onClose}
      title="Taxable address"
      description="It determines the tax of orders from now on. Orders that are placed keep their tax."
    >
      <Loaded query={locations} what="Your taxable address">
        {({ taxable_locations: [current] }) => (
          <AddressForm
            saved={current}
            secondary={<Button onClick={onClose}>Cancel</Button>}
            onSaved={async () => {
              await refresh(client, [listTaxableLocations])
              void toast.success('The taxable address is saved.')
              onClose()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
