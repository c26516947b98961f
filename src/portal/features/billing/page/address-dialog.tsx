import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTaxableLocations } from '#generated/sales/operations.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { refresh } from '#portal/kit/send-operation.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { toast } from '#portal/ui/toast.ts'
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
