import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { AddressForm } from '../address/address-form.tsx'
import { taxableLocationQuery } from '../address/queries.ts'
import { SavedAddress } from '../address/saved-address.tsx'
import { focusStep, Step } from './step.tsx'

const STEP = 'address-step'

/** Where the tax comes from. A saved address is shown, with Edit; without one, the form is. */
export function AddressStep({
  number,
  isEdited,
  onEdited: setEdited,
}: {
  number: number
  /** Whether the saved address is in the form. */
  isEdited: boolean
  onEdited: (isEdited: boolean) => void
}) {
  const found = useQuery(taxableLocationQuery)
  const [isFresh, setFresh] = useState(false)
  const isForm = isEdited || found.data === null
  return (
    <Step id={STEP} number={number} title="Taxable address" isDone={Boolean(found.data) && !isForm}>
      <Loaded query={found} what="Your taxable address" rows={2}>
        {saved =>
          isForm ? (
            <AddressForm
              saved={saved ?? undefined}
              secondary={
                saved ? (
                  <Button variant="ghost" onClick={() => setEdited(false)}>
                    Cancel
                  </Button>
                ) : undefined
              }
              onSaved={() => {
                setEdited(false)
                setFresh(true)
                focusStep(STEP)
              }}
            />
          ) : (
            saved && (
              <SavedAddress
                key={saved.created}
                location={saved}
                isFresh={isFresh}
                onEdit={() => setEdited(true)}
              />
            )
          )
        }
      </Loaded>
    </Step>
  )
}
