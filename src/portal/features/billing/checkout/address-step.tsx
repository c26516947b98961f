import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTaxableLocation } from '#generated/sales/operations.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { query } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { AddressForm } from '../address/address-form.tsx'
import { SavedAddress } from '../address/saved-address.tsx'
import { focusStep, Step } from './step.tsx'

export const locationQuery = query(getTaxableLocation)

/** The taxable address of the account; undefined while it loads, null if there is none. */
export function useLocation(isWanted = true) {
  const found = useQuery({ ...locationQuery, enabled: isWanted })
  const isMissing = found.error instanceof ApiError && found.error.statusCode === 404
  const location: TaxableLocation | null | undefined = found.data ?? (isMissing ? null : undefined)
  return { ...found, location }
}

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
  const { location, ...found } = useLocation()
  const [isFresh, setFresh] = useState(false)
  const isForm = isEdited || location === null
  return (
    <Step id={STEP} number={number} title="Taxable address" isDone={Boolean(location) && !isForm}>
      <Loaded query={{ ...found, data: location }} what="Your taxable address" rows={2}>
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
