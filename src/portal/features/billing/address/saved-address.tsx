import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tidyAddress } from '#domain/billing/taxable-address.ts'
import { countryName } from '#domain/text/countries.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { findStandardAddress } from '#generated/sales/operations/findStandardAddress.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh, saveCached } from '#portal/kit/action/send-operation.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { addressLines, suggestionFor } from './address-words.ts'

/** The saved billing address, and after it was typed, the one that the Postal Service may know it by. */
export function SavedAddress({
  location,
  isFresh,
  onEdit,
}: {
  location: TaxableLocation
  /** Whether it was just typed: then it is looked up once. */
  isFresh: boolean
  onEdit: () => void
}) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <address className="min-w-0 not-italic">
          {addressLines(location).map(line => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
          <span className="block text-muted">{countryName(location.country_iso3)}</span>
        </address>
        <OperationButton operation={createTaxableLocation} size="sm" onClick={onEdit}>
          Edit
        </OperationButton>
      </div>
      {isFresh && location.country_iso3 === 'USA' && <DidYouMean location={location} />}
    </div>
  )
}

/** A suggestion that one may take or leave; nothing waits for it. */
function DidYouMean({ location }: { location: TaxableLocation }) {
  const client = useQueryClient()
  const [isLeft, setLeft] = useState(false)
  const { data: found } = useQuery({
    // Of this address: after another one is saved, it is requested again.
    queryKey: ['standard address', location],
    queryFn: () => call(findStandardAddress),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const save = useMutation({
    mutationFn: (body: ReturnType<typeof tidyAddress>) => call(createTaxableLocation, { body }),
    onSuccess: async saved => {
      setLeft(true)
      saveCached(client, query(getTaxableLocation).queryKey, saved)
      await refresh(client, [createQuote])
    },
  })
  const error = toFormError(save.error, [])
  if (isLeft || !found) return null
  if (found.outcome === 'not-found')
    return (
      <Alert title="We couldn’t find this address">
        We saved it as you typed it. Edit it if something is misspelled.
      </Alert>
    )
  const suggestion = found.address && suggestionFor(location, found.address)
  if (!suggestion) return null
  return (
    <Alert
      title="Did you mean this address?"
      reference={error?.requestId}
      action={
        <>
          <Button size="sm" pending={save.isPending} onClick={() => save.mutate(tidyAddress(suggestion))}>
            Use this address
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setLeft(true)}>
            Keep mine
          </Button>
        </>
      }
    >
      {addressLines(suggestion).join(', ')}
      {error && <span className="block text-danger">{error.message}</span>}
    </Alert>
  )
}
